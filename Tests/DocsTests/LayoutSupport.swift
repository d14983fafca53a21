import Weft

/// A content whose spec is given from outside.
struct Frame<Body: LayoutElement>: NodeContent {
    let body: Body

    func layoutSpec(thatFits constrainedSize: SizeRange) -> Body { body }
}

/// Returns a box of the given size.
func box(_ width: Double, _ height: Double, name: String? = nil) -> DisplayNode<BoxContent> {
    DisplayNode(BoxContent(size: LayoutSize(width: width, height: height)), name: name)
}

/// Lays out an element in a node of its own.
func layOut(_ element: some LayoutElement, in range: SizeRange) throws -> LayoutCommit {
    try DisplayNode(Frame(body: element)).layout(in: range)
}
