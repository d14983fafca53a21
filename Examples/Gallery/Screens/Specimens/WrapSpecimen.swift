import Weft

/// How a stack breaks its children into lines, and where it puts the lines.
struct WrapSpecimen: NodeContent {
    let samples = StackAlignContent.allCases.map { value in
        sample("alignContent .\(value)", .wrap, value)
    } + [
        sample("flexWrap .wrapReverse", .wrapReverse, .start),
        sample("flexWrap .noWrap", .noWrap, .start),
    ]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        samples.sheet(thatFits: constrainedSize)
    }

    private static func sample(
        _ caption: String,
        _ wrap: StackFlexWrap,
        _ alignContent: StackAlignContent
    ) -> DisplayNode<Sample> {
        DisplayNode(
            Sample(caption, of: Sample.boxes(5, width: 44, height: 18), height: 84) { boxes in
                StackLayoutSpec(
                    .horizontal,
                    spacing: 4,
                    flexWrap: wrap,
                    alignContent: alignContent,
                    lineSpacing: 4
                ) {
                    for box in boxes { box.flexShrink(1) }
                }
            }
        )
    }
}
