import Weft

/// A photo that is as wide as it can be and keeps its shape.
struct RatioPhoto: NodeContent, Equatable {
    /// The height divided by the width.
    var ratio: Double

    let photo = DisplayNode(ImageContent(name: "photo"))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        // The photo has no size of its own yet; the ratio gives it one.
        photo.ratio(ratio).inset(12)
    }
}
