import Foundation
import TestSupport
import Testing
import Weft
import WeftLayout

@Suite("Conflicting writes to nodes without a tree")
struct ConflictingWriteTests {
    /// A content that makes its box one point wider.
    private struct Widener: NodeContent {
        let box: DisplayNode<BoxContent>

        /// Another box, which becomes wider too.
        var other: DisplayNode<BoxContent>?

        /// Runs after the write.
        var whenWritten: @Sendable () -> Void = {}

        func updateSubnodes(_ edit: inout TreeEdit) {
            edit[box].size!.width += 1
            if let other { edit[other].size!.width += 1 }
            whenWritten()
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<BoxContent> { box }
    }

    /// The nodes made so far.
    private final class Made: Sendable {
        private let nodes = Locked([DisplayNode<Widener>]())

        var all: [DisplayNode<Widener>] { nodes.withLock { $0 } }

        func add(_ node: DisplayNode<Widener>) { nodes.withLock { $0.append(node) } }
    }

    private func width(of box: DisplayNode<BoxContent>) throws -> Double {
        try box.layout().size.width
    }

    private let conflict = EditError.conflictingWrite("BoxContent(shared)")

    @Test("A node fails if one made in its updateSubnodes writes to the same node")
    func nested() throws {
        let shared = box(10, 10, name: "shared")
        let inner = Made()
        let outer = DisplayNode(
            Widener(box: shared) { inner.add(DisplayNode(Widener(box: shared))) },
            name: "outer"
        )
        #expect(try width(of: shared) == 11)
        #expect(try #require(inner.all.first).layout().size.width == 11)
        #expect(
            throws: LayoutError(.subnodesNotUpdated(conflict.description), path: "outer")
        ) {
            try outer.layout()
        }
    }

    @Test("Inside an edit, both writes are kept")
    func nestedInEdit() throws {
        let shared = box(10, 10, name: "shared")
        try DisplayTree(root: shared).update { _ in
            _ = DisplayNode(Widener(box: shared) { _ = DisplayNode(Widener(box: shared)) })
        }
        #expect(try width(of: shared) == 12)
    }

    @Test("The other writes of a node that fails do not count either")
    func wholly() throws {
        let (shared, other) = (box(10, 10, name: "shared"), box(10, 10))
        let outer = DisplayNode(
            Widener(box: other, other: shared) { _ = DisplayNode(Widener(box: shared)) }
        )
        #expect(throws: LayoutError.self) { try outer.layout() }
        #expect(try (width(of: other), width(of: shared)) == (10, 11))
    }

    @Test("If an edit writes to the node in between, the error says that a tree has the node")
    func adoptedMeanwhile() throws {
        let shared = box(10, 10, name: "shared")
        let tree = DisplayTree(root: box())
        let outer = DisplayNode(
            Widener(box: shared) {
                onOtherThread {
                    #expect(throws: Never.self) { try tree.update { $0[shared].size!.width += 1 } }
                }
            },
            name: "outer"
        )
        let reason = EditError.adoptedNode("BoxContent(shared)").description
        #expect(throws: LayoutError(.subnodesNotUpdated(reason), path: "outer")) {
            try outer.layout()
        }
        #expect(try width(of: shared) == 11)
    }

    @Test("An edit whose node is written by another thread first throws and gives the node back")
    func edit() throws {
        let shared = box(10, 10, name: "shared")
        let tree = DisplayTree(root: box())
        #expect(throws: conflict) {
            try tree.update { edit in
                edit[shared].size!.width += 1
                onOtherThread { _ = DisplayNode(Widener(box: shared)) }
            }
        }
        #expect(try width(of: shared) == 11)
        try DisplayTree(root: box()).update { $0[shared].size!.width += 1 }
        #expect(try width(of: shared) == 12)
    }

    @Test("Such an edit throws even if a pass of its own tree has met the node", .endsEventually)
    func metByPass() async throws {
        let shared = box(10, 10, name: "shared")
        let root = DisplayNode(Column())
        let tree = DisplayTree(root: root)
        let (written, met) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let edited = DispatchSemaphore(value: 0)
        let edit: @Sendable () -> Void = {
            #expect(throws: conflict) {
                try tree.update { edit in
                    edit[shared].size!.width += 1
                    onOtherThread { _ = DisplayNode(Widener(box: shared)) }
                    written.signal()
                    met.wait()
                }
            }
            edited.signal()
        }
        let before = DisplayNode(
            HookedLeaf {
                Thread.detachNewThread(edit)
                written.wait()
            }
        )
        let after = DisplayNode(
            HookedLeaf {
                met.signal()
                edited.wait()
            }
        )
        try tree.update { edit in
            edit[root].children = [before.anyNode, shared.anyNode, after.anyNode]
        }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit.frame(of: shared)?.width == 11)
    }

    @Test("A writer that gets no error has written")
    func nothingLost() throws {
        let shared = box(0, 10, name: "shared")
        let writers = Made()
        onThreads(4) { _ in
            for _ in 0..<500 { writers.add(DisplayNode(Widener(box: shared))) }
        }
        let succeeded = writers.all.count { (try? $0.layout()) != nil }
        #expect(try width(of: shared) == Double(succeeded))
        #expect(succeeded > 0)
    }
}
