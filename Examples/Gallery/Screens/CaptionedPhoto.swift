import Weft

/// A photo a quarter as wide as the screen, with its title on it.
struct CaptionedPhoto: NodeContent {
    let photo = DisplayNode(ImageContent(name: "photo"))
    let title = DisplayNode(TextContent("family fall hikes", fontSize: 13, color: .onPhoto))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        let side = constrainedSize.max.width / 4

        // The infinite inset takes all the room above the title, so the title sits at the bottom.
        let titleAtBottom = title.inset(
            LayoutInsets(top: .infinity, left: 12, bottom: 12, right: 12)
        )

        return photo
            .preferredSize(width: side, height: side)
            .overlay(titleAtBottom)
    }
}
