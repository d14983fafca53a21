import Weft

/// Four videos that share a screen: one across the top, three in a grid below.
struct VideoWall: NodeContent {
    let guitar = DisplayNode(ImageContent(name: "video guitar"))
    let drums = DisplayNode(ImageContent(name: "video drums"))
    let piano = DisplayNode(ImageContent(name: "video piano"))
    let violin = DisplayNode(ImageContent(name: "video violin"))

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        let screen = constrainedSize.max
        let half = screen.width / 2
        let third = screen.height / 3

        // Positions in points are for what no stack can express: they do not
        // adapt to their contents.
        return AbsoluteLayoutSpec {
            guitar
                .preferredSize(width: screen.width, height: third)
                .layoutPosition(x: 0, y: 0)
            drums
                .preferredSize(width: half, height: third)
                .layoutPosition(x: half, y: third)
            piano
                .preferredSize(width: half, height: third)
                .layoutPosition(x: 0, y: screen.height - third)
            violin
                .preferredSize(width: half, height: third)
                .layoutPosition(x: 0, y: third)
        }
    }
}
