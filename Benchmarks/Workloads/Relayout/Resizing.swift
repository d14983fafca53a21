import Weft

extension RelayoutWorkload {
    /// W15: W4 in widths that it was never laid out in before, as in a window that is being
    /// resized.
    static let resizing: [any Workload] = [
        (100, 74_009_228), (1_000, 6_155_072_172),
    ].map { cells, checksum in
        RelayoutWorkload(
            name: "W15/\(12 * cells + 1)",
            nodeCount: 12 * cells + 1,
            checksum: checksum,
            stepCount: 20,
            ranges: (0..<20).map { SizeRange(width: 320 + 12 * Double($0)) },
            firstRanges: [SizeRange(width: 308)]
        ) { scheduler in
            let feed = try FeedTree(cellCount: cells, scheduler: scheduler)
            return RelayoutScene(tree: feed.tree)
        }
    }
}
