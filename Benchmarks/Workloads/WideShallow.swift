import Weft

extension Workload {
    /// W1: a column of leaves.
    static let wideShallow: [Workload] = [
        (1_000, 3_522_497), (10_000, 350_215_994), (100_000, 35_002_150_995),
    ].map { count, checksum in
        Workload(
            name: "W1/\(count)",
            nodeCount: count + 1,
            range: SizeRange(width: 1000),
            checksum: checksum
        ) {
            let children = (0..<count).map { index in
                let size = LayoutSize(width: Double(10 + index % 7), height: Double(5 + index % 5))
                return DisplayNode(BoxContent(size: size))
            }
            return AnyDisplayNode(DisplayNode(Column(children: children)))
        }
    }
}

/// A column of leaves, each of its own size.
struct Column: NodeContent {
    let children: [DisplayNode<BoxContent>]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, alignItems: .start, children: children)
    }
}
