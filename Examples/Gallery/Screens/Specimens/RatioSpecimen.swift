import Weft

/// The height of an element without one of its own, from its width.
struct RatioSpecimen: NodeContent {
    let samples = [
        sample("1 : 2", 1.0 / 2),
        sample("9 : 16", 9.0 / 16),
        sample("1 : 1", 1),
        sample("3 : 2", 3.0 / 2),
    ]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        samples.sheet(thatFits: constrainedSize)
    }

    private static func sample(_ caption: String, _ ratio: Double) -> DisplayNode<Sample> {
        DisplayNode(
            Sample(caption, of: [Sample.filler()], height: 96) { boxes in
                boxes[0].ratio(ratio).width(64).hugged()
            }
        )
    }
}
