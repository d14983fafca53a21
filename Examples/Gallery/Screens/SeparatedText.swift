import Weft

/// A paragraph between two hairlines that reach from edge to edge.
struct SeparatedText: NodeContent {
    let topSeparator = DisplayNode(BoxContent(color: .separator))
    let bottomSeparator = DisplayNode(BoxContent(color: .separator))
    let text = DisplayNode(
        TextContent("A stack stretches its children across by default, so the lines need no width.")
    )

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        EnvironmentReader { environment in
            let pixel = 1 / (environment.displayScale ?? 1)

            StackLayoutSpec(.vertical, justifyContent: .center, alignItems: .stretch) {
                topSeparator.height(pixel)
                text.inset(20)
                bottomSeparator.height(pixel)
            }
        }
    }
}
