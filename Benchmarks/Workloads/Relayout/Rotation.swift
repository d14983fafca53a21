import Weft

extension RelayoutWorkload {
    /// W9: W4 in portrait and in landscape, in turn. The caches answer all rounds but the first
    /// one.
    static let rotation: [any Workload] = [
        (100, 8_436_632), (1_000, 696_150_224),
    ].map { cells, checksum in
        feed("W9", cells, checksum, in: [SizeRange(width: 375), SizeRange(width: 667)])
    }

    /// Twenty layouts of W4 in ranges that take turns, without any edit.
    static func feed(
        _ name: String,
        _ cells: Int,
        _ checksum: Double,
        in ranges: [SizeRange],
        after firstRanges: [SizeRange]? = nil
    ) -> RelayoutWorkload {
        RelayoutWorkload(
            name: "\(name)/\(12 * cells + 1)",
            nodeCount: 12 * cells + 1,
            checksum: checksum,
            stepCount: 20,
            ranges: ranges,
            firstRanges: firstRanges
        ) { scheduler in
            let feed = try FeedTree(cellCount: cells, scheduler: scheduler)
            return RelayoutScene(tree: feed.tree)
        }
    }
}
