import Weft

/// A spec that is as large as its child, or as the largest of several at the same place.
struct WrapperSpecimen: NodeContent {
    let samples = [
        DisplayNode(
            Sample("One child", of: Sample.boxes([(96, 28)])) {
                WrapperLayoutSpec(children: $0).hugged()
            }
        ),
        DisplayNode(
            Sample("Several children", of: Sample.boxes([(96, 28), (60, 44), (28, 16)])) {
                WrapperLayoutSpec(children: $0).hugged()
            }
        ),
    ]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        samples.sheet(thatFits: constrainedSize)
    }
}
