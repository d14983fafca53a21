import Testing
import Weft

@Suite("Children that are measured several times")
struct MultipassTests {
    private struct Row: NodeContent, Equatable {
        let text = DisplayNode(TextContent("short")) { $0.flexShrink = 1 }
        let tail = box(60, 20)

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec(.horizontal, alignItems: .start) {
                text
                tail
            }
        }
    }

    @Test("A shrunk child whose natural size changes is laid out anew")
    func shrunkChild() async throws {
        let row = DisplayNode(Row())
        let root = DisplayNode(Column(children: [row.anyNode]))
        let tree = DisplayTree(root: root)
        var text: DisplayNode<TextContent>?
        for string in [
            "a few words that wrap", "a few words that wrap too", "a", "wrap words again",
        ] {
            try tree.update { edit in
                text = edit[row].text
                edit[edit[row].text].string = string
            }
            let commit = try await tree.layout(in: SizeRange(width: 120))
            #expect(try differencesFromCold(commit, of: root).isEmpty)
            let node = try #require(text)
            let payload = try #require(commit.payload(of: node, as: TextLayout.self))
            #expect(payload.size.height <= commit.frame(of: node)?.size.height ?? 0)
        }
    }

    @Test("An overlay is as large as its child, also after the child has changed")
    func overlay() async throws {
        let child = box(40, 40)
        let over = DisplayNode(BoxContent())
        let under = DisplayNode(BoxContent())
        let root = DisplayNode(Layers(child: child, over: over, under: under))
        let tree = DisplayTree(root: root)
        for width in [40.0, 50, 30, 30] {
            try tree.update { $0[child].size?.width = width }
            let commit = try await tree.layout(in: .unbounded)
            #expect(commit.frame(of: over)?.size.width == width)
            #expect(commit.frame(of: under)?.size.width == width)
            #expect(commit.nodes.map(\.id) == [root.id, under.id, child.id, over.id])
            #expect(try differencesFromCold(commit, of: root).isEmpty)
        }
    }

    private struct Layers: NodeContent {
        let child: DisplayNode<BoxContent>
        let over: DisplayNode<BoxContent>
        let under: DisplayNode<BoxContent>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            child.overlay(over).background(under)
        }
    }
}
