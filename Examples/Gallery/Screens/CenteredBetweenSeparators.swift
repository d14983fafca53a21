import Weft

/// A short text in the middle between two hairlines.
struct CenteredBetweenSeparators: NodeContent {
    let topSeparator = DisplayNode(BoxContent(color: .separator))
    let bottomSeparator = DisplayNode(BoxContent(color: .separator))
    let text = DisplayNode(TextContent("this is a text node"))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        EnvironmentReader { environment in
            let pixel = 1 / (environment.displayScale ?? 1)

            // alignSelf centres the text alone; the separators are stretched.
            StackLayoutSpec(.vertical, spacing: 20, justifyContent: .center) {
                topSeparator.height(pixel)
                text.alignSelf(.center)
                bottomSeparator.height(pixel)
            }
            .inset(LayoutInsets(vertical: 60))
        }
    }
}
