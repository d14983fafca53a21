import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Automatic trees", .endsEventually)
struct AutomaticTreeTests {
    @Test("An automatic tree lays itself out after edits, in the most recently requested range")
    func automatic() async throws {
        let leaf = box()
        let tree = DisplayTree(
            root: DisplayNode(Column(children: [leaf.anyNode])),
            relayout: .automatic
        )
        var height = 10.0
        for width in [200.0, 100, 300, 200] {
            try await tree.layout(in: SizeRange(width: width))
            for round in 1...20 {
                height += 1
                try tree.update { $0[leaf].size?.height = height }
                if round % 10 == 0 {
                    let commit = try await tree.commit(atLeast: tree.revision)
                    #expect(commit.size == LayoutSize(width: width, height: height))
                }
            }
        }
    }

    @Test("An automatic tree does nothing before its first layout, and does not keep itself alive")
    func automaticEnds() async throws {
        let leaf = box()
        var tree: DisplayTree? = DisplayTree(root: leaf, relayout: .automatic)
        weak let observed = tree
        try tree?.update { $0[leaf].size = .zero }
        // If a task had begun, it would still run, or would have committed or failed.
        try #require(tree?.automation.withLock { $0 == nil } == true)
        #expect(tree?.committed == nil)
        #expect(tree?.leases.failures.current == nil)
        tree = nil
        #expect(observed == nil)
    }

    /// A leaf that, at the measurement with the given number, cancels the task that measures it.
    private func canceller(at number: Int) -> HookedLeaf {
        let counter = Counter()
        return HookedLeaf {
            counter.add()
            if counter.value == number { cancelCurrentTask() }
        }
    }

    @Test("Edits made before a first layout that is cancelled are laid out nevertheless")
    func cancelledFirstLayout() async throws {
        let leaf = box()
        let canceller = DisplayNode(canceller(at: 1))
        let root = DisplayNode(Column(children: [leaf.anyNode, canceller.anyNode]))
        let tree = DisplayTree(root: root, relayout: .automatic)
        try tree.update { $0[leaf].size = LayoutSize(width: 20, height: 20) }
        let layout = Task { try await tree.layout(in: .unbounded) }
        await #expect(throws: CancellationError.self) { try await layout.value }
        #expect(try await tree.commit(atLeast: 1).revision == 1)
    }

    @Test("An automatic pass cancelled by a content fails, and the next edit is laid out")
    func cancelledByContent() async throws {
        let leaf = box()
        let content = canceller(at: 2)
        let canceller = DisplayNode(content)
        let root = DisplayNode(Column(children: [leaf.anyNode, canceller.anyNode]))
        let tree = DisplayTree(root: root, relayout: .automatic)
        try await tree.layout(in: .unbounded)
        var failures = tree.failures.makeAsyncIterator()
        try tree.update { $0[canceller] = content }
        #expect(await failures.next() is CancellationError)
        try tree.update { $0[leaf].size = LayoutSize(width: 20, height: 20) }
        #expect(try await tree.commit(atLeast: 2).revision == 2)
    }

    @Test("If a content cancels the task of an automatic pass, another task lays the tree out")
    func cancelledOnce() async throws {
        let content = canceller(at: 2)
        let canceller = DisplayNode(content)
        let tree = DisplayTree(root: canceller, relayout: .automatic)
        try await tree.layout(in: .unbounded)
        try tree.update { $0[canceller] = content }
        #expect(try await tree.commit(atLeast: 1).revision == 1)
    }

    @Test("An edit made while a second task is cancelled is laid out too")
    func cancelledTwice() async throws {
        let edit = Locked<(@Sendable () -> Void)?>(nil)
        let counter = Counter()
        // The very first pass measures all sixteen leaves. A cancelled pass ends after a multiple
        // of eight.
        let leaf = HookedLeaf {
            counter.add()
            if [17, 28].contains(counter.value) { cancelCurrentTask() }
            if counter.value == 28 { edit.withLock { $0.take() }?() }
        }
        let nodes = (0..<16).map { _ in DisplayNode(leaf) }
        let other = box()
        let root = DisplayNode(Column(children: nodes.map(\.anyNode) + [other.anyNode]))
        let tree = DisplayTree(root: root, relayout: .automatic)
        try await tree.layout(in: .unbounded)
        edit.withLock { edit in
            edit = {
                // The thread that measures must not edit.
                onOtherThread {
                    try? tree.update { $0[other].size = LayoutSize(width: 20, height: 20) }
                }
            }
        }
        try tree.update { edit in for node in nodes { edit[node] = leaf } }
        // If there is no such commit, the test must not wait forever.
        let waiting = Task { try await tree.commit(atLeast: 2).revision }
        let end = ContinuousClock.Instant.givingUp
        while tree.committed?.revision != 2, ContinuousClock.now < end { await Task.yield() }
        waiting.cancel()
        #expect(try await waiting.value == 2)
    }

    @Test("An error that would be published only after a later commit is not published")
    func lateError() async throws {
        let twice = box().anyNode
        let root = DisplayNode(Column())
        let tree = DisplayTree(root: root, relayout: .automatic)
        try await tree.layout(in: .unbounded)
        var failures = tree.failures.makeAsyncIterator()
        try tree.update { $0[root].children = [twice, twice] }
        let error = try #require(await failures.next() as? LayoutError)
        var others = tree.failures.makeAsyncIterator()
        #expect(await others.next() as? LayoutError == error)
        try tree.update { $0[root].children = [twice] }
        try await tree.layoutIfNeeded()
        let channel = tree.leases.failures
        let count = await channel.next(after: 0)?.number
        #expect(channel.lastOvercome == count)
        // This is what a task does that was held up after its pass failed.
        for late in [error, CancellationError()] as [any Error] { tree.leases.publish(late) }
        #expect(await channel.next(after: 0)?.number == count)
    }

    @Test("An error published after a later pass has failed does not replace the later error")
    func lateErrorOfTwo() async throws {
        let root = DisplayNode(Column())
        let tree = DisplayTree(root: root, relayout: .automatic)
        try await tree.layout(in: .unbounded)
        var failures = tree.failures.makeAsyncIterator()
        var errors: [LayoutError] = []
        for name in ["first", "second"] {
            let twice = box(name: name).anyNode
            try tree.update { $0[root].children = [twice, twice] }
            errors.append(try #require(await failures.next() as? LayoutError))
        }
        #expect(errors[0] != errors[1])
        tree.leases.publish(errors[0])
        #expect(await failures.next() as? LayoutError == errors[1])
    }

    @Test("An automatic pass is as urgent as the most urgent edit that it lays out")
    func urgency() async throws {
        let scheduler = LayoutScheduler(workers: 1)
        let measured = Locked<[String]>([])
        func leaf(_ name: String) -> DisplayNode<HookedLeaf> {
            DisplayNode(HookedLeaf { measured.withLock { $0.append(name) } })
        }
        let (leaf, rivalLeaf) = (leaf("automatic"), leaf("rival"))
        let tree = DisplayTree(root: leaf, relayout: .automatic, scheduler: scheduler)
        let rival = DisplayTree(root: rivalLeaf, scheduler: scheduler)
        try await tree.layout(in: .unbounded)
        let occupant = scheduler.occupy(1)
        // Nobody awaits the edits, because that would raise their priority.
        let edits = Counter()
        func edit(_ priority: TaskPriority) {
            Task.detached(priority: priority) {
                try tree.update { $0[leaf] = $0[leaf] }
                edits.add()
            }
        }
        edit(.background)
        while edits.value < 1 || scheduler.waitingCount < 1 { await Task.yield() }
        let request = Task(priority: .medium) { try await rival.layout(in: .unbounded) }
        while scheduler.waitingCount < 2 { await Task.yield() }
        edit(.high)
        await scheduler.waits(at: .high)
        occupant.giveBack()
        _ = try await request.value
        #expect(measured.withLock { $0 } == ["automatic", "automatic", "rival"])
    }
}
