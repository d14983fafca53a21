import Testing
import Weft
import WeftTesting

enum BarHeight: LayoutEnvironmentKey {
    static let defaultValue = 4.0
}

struct ProgressBar: LeafContent, Equatable {
    var progress = 0.0

    func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        LeafMeasurement(size: LayoutSize(width: 120, height: environment[BarHeight.self]))
    }
}

extension ProgressBar {
    static var measuresInstantly: Bool { true }
}

struct Card: NodeContent {
    let photo = DisplayNode(ImageContent(intrinsicSize: LayoutSize(width: 600, height: 400)))
    let title = DisplayNode(
        TextContent(
            "A title of two lines at most",
            fontSize: 17,
            isBold: true,
            maximumNumberOfLines: 2
        )
    )
    let avatar = DisplayNode(
        BoxContent(size: LayoutSize(width: 40, height: 40), color: 0x3A7BD5)
    )

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, spacing: 8) {
            photo.ratio(2.0 / 3)
            StackLayoutSpec(spacing: 8, alignItems: .center) {
                avatar
                title.flexShrink(1)
            }
        }
    }
}

struct Board: NodeContent {
    static let tile = LayoutElementStyle {
        $0.preferredSize = LayoutSize(width: 48, height: 48)
        $0.flexGrow = 1
    }

    let tiles = (0..<64).map { _ in DisplayNode(BoxContent(), style: tile) }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(flexWrap: .wrap, children: tiles)
    }
}

struct Article: NodeContent {
    let rows: [AnyDisplayNode] = [
        AnyDisplayNode(TextContent("Lisbon, in the morning")),
        AnyDisplayNode(ImageContent(intrinsicSize: LayoutSize(width: 60, height: 40))),
    ]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, spacing: 4, children: rows)
    }
}

@Suite("Leaves and styles in How-to.md")
struct LeafExamples {
    @Test("The photo of a card keeps its ratio, and the title is limited to two lines")
    func leaves() throws {
        let content = Card()
        let commit = try DisplayNode(content).layout(in: SizeRange(width: 120))
        #expect(commit.frame(of: content.photo)?.size == LayoutSize(width: 120, height: 80))
        #expect(commit.payload(of: content.title, as: TextLayout.self)?.lines.count == 2)
        #expect(commit.diagnostics.isEmpty)
    }

    @Test("The progress bar breaks none of its promises")
    func promises() {
        #expect(ProgressBar().brokenPromises().isEmpty)
    }

    @Test("Editing a node's style does not change other nodes that share the style")
    func sharedStyle() async throws {
        let content = Board()
        let tree = DisplayTree(root: DisplayNode(content))
        let row = SizeRange(width: 3_200)
        let first = try await tree.layout(in: row)
        #expect(first.frame(of: content.tiles[1]) == LayoutRect(x: 50, y: 0, width: 50, height: 48))
        try tree.update { edit in
            for tile in content.tiles.dropFirst() { edit[style: tile].flexGrow = 0 }
        }
        let second = try await tree.layout(in: row)
        #expect(second.frame(of: content.tiles[0])?.size.width == 176)
        #expect(second.frame(of: content.tiles[1])?.size.width == 48)
    }

    @Test("Nodes of several kinds can be rows of one array")
    func severalKinds() throws {
        let article = Article()
        let commit = try DisplayNode(article).layout()
        #expect(commit.subnodes(of: commit.root) == article.rows)
        #expect(commit.content(of: article.rows[1]) is ImageContent)
    }
}
