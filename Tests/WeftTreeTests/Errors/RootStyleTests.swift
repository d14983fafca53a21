import Testing
import Weft

@Suite("The style of the root")
struct RootStyleTests {
    @Test("What is odd in it is a diagnostic, cold and warm")
    func diagnostics() async throws {
        let root = DisplayNode(BoxContent(size: LayoutSize(width: 5, height: 5)), name: "root") {
            $0.minWidth = -4
            $0.height = .fraction(0.5)
        }
        let tree = DisplayTree(root: root)
        let commit = try await tree.layout(in: .unbounded)
        let kinds = commit.diagnostics.map(\.kind)
        #expect(kinds.count == 2)
        #expect(kinds.contains(.invalidStyle(element: "BoxContent(root)", .minWidth)))
        #expect(kinds.contains(.undefinedFraction(element: "BoxContent(root)", .height)))
        #expect(commit.diagnostics == (try root.layout().diagnostics))
        try tree.update { edit in
            edit[style: root].minWidth = 4
            edit[style: root].height = .auto
        }
        #expect(try await tree.layout(in: .unbounded).diagnostics.isEmpty)
    }
}
