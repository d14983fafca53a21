import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Waiting for edits to be laid out", .endsEventually)
struct LayoutIfNeededTests {
    @Test("layoutIfNeeded() returns a commit with all edits so far, on every kind of tree")
    func allEdits() async throws {
        for relayout in [DisplayTree.Relayout.onDemand, .automatic] {
            let leaf = box()
            let tree = DisplayTree(root: leaf, relayout: relayout)
            _ = try await tree.layout(in: SizeRange(width: 50))
            for height in 1...20 {
                try tree.update { $0[leaf].size?.height = Double(height) }
                let size = try await tree.layoutIfNeeded().size
                #expect(size == LayoutSize(width: 50, height: Double(height)))
            }
            let number = tree.committed?.number
            #expect(try await tree.layoutIfNeeded().number == number)
        }
    }

    @Test("A tree that was never laid out has no range to be laid out in, and says so")
    func neverLaidOut() async throws {
        let tree = DisplayTree(root: box(), relayout: .automatic)
        await #expect(
            throws: LayoutUnavailableError(root: tree.root.debugDescription)
        ) {
            try await tree.layoutIfNeeded()
        }
    }

    @Test("Waiting for a revision whose pass fails throws the error, before and after the failure")
    func failing() async throws {
        let leaf = box()
        let column = DisplayNode(Column(children: [leaf.anyNode]))
        let tree = DisplayTree(root: column, relayout: .automatic)
        _ = try await tree.layout(in: .unbounded)
        let waiting = Task { try await tree.commit(atLeast: 1) }
        try tree.update { $0[column].children = [leaf.anyNode, leaf.anyNode] }
        await #expect(throws: LayoutError.self) { try await waiting.value }
        await #expect(throws: LayoutError.self) { try await tree.commit(atLeast: 1) }
        await #expect(throws: LayoutError.self) { try await tree.layoutIfNeeded() }
        try tree.update { $0[column].children = [leaf.anyNode] }
        #expect(try await tree.layoutIfNeeded().revision == 2)
        #expect(try await tree.commit(atLeast: 1).revision == 2)
    }

    /// A leaf that says farewell when the last of its contents is released.
    private struct Parting: LeafContent {
        let farewell: Farewell

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            LeafMeasurement(size: .zero)
        }
    }

    /// The requests that may wait for the pass of another task.
    enum Waiting: CaseIterable {
        case layout, layoutIfNeeded, commit

        func commit(of tree: DisplayTree) async throws -> LayoutCommit {
            switch self {
            case .layout: try await tree.layout(in: .unbounded)
            case .layoutIfNeeded: try await tree.layoutIfNeeded()
            case .commit: try await tree.commit(atLeast: 2)
            }
        }
    }

    @Test(
        "A task that is cancelled when its commit was just published gets the commit",
        arguments: Waiting.allCases
    )
    func cancelledAfterPublishing(request: Waiting) async throws {
        let waiting = Locked<Task<LayoutCommit, any Error>?>(nil)
        let root = DisplayNode(Column())
        let scheduler = LayoutScheduler(workers: 1)
        let tree = DisplayTree(root: root, scheduler: scheduler)
        try tree.update { edit in
            let parting = Parting(farewell: Farewell { waiting.withLock { $0 }?.cancel() })
            edit[root].children = [DisplayNode(parting).anyNode]
        }
        try await tree.layout(in: .unbounded)
        try tree.update { $0[root].children = [] }
        let executor = ManualExecutor()
        let occupant = scheduler.occupy(1)
        let pass = executor.start { try await tree.layout(in: .unbounded) }
        let task = executor.start { try await request.commit(of: tree) }
        waiting.withLock { $0 = task }
        // The pass publishes its commit, releases the leaf, and only then gives the lease back.
        occupant.giveBack()
        await executor.runToEnd()
        #expect(task.isCancelled)
        #expect(try await task.value.revision == 2)
        #expect(try await pass.value.revision == 2)
    }

    @Test("Edits by many tasks end in a commit of the last one, and the tree comes to rest")
    func burst() async throws {
        let leaf = box()
        let tree = DisplayTree(root: leaf, relayout: .automatic)
        _ = try await tree.layout(in: SizeRange(width: 50))
        for round in 0..<20 {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for editor in 0..<4 {
                    group.addTask {
                        for edit in 0..<25 {
                            let height = Double(1 + round * 100 + editor * 25 + edit)
                            try tree.update { $0[leaf].size?.height = height }
                        }
                    }
                }
                try await group.waitForAll()
            }
            let revision = tree.revision
            #expect(try await tree.commit(atLeast: revision).revision == revision)
        }
        let number = tree.committed?.number
        await tree.automationEnds()
        #expect(tree.committed?.number == number)
    }
}
