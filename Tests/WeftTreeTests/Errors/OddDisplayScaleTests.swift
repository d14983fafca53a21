import Testing
import Weft

@Suite("Display scales that no pixel grid can have")
struct OddDisplayScaleTests {
    private struct Wrapping: NodeContent {
        let leaf = DisplayNode(BoxContent(size: LayoutSize(width: 1.3, height: 1)), name: "leaf")

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<BoxContent> { leaf }
    }

    private struct Pair: NodeContent {
        let leaf = DisplayNode(BoxContent(size: LayoutSize(width: 1.3, height: 1)), name: "leaf")
        let inner = DisplayNode(Wrapping(), name: "inner")

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(.horizontal) {
                leaf
                inner
            }
        }
    }

    private static func diagnostic(of path: String, _ scale: String) -> String {
        """
        \(path): The environment cannot use displayScale = \(scale), which is not within \
        0.001…1,000: the value was ignored.
        """
    }

    @Test(
        "A tree's scale is reported at the root, a node's at the node; nil and 0 are valid",
        arguments: [(-2.0, "-2"), (.nan, "nan"), (.infinity, "∞"), (2_000, "2000")]
    )
    func diagnostics(scale: Double, text: String) async throws {
        let root = DisplayNode(Pair(), name: "root")
        let tree = DisplayTree(root: root, environment: LayoutEnvironment(displayScale: scale))
        func check(_ paths: [String]) async throws {
            let commit = try await tree.layout(in: .unbounded)
            let expected = paths.map { Self.diagnostic(of: $0, text) }
            #expect(commit.diagnostics.map(\.description) == expected)
            let alone = try root.layout(environment: tree.environment)
            #expect(alone.diagnostics.map(\.description) == expected)
            #expect(commit.size == alone.size)
        }
        try await check(["root"])
        try tree.update { edit in
            edit[environment: edit[root].leaf].displayScale = scale
            edit[environment: edit[root].inner].displayScale = scale
        }
        try await check(["root", "root ▸ leaf", "root ▸ inner"])
        try tree.update { $0.environment.displayScale = nil }
        try await check(["root ▸ leaf", "root ▸ inner"])
        try tree.update { edit in
            edit.environment.displayScale = 0
            edit[environment: edit[root].leaf].displayScale = 0
        }
        try await check(["root ▸ inner"])
    }
}
