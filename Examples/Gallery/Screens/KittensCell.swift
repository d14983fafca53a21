import Weft

/// A kitten and a story about it. A tap enlarges the kitten or swaps the two.
struct KittensCell: NodeContent, Equatable {
    var isKittenEnlarged = false
    var hasStoryFirst = false

    let kitten = DisplayNode(ImageContent(name: "kitten"))
    let story = DisplayNode(
        TextContent(
            """
            Kittens sleep most of the day, and they dream. Awake, they \
            chase what moves: a leaf, a shoelace, the shadow of their own \
            tail.
            """
        )
    )

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        let side = isKittenEnlarged ? 160.0 : 80.0
        let sizedKitten = kitten.preferredSize(width: side, height: side)

        // Nothing shrinks of its own accord. Without this, the story would
        // stay on one line and leave the screen.
        let shrinkingStory = story.flexShrink(1)

        return StackLayoutSpec(.horizontal, spacing: 10) {
            if hasStoryFirst {
                shrinkingStory
                sizedKitten
            } else {
                sizedKitten
                shrinkingStory
            }
        }
        .inset(16)
    }
}
