import Weft

/// Where a stack puts its children across its direction.
struct AlignItemsSpecimen: NodeContent {
    let samples = StackAlignItems.allCases.map { value in
        DisplayNode(
            Sample(
                ".\(value)",
                of: [
                    Sample.text("Ag", fontSize: 12),
                    Sample.text("Ag", fontSize: 28),
                    Sample.text("one\ntwo", fontSize: 14),
                    Sample.box(width: 20, height: 14),
                ]
            ) { items in
                StackLayoutSpec(spacing: 10, alignItems: value) { items }
            }
        )
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        samples.sheet(thatFits: constrainedSize)
    }
}
