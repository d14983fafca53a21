import Testing
import WeftLayout

@testable import WeftTree

@Suite("Views of inputs in trees that share a list of views")
struct InputViewsTests {
    private func state() -> NodeState { NodeState(baseStyle: LayoutElementStyle(), kind: .leaf) }

    @Test("A view keeps only what edits of its own tree replace")
    func apart() {
        let node = NodeHandle(state())
        let (tree, other): (UInt32, UInt32) = (3, 3 + 64)
        let views = [InputViews.open(tree), InputViews.open(other)]
        defer { for view in views { InputViews.close(view) } }
        #expect(InputViews.ofTree(tree) === InputViews.ofTree(other))
        InputViews.replaceStates(of: tree) { keepForViews in keepForViews(node) }
        #expect(views[0].formerState(of: node) === node.state)
        #expect(views[1].formerState(of: node) == nil)
    }

    @Test("A view keeps the state from when it was opened, and none of nodes made later")
    func first() {
        let node = NodeHandle(state())
        let former = node.state
        let view = InputViews.open(3)
        defer { InputViews.close(view) }
        let late = NodeHandle(state())
        for _ in 1...2 {
            InputViews.replaceStates(of: 3) { keepForViews in
                for node in [node, late] {
                    keepForViews(node)
                    _ = node.replaceFreeState(node.state, with: state())
                }
            }
        }
        #expect(view.formerState(of: node) === former)
        #expect(view.formerState(of: late) == nil)
    }

    /// Gives a child to a column that belongs to no tree.
    private struct Giver: NodeContent {
        let column: DisplayNode<Column>
        let child: DisplayNode<BoxContent>

        func updateSubnodes(_ edit: inout TreeEdit) { edit[column].children = [child.anyNode] }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<Column> { column }
    }

    @Test("A layout sees an edit as a whole, whichever trees it has met before")
    func whole() throws {
        let (met, metLater, column) = (box(), box(), DisplayNode(Column()))
        let trees = [DisplayTree(root: met), DisplayTree(root: metLater)]
        // The first tree shares its list with at least one of any 64 trees that are made in a row.
        let candidates = (0..<128).map { _ in DisplayTree(root: column) }
        let tree = try #require(
            candidates.first {
                InputViews.ofTree($0.inbox.tree) === InputViews.ofTree(trees[0].inbox.tree)
            }
        )
        try trees[0].update { $0[met].size?.width = 3 }
        try trees[1].update { $0[metLater].size?.width = 3 }
        let inputs = PresentInputs()
        _ = inputs.state(of: met.handle)
        let child = box()
        _ = DisplayNode(Giver(column: column, child: child))
        _ = inputs.state(of: metLater.handle)
        #expect(child.handle.id <= inputs.watermark)
        func edit(_ number: Double) throws {
            try tree.update { edit in
                edit[style: column].flexGrow = number
                edit[child].size = LayoutSize(width: number, height: 1)
            }
        }
        try edit(1)
        _ = inputs.state(of: column.handle)
        try edit(2)
        let seen = (
            inputs.state(of: column.handle).baseStyle.flexGrow,
            child.content(in: inputs.state(of: child.handle)).size?.width
        )
        #expect(seen == (1, 1))
        // Whether a spec has made the child is not known, so everything is read once more.
        #expect(inputs.areMixed)
        let again = PresentInputs(after: inputs)
        for node in [met.handle, metLater.handle, column.handle, child.handle] {
            _ = again.state(of: node)
        }
        #expect(!again.areMixed)
    }

    /// A content that makes a node whenever it is measured.
    private struct Maker: NodeContent {
        let child: DisplayNode<BoxContent>

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec {
                child
                box()
            }
        }
    }

    @Test("A node made while measuring is found even if a tree is met only after that")
    func madeWhileMeasuring() throws {
        let child = box()
        let root = DisplayNode(Column(children: [DisplayNode(Maker(child: child)).anyNode]))
        let tree = DisplayTree(root: root)
        try tree.update { $0[child].size = LayoutSize(width: 2, height: 2) }
        #expect(root.handle.adoption == nil)
        #expect {
            try root.layout()
        } throws: { error in
            (error as? LayoutError)?.kind == .nodeMadeWhileMeasuring
        }
    }
}
