import Weft

extension ColdWorkload {
    /// W1: a column of leaves.
    static let wideShallow: [any Workload] = [
        (1_000, 3_522_497), (10_000, 350_215_994), (100_000, 35_002_150_995),
        (1_000_000, 3_500_021_500_997),
    ].map { count, checksum in
        ColdWorkload(
            name: "W1/\(count)",
            nodeCount: count + 1,
            checksum: checksum,
            range: SizeRange(width: 1000)
        ) {
            let children = (0..<count).map { index in
                let size = LayoutSize(width: Double(10 + index % 7), height: Double(5 + index % 5))
                return DisplayNode(BoxContent(size: size))
            }
            let column = Container(.vertical, alignItems: .start, children: children)
            return AnyDisplayNode(DisplayNode(column))
        }
    }
}
