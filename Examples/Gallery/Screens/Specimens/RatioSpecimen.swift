import Weft

/// The height of an element without one of its own, from its width.
struct RatioSpecimen: NodeContent {
    let samples = [0.5, 9.0 / 16, 1, 1.5].map { ratio in
        DisplayNode(
            Sample("ratio \((ratio * 100).rounded() / 100)", of: [Sample.filler()], height: 96) {
                StackLayoutSpec(.horizontal, alignItems: .start, children: [
                    $0[0].ratio(ratio).width(64)
                ])
            }
        )
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        samples.sheet(thatFits: constrainedSize)
    }
}
