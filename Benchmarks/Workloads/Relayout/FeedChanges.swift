import Weft

extension RelayoutWorkload {
    /// W7b and W7c: a text of W4 changes its width, or is edited so that nothing moves.
    static let feedChanges: [any Workload] = [changedTexts, retouchedTexts]

    private static let feedRange = SizeRange(width: 375)

    private static let changedTexts = RelayoutWorkload(
        name: "W7b/12001",
        nodeCount: 12_001,
        checksum: 283_366_014,
        stepCount: 200,
        ranges: [feedRange]
    ) { scheduler in
        let feed = try FeedTree(cellCount: 1_000, scheduler: scheduler)
        var numbers = LCG(seed: 7)
        return RelayoutScene(tree: feed.tree) { step in
            let index = step * 29 % feed.texts.count
            let width = numbers.width(ofText: index)
            try feed.tree.update { $0[feed.texts[index]].width = width }
        }
    }

    private static let retouchedTexts = RelayoutWorkload(
        name: "W7c/12001",
        nodeCount: 12_001,
        checksum: 283_338_912,
        stepCount: 200,
        ranges: [feedRange]
    ) { scheduler in
        let feed = try FeedTree(cellCount: 1_000, scheduler: scheduler)
        return RelayoutScene(tree: feed.tree) { step in
            let index = step * 29 % feed.texts.count
            try feed.tree.update { $0[feed.texts[index]].shade += 1 }
        }
    }
}
