import Weft

/// Where a stack puts its children across its direction.
struct AlignItemsSpecimen: NodeContent {
    let samples = StackAlignItems.allCases.map { value in
        let texts = [
            Sample.text("Ag", fontSize: 12),
            Sample.text("Ag", fontSize: 28),
            Sample.text("one\ntwo", fontSize: 14),
        ]
        return DisplayNode(
            Sample(".\(value)", of: texts + Sample.boxes(1, width: 20, height: 14)) { items in
                StackLayoutSpec(.horizontal, spacing: 10, alignItems: value) { items }
            }
        )
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        samples.sheet(thatFits: constrainedSize)
    }
}
