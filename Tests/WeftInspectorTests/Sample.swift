import Weft

/// A row of a box and a text on a background.
struct Sample: NodeContent {
    let avatar = DisplayNode(
        BoxContent(size: LayoutSize(width: 40, height: 40), color: 0x0A84FF),
        name: "avatar"
    )
    let title = DisplayNode(TextContent("Fish & chips", fontSize: 10))
    let paper = DisplayNode(BoxContent(color: 0x202020), name: "<paper>")

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.horizontal, spacing: 8, alignItems: .center) {
            avatar
            title.flexGrow(1)
        }
        .inset(LayoutInsets(10))
        .background(paper)
    }

    static func commit() throws -> LayoutCommit {
        try DisplayNode(Sample(), name: "row").layout(
            in: SizeRange(width: 160),
            environment: LayoutEnvironment(displayScale: 2)
        )
    }
}

/// Text that has a meaning in HTML and XML, or that they cannot contain.
enum Markup {
    static let name = "a<b>&\"'\u{0}\u{1B}\n\u{FFFE}𝄞"

    /// Layouts of nodes, some of which have such names and texts.
    static func commits() throws -> [LayoutCommit] {
        [
            try Sample.commit(),
            try DisplayNode(TextContent("</q><script>&\u{0}"), name: name).layout(),
            try DisplayNode(BoxContent(), name: name).layout(),
            try DisplayNode(Nest(depth: 200)).layout(),
        ]
    }
}

/// Nodes nested as deeply as asked for.
struct Nest: NodeContent {
    let inner: AnyDisplayNode

    init(depth: Int) {
        inner =
            depth == 0
            ? DisplayNode(BoxContent(size: LayoutSize(width: 1, height: 1))).anyNode
            : DisplayNode(Nest(depth: depth - 1)).anyNode
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        inner.inset(LayoutInsets(1))
    }
}
