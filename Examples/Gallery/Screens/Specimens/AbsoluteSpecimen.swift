import Weft

/// Children at positions of their own, and how large the spec is: the tinted ground.
struct AbsoluteSpecimen: NodeContent {
    let samples = AbsoluteLayoutSpec.Sizing.allCases.map { sizing in
        DisplayNode(
            Sample("sizing .\(sizing)", of: Sample.boxes(3) + [Sample.filler()], height: 80) {
                AbsoluteLayoutSpec(sizing: sizing, children: [
                    $0[0],
                    $0[1].layoutPosition(x: 40, y: 30),
                    $0[2].layoutPosition(x: 80, y: 10),
                ])
                .background($0[3])
                .roomy()
            }
        )
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        samples.sheet(thatFits: constrainedSize)
    }
}
