import Weft

/// What lies behind an element is exactly as large as the element.
struct BackgroundSpecimen: NodeContent {
    let samples = [
        textSample("As large as the text") { $0.background($1) },
        textSample("Inset first: room around it") { $0.inset(10).background($1) },
        textSample("A negative inset: it sticks out") {
            $0.background($1.inset(-6)).inset(10)
        },
        DisplayNode(
            Sample("Behind a whole stack", of: Sample.boxes(3) + [Sample.filler()]) {
                StackLayoutSpec(.horizontal, spacing: 6, children: Array($0[..<3]))
                    .inset(8)
                    .background($0[3])
                    .hugged()
            }
        ),
    ]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        samples.sheet(thatFits: constrainedSize)
    }

    private static func textSample(
        _ caption: String,
        arrangement: @escaping @Sendable (AnyDisplayNode, AnyDisplayNode) -> any LayoutElement
    ) -> DisplayNode<Sample> {
        DisplayNode(
            Sample(caption, of: [Sample.text("child"), Sample.filler()]) {
                arrangement($0[0], $0[1]).hugged()
            }
        )
    }
}
