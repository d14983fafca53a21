import TestSupport
import Testing
import Weft
import WeftInspector

@Suite("Drawings and outlines of deep trees")
struct DepthTests {
    /// A content that consists of one node.
    private struct Shell: NodeContent {
        let inner: AnyDisplayNode

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement { inner }
    }

    @Test("A chain of 5,000 nodes can be outlined and drawn on a stack of 256 KB")
    func chain() async throws {
        let count = 5_000
        var top = DisplayNode(BoxContent(), name: "leaf").anyNode
        for _ in 0..<count { top = DisplayNode(Shell(inner: top)).anyNode }
        let commit = try top.layout()
        let (outline, ascii, svg, html) = await onThread(stackSize: 256 << 10) {
            (
                commit.outline(showsRanges: true, showsDiagnostics: true),
                commit.ascii(columns: 20),
                commit.svg(),
                try? commit.html()
            )
        }
        let lines = outline.split(separator: "\n")
        #expect(lines.count == count + 2)
        #expect(lines[count].contains("└ [\(count)] leaf Box  0 0 0×0"))
        #expect(lines[count + 1].contains("! BoxContent has no size of its own"))
        #expect(ascii.contains("·"))
        #expect(svg.hasSuffix("</svg>\n"))
        #expect(html?.contains("<i>[\(count)]</i> <b>leaf</b> <i>Box</i>") == true)
    }
}
