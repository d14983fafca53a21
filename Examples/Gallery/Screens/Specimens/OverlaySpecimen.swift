import Weft

/// What lies over an element is exactly as large as the element.
struct OverlaySpecimen: NodeContent {
    let samples = [
        DisplayNode(
            Sample("A box without a size fills it", of: [Sample.text("child"), Sample.filler()]) {
                $0[0].overlay($0[1]).hugged()
            }
        ),
        DisplayNode(
            Sample("Centred in it", of: Sample.boxes([(90, 40), (30, 14)])) {
                $0[0].overlay($0[1].centered()).hugged()
            }
        ),
        DisplayNode(
            Sample("At its bottom", of: Sample.boxes([(90, 40), (90, 10)])) {
                $0[0].overlay($0[1].inset(LayoutInsets(top: .infinity))).hugged()
            }
        ),
        DisplayNode(
            Sample("A larger one is cut to size", of: Sample.boxes([(40, 24), (140, 50)])) {
                $0[0].overlay($0[1].inset(4)).hugged()
            }
        ),
    ]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        samples.sheet(thatFits: constrainedSize)
    }
}
