import Weft

/// Tags that run on into as many lines as they need.
struct TagList: NodeContent, Equatable {
    var tags: [DisplayNode<Tag>]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(
            .horizontal,
            spacing: 8,
            alignItems: .start,
            flexWrap: .wrap,
            lineSpacing: 8
        ) {
            tags
        }
        .inset(12)
    }
}

/// One tag: a word on a coloured ground.
struct Tag: NodeContent {
    let word: DisplayNode<TextContent>
    let ground = DisplayNode(BoxContent(color: .tint))

    init(_ word: String) {
        self.word = DisplayNode(
            TextContent(word, fontSize: 13, color: .onPhoto)
        )
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        word
            .inset(horizontal: 10, vertical: 5)
            .background(ground)
    }
}
