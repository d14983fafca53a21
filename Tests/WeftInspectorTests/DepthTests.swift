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

    /// Lays out shells inside each other, with a leaf in the innermost.
    private func chain(_ count: Int) throws -> LayoutCommit {
        var top = DisplayNode(BoxContent(), name: "leaf").anyNode
        for _ in 0..<count { top = DisplayNode(Shell(inner: top)).anyNode }
        return try top.layout()
    }

    @Test("A chain of 15,000 nodes can be outlined and drawn on a stack of 256 KB")
    func drawings() async throws {
        let count = 15_000
        let commit = try chain(count)
        let (outline, ascii, svg) = await onThread(stackSize: 256 << 10) {
            (
                commit.outline(showsRanges: true, showsDiagnostics: true),
                commit.ascii(columns: 20),
                commit.svg()
            )
        }
        let lines = outline.split(separator: "\n")
        #expect(lines.count == count + 2)
        #expect(lines[count].contains("└ [\(count)] leaf Box  0 0 0×0"))
        #expect(lines[count + 1].contains("! BoxContent has no size of its own"))
        #expect(ascii.contains("·"))
        #expect(svg.hasSuffix("</svg>\n"))
    }

    @Test("A page can be made of a chain of 8,000 nodes on a stack of 256 KB")
    func page() async throws {
        let count = 8_000
        let commit = try chain(count)
        let html = await onThread(stackSize: 256 << 10) { try? commit.html() }
        #expect(html?.contains("<i>[\(count)]</i> <b>leaf</b> <i>Box</i>") == true)
    }
}
