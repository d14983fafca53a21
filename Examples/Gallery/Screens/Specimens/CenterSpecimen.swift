import Weft

/// Along which axes a child is centred, and how large the centring spec is: the tinted ground.
struct CenterSpecimen: NodeContent {
    let samples = [
        sample("centering .none", .none),
        sample("centering .x", .x),
        sample("centering .y", .y),
        sample("centering .xy", .xy),
        sample("sizing .minimumX", .xy, .minimumX),
        sample("sizing .minimumY", .xy, .minimumY),
    ]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        samples.sheet(thatFits: constrainedSize)
    }

    private static func sample(
        _ caption: String,
        _ centering: CenterLayoutSpec.CenteringOptions,
        _ sizing: CenterLayoutSpec.SizingOptions = .default
    ) -> DisplayNode<Sample> {
        DisplayNode(
            Sample(caption, of: Sample.boxes(1) + [Sample.filler()]) {
                $0[0].centered(centering, sizing: sizing).background($0[1]).roomy()
            }
        )
    }
}
