import Weft

/// A cell of a list of search terms: one line of text, centred from top to bottom.
struct InsetTextCell: NodeContent {
    let title = DisplayNode(TextContent("artisan bread recipes", fontSize: 16))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        // As high as the cell, but no wider than its text.
        title
            .inset(LayoutInsets(top: 0, left: 12, bottom: 4, right: 4))
            .centered(.y, sizing: .minimumX)
    }
}
