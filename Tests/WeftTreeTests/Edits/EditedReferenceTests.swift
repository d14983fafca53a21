import Synchronization
import TestSupport
import Testing
import Weft

@testable import WeftTree

@Suite("Reference layouts during edits")
struct EditedReferenceTests {
    /// Asks all leaves twice, and reports a diagnostic if one of them has changed in between.
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

    /// A leaf that changes a tree from another thread when it is measured for the first time.
    private struct Intruder: LeafContent {
        let edit: @Sendable () -> Void
        let isDone = Flag()

        final class Flag: Sendable {
            let value = Atomic(false)
        }

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            if !isDone.value.exchange(true, ordering: .acquiringAndReleasing) {
                onOtherThread(edit)
            }
            return LeafMeasurement(size: LayoutSize(width: 1, height: 1))
        }
    }

    /// The trees that an intruder edits. If contents held these trees themselves, they would never
    /// be released.
    private final class Trees: Sendable {
        private let trees = Locked<[DisplayTree]>([])

        func set(_ new: [DisplayTree]) { trees.withLock { $0 = new } }

        /// Makes an intruder that edits each of the trees.
        func intruder(
            _ edits: (@Sendable (inout TreeEdit) -> Void)...
        ) -> DisplayNode<Intruder> {
            DisplayNode(
                Intruder { [self] in
                    for (tree, edit) in zip(trees.withLock { $0 }, edits) { try? tree.update(edit) }
                }
            )
        }
    }

    @Test(
        "What only looks like a mistake because of an edit in between is not one",
        arguments: [false, true]
    )
    func feignedMistakes(moves: Bool) throws {
        let leaf = box()
        let early = DisplayNode(Column(children: [leaf.anyNode]))
        let late = DisplayNode(Column())
        let trees = Trees()
        let intruder = trees.intruder { edit in
            if moves { edit[early].children = [] }
            edit[late].children = [moves ? leaf.anyNode : box().anyNode]
        }
        let root = DisplayNode(
            Column(children: [early.anyNode, intruder.anyNode, late.anyNode])
        )
        let tree = DisplayTree(root: root)
        trees.set([tree])
        defer { trees.set([]) }
        // The nodes belong to no tree when the layout begins, and to the tree when it ends.
        let layout = try root.layout()
        #expect(tree.revision == 1 && layout.nodeCount == (moves ? 5 : 6))
        #expect(layout.subnodes(of: late).count == 1)
    }

    @Test("A node that leaves the hierarchy for another tree is not a mistake")
    func leavingNode() throws {
        let leaf = box()
        let late = DisplayNode(Column(children: [leaf.anyNode]))
        let trees = Trees()
        let intruder = trees.intruder(
            { $0[late].children = [] },
            { $0[leaf].size?.width = 33 }
        )
        let root = DisplayNode(Column(children: [intruder.anyNode, late.anyNode]))
        trees.set([DisplayTree(root: root), DisplayTree(root: box())])
        defer { trees.set([]) }
        #expect(try root.layout().nodeCount == 3)
    }

    /// A content that gives a column a child when its node is made.
    private struct Giver: NodeContent {
        let column: DisplayNode<Column>
        let child = box()

        func updateSubnodes(_ edit: inout TreeEdit) { edit[column].children = [child.anyNode] }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<Column> { column }
    }

    @Test("A child that a node without a tree gets during the layout is not a mistake")
    func givenNode() throws {
        let column = DisplayNode(Column())
        let intruder = DisplayNode(Intruder { _ = DisplayNode(Giver(column: column)) })
        let root = DisplayNode(Column(children: [intruder.anyNode, column.anyNode]))
        #expect(try root.layout().nodeCount == 4)
    }

    @Test("A reference layout sees an edit as a whole or not at all", arguments: [false, true])
    func wholeEdits(isLaidOut: Bool) async throws {
        let leaf = box()
        let early = DisplayNode(Column(children: [leaf.anyNode]))
        let late = DisplayNode(Column())
        let trees = Trees()
        let intruder = trees.intruder { edit in
            edit[early].children = []
            edit[late].children = [leaf.anyNode, box().anyNode]
        }
        let root = DisplayNode(Column(children: [early.anyNode, late.anyNode]))
        let tree = DisplayTree(root: root)
        if isLaidOut { _ = try await tree.layout(in: .unbounded) }
        trees.set([tree])
        defer { trees.set([]) }
        try tree.update { $0[root].children.insert(intruder.anyNode, at: 1) }
        let layout = try root.layout()
        #expect(tree.revision == 2)
        #expect(layout.subnodes(of: early).map(\.id) == [leaf.id])
        #expect(layout.subnodes(of: late).isEmpty)
        #expect(try root.layout().subnodes(of: late).count == 2)
    }

    @Test("A real mistake is an error even if nodes are made during the layout")
    func realMistake() {
        let leaf = box()
        let made = DisplayNode(HookedLeaf { _ = box() })
        let root = DisplayNode(Column(children: [leaf.anyNode, made.anyNode, leaf.anyNode]))
        #expect(throws: LayoutError.self) { try root.layout() }
    }

    @Test("Within one layout, a node has the same inputs each time that it is asked")
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

    /// Two leaves of one size.
    private struct Twins: NodeContent {
        var height = 10.0
        let first = box()
        let second = box()

        func updateSubnodes(_ edit: inout TreeEdit) {
            edit[first].size?.height = height
            edit[second].size?.height = height
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
            StackLayoutSpec {
                first
                second
            }
        }
    }

    @Test("A layout never sees half of an edit that another thread makes")
    func twins() async throws {
        let root = DisplayNode(Twins())
        let tree = DisplayTree(root: root)
        try await withThrowingTaskGroup { group in
            group.addTask {
                while !Task.isCancelled { try tree.update { $0[root].height += 1 } }
            }
            for _ in 0..<3_000 {
                let layout = try root.layout()
                let twins = layout[root]
                let first = try #require(layout.frame(of: twins.first))
                #expect(layout.frame(of: twins.second)?.size == first.size)
            }
            group.cancelAll()
            try await group.waitForAll()
        }
    }

    @Test("A finished layout keeps nothing that later edits replace")
    func closedViews() throws {
        let living = Counter()
        let leaf = DisplayNode(CountingLeaf(probe: LifeProbe(living)))
        let tree = DisplayTree(root: leaf)
        try tree.update { $0[leaf].probe = LifeProbe(living) }
        _ = try leaf.layout()
        for _ in 0..<10 { try tree.update { $0[leaf].probe = LifeProbe(living) } }
        #expect(living.value <= 2)
    }
}
