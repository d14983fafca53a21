import Weft

/// Where a child is put; the spec itself is the tinted ground.
struct RelativeSpecimen: NodeContent {
    let samples = [
        sample(".start, .start", .start, .start),
        sample(".center, .end", .center, .end),
        sample(".end, .center", .end, .center),
        sample(".none, .none", .none, .none),
        sample("sizing .minimumWidth", .end, .end, .minimumWidth),
        sample("sizing .minimumHeight", .end, .end, .minimumHeight),
    ]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        samples.sheet(thatFits: constrainedSize)
    }

    private static func sample(
        _ caption: String,
        _ horizontal: RelativeLayoutSpec.Position,
        _ vertical: RelativeLayoutSpec.Position,
        _ sizing: RelativeLayoutSpec.SizingOption = .default
    ) -> DisplayNode<Sample> {
        DisplayNode(
            Sample(caption, of: Sample.boxes(1) + [Sample.filler()]) {
                $0[0].relative(horizontal: horizontal, vertical: vertical, sizing: sizing)
                    .background($0[1])
                    .roomy()
            }
        )
    }
}
