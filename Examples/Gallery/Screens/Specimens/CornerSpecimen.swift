import Weft

/// A small element on a corner of a larger one, and how large the spec is: the tinted ground.
struct CornerSpecimen: NodeContent {
    let samples = CornerLayoutSpec.Location.allCases.map { sample(".\($0)", $0) } + [
        sample("offset −6, 6", .topRight, offset: LayoutPoint(x: -6, y: 6)),
        sample("wrapsCorner", .topRight, wrapsCorner: true),
    ]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        samples.sheet(thatFits: constrainedSize)
    }

    private static func sample(
        _ caption: String,
        _ location: CornerLayoutSpec.Location,
        offset: LayoutPoint = .zero,
        wrapsCorner: Bool = false
    ) -> DisplayNode<Sample> {
        let items = Sample.boxes([(56, 40), (16, 16)]) + [Sample.filler()]
        return DisplayNode(
            Sample(caption, of: items, height: 72) {
                $0[0].corner($0[1], at: location, offset: offset, wrapsCorner: wrapsCorner)
                    .background($0[2])
                    .inset(16)
                    .hugged()
            }
        )
    }
}
