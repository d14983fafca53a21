import Weft

extension ColdWorkload {
    /// W4: a feed of cells, written as an app would write them.
    static let feed: [any Workload] = [(100, 3_390_784), (1_000, 283_338_912)].map {
        cells,
        checksum in
        ColdWorkload(
            name: "W4/\(cells)",
            nodeCount: 12 * cells + 1,
            checksum: checksum,
            range: SizeRange(width: 375)
        ) {
            AnyDisplayNode(DisplayNode(FeedContent(cellCount: cells)))
        }
    }
}
