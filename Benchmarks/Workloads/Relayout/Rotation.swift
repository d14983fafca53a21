import Weft

extension RelayoutWorkload {
    /// W9: W4 in portrait and in landscape, in turn. The caches answer all rounds but the first
    /// one.
    static let rotation: [any Workload] = [
        (100, 8_436_632), (1_000, 696_150_224),
    ].map { cells, checksum in
        RelayoutWorkload(
            name: "W9/\(12 * cells + 1)",
            nodeCount: 12 * cells + 1,
            checksum: checksum,
            stepCount: 20,
            ranges: [SizeRange(width: 375), SizeRange(width: 667)]
        ) { scheduler in
            let feed = try FeedTree(cellCount: cells, scheduler: scheduler)
            return RelayoutScene(tree: feed.tree)
        }
    }
}
