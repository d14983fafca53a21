import Weft

/// A node whose spec is given from outside.
struct Frame<Body: LayoutElement>: NodeContent {
    let body: Body

    func layoutSpec(thatFits constrainedSize: SizeRange) -> Body { body }
}

/// A box with a size.
func box(_ width: Double, _ height: Double, name: String? = nil) -> DisplayNode<BoxContent> {
    DisplayNode(BoxContent(size: LayoutSize(width: width, height: height)), name: name)
}

/// Lays an element out in a node of its own.
func layOut(_ element: some LayoutElement, in range: SizeRange) throws -> LayoutCommit {
    try DisplayNode(Frame(body: element)).layout(in: range)
}
