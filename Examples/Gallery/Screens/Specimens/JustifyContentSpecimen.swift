import Weft

/// Where a stack leaves the room that its children do not need.
struct JustifyContentSpecimen: NodeContent {
    let samples = StackJustifyContent.allCases.map { value in
        DisplayNode(
            Sample(".\(value)", of: Sample.boxes(3)) { boxes in
                StackLayoutSpec(.horizontal, justifyContent: value, alignItems: .center) { boxes }
            }
        )
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        samples.sheet(thatFits: constrainedSize)
    }
}
