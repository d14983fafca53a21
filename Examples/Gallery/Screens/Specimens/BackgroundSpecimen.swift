import Weft

/// What lies behind an element is exactly as large as the element.
struct BackgroundSpecimen: NodeContent {
    let samples = [
        DisplayNode(
            Sample("As large as the text", of: [Sample.text("child"), Sample.filler()]) {
                $0[0].background($0[1]).hugged()
            }
        ),
        DisplayNode(
            Sample("Inset first: room around it", of: [Sample.text("child"), Sample.filler()]) {
                $0[0].inset(10).background($0[1]).hugged()
            }
        ),
        DisplayNode(
            Sample("A negative inset: it sticks out", of: [Sample.text("child"), Sample.filler()]) {
                $0[0].background($0[1].inset(-6)).inset(10).hugged()
            }
        ),
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
}
