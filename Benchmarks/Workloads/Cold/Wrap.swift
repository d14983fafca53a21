import Weft

extension ColdWorkload {
    /// W6: leaves in a row that is broken into lines.
    static let wrap: [any Workload] = [(1_000, 1_886_390), (10_000, 142_359_579)].map {
        count,
        checksum in
        ColdWorkload(
            name: "W6/\(count)",
            nodeCount: count + 1,
            checksum: checksum,
            range: SizeRange(width: 1000)
        ) {
            var numbers = LCG(seed: 6)
            let children = (0..<count).map { _ in
                let width = numbers.next(in: 10...100)
                let height = numbers.next(in: 10...50)
                let size = LayoutSize(width: Double(width), height: Double(height))
                return DisplayNode(BoxContent(size: size))
            }
            return AnyDisplayNode(DisplayNode(WrappedRow(children: children)))
        }
    }
}

/// A row that continues on another line when one is full.
private struct WrappedRow: NodeContent {
    let children: [DisplayNode<BoxContent>]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(
            .horizontal,
            alignItems: .start,
            flexWrap: .wrap,
            alignContent: .start,
            children: children
        )
    }
}
