import Weft

extension RelayoutWorkload {
    /// W10: a thousand texts of W4, drawn at random, change in one transaction.
    static let bursts: [any Workload] = [
        RelayoutWorkload(
            name: "W10/12001",
            nodeCount: 12_001,
            checksum: 283_032_930,
            stepCount: 20,
            ranges: [SizeRange(width: 375)]
        ) { scheduler in
            let feed = try FeedTree(cellCount: 1_000, scheduler: scheduler)
            var numbers = LCG(seed: 10)
            return RelayoutScene(tree: feed.tree) { _ in
                try feed.tree.update { edit in
                    for _ in 0..<1_000 {
                        let index = numbers.next() % feed.texts.count
                        edit[feed.texts[index]].width = numbers.width(ofText: index)
                    }
                }
            }
        }
    ]
}
