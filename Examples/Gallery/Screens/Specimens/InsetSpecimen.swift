import Weft

/// What room an inset leaves around its child, and what an infinite one does.
struct InsetSpecimen: NodeContent {
    let samples = [
        sample("8 on every side", LayoutInsets(8)),
        sample("left 48", LayoutInsets(left: 48)),
        sample("top ∞", LayoutInsets(top: .infinity)),
        sample("left ∞, bottom ∞", LayoutInsets(left: .infinity, bottom: .infinity)),
        sample("left 8, other sides ∞", LayoutInsets(
            top: .infinity,
            left: 8,
            bottom: .infinity,
            right: .infinity
        )),
        sample("∞ on every side", LayoutInsets(.infinity)),
    ]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        samples.sheet(thatFits: constrainedSize)
    }

    private static func sample(_ caption: String, _ insets: LayoutInsets) -> DisplayNode<Sample> {
        DisplayNode(
            Sample(caption, of: Sample.boxes(1, width: 44)) { $0[0].inset(insets) }
        )
    }
}
