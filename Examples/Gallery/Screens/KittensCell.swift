import Weft

/// A kitten and what there is to say about it. A tap enlarges the kitten, or swaps the two.
struct KittensCell: NodeContent, Equatable {
    var isImageEnlarged = false
    var hasTextFirst = false

    let image = DisplayNode(ImageContent(name: "kitten"))
    let text = DisplayNode(
        TextContent(
            """
            Kittens sleep most of the day, and they dream. Awake, they chase what moves: a leaf, \
            a shoelace, the shadow of their own tail.
            """
        )
    )

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        let side = isImageEnlarged ? 160.0 : 80.0
        let sizedImage = image.preferredSize(width: side, height: side)

        // Text does not shrink of its own accord: without this it would stay on one line and
        // leave the screen.
        let shrinkingText = text.flexShrink(1)

        return StackLayoutSpec(.horizontal, spacing: 10) {
            if hasTextFirst {
                shrinkingText
                sizedImage
            } else {
                sizedImage
                shrinkingText
            }
        }
        .inset(16)
    }
}
