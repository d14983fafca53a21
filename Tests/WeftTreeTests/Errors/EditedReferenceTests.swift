import Testing
import Weft

@Suite("Reference layouts during edits")
struct EditedReferenceTests {
    /// Asks all leaves twice, and tells if one of them has become another in between.
    private struct AskingTwice: LayoutSpec {
        var style = LayoutElementStyle()
        let leaves: [DisplayNode<BoxContent>]

        func layout(
            thatFits constrainedSize: SizeRange,
            parentSize: LayoutSize,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> LayoutSize {
            let bound = SizeRange(max: LayoutSize(width: 1_000, height: 1_000))
            let first = try context.measure(leaves, in: .unbounded)
            let second = try context.measure(leaves, in: bound)
            if first.map(\.size) != second.map(\.size) { context.report(.custom("torn")) }
            for leaf in second { context.place(leaf, at: .zero) }
            return .zero
        }
    }

    private struct Twice: NodeContent {
        let leaves: [DisplayNode<BoxContent>]

        func layoutSpec(thatFits constrainedSize: SizeRange) -> AskingTwice {
            AskingTwice(leaves: leaves)
        }
    }

    @Test("A node is laid out with the inputs that it had when it was met")
    func readOnce() async throws {
        let leaves = (0..<200).map { _ in box() }
        let root = DisplayNode(Twice(leaves: leaves))
        let tree = DisplayTree(root: root)
        _ = try await tree.layout(in: .unbounded)
        try await withThrowingTaskGroup { group in
            group.addTask {
                var width = 0.0
                while !Task.isCancelled {
                    width += 1
                    try tree.update { edit in
                        for leaf in leaves { edit[leaf].size?.width = width }
                    }
                }
            }
            for _ in 0..<100 {
                let layout = try root.layout()
                #expect(layout.diagnostics == [])
            }
            group.cancelAll()
            try await group.waitForAll()
        }
    }
}
