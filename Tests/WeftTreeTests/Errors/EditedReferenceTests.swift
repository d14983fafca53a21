import Foundation
import Synchronization
import Testing
import Weft

@testable import WeftTree

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
                let done = DispatchSemaphore(value: 0)
                let thread = Thread {
                    edit()
                    done.signal()
                }
                thread.start()
                done.wait()
            }
            return LeafMeasurement(size: LayoutSize(width: 1, height: 1))
        }
    }

    @Test(
        "What only an edit in between made look like a mistake is none",
        arguments: [false, true]
    )
    func feignedMistakes(moves: Bool) throws {
        let leaf = box()
        let early = DisplayNode(Column(children: [leaf.anyNode]))
        let late = DisplayNode(Column())
        let holder = Locked<DisplayTree?>(nil)
        let intruder = DisplayNode(
            Intruder {
                let tree = holder.withLock { $0 }
                try? tree?.update { edit in
                    if moves { edit[early].children = [] }
                    edit[late].children = [moves ? leaf.anyNode : box().anyNode]
                }
            }
        )
        let root = DisplayNode(
            Column(children: [early.anyNode, intruder.anyNode, late.anyNode])
        )
        let tree = DisplayTree(root: root)
        holder.withLock { $0 = tree }
        let layout = try root.layout()
        #expect(tree.revision == 1 && layout.nodeCount == (moves ? 5 : 6))
        #expect(layout.subnodes(of: late).count == 1)
    }

    @Test("A mistake is one, however many nodes are made meanwhile")
    func realMistake() {
        let leaf = box()
        let made = DisplayNode(HookedLeaf { _ = box() })
        let root = DisplayNode(Column(children: [leaf.anyNode, made.anyNode, leaf.anyNode]))
        #expect(throws: LayoutError.self) { try root.layout() }
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
