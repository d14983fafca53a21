import Testing
import Weft

@Suite("Commits as they come")
struct CommitStreamTests {
    @Test("Every consumer sees the last commit, also a slow one")
    func consumers() async throws {
        let leaf = box(0, 0)
        let tree = DisplayTree(root: leaf)
        let consumers = (0..<4).map { slowness in
            Task {
                var numbers: [UInt64] = []
                for await commit in tree.commits {
                    numbers.append(commit.number)
                    for _ in 0..<slowness * 20 { await Task.yield() }
                    if commit.revision == 200 { break }
                }
                return numbers
            }
        }
        for _ in 0..<200 {
            try tree.update { $0[leaf].size?.width += 1 }
            _ = try await tree.layout(in: .unbounded)
        }
        for consumer in consumers {
            let numbers = await consumer.value
            #expect(numbers.last == 200)
            #expect(numbers == Array(Set(numbers)).sorted())
        }
    }

    @Test("The present commit comes at once")
    func presentCommit() async throws {
        let tree = DisplayTree(root: box())
        let commit = try await tree.layout(in: .unbounded)
        var iterator = tree.commits.makeAsyncIterator()
        #expect(await iterator.next()?.number == commit.number)
    }

    @Test("A consumer that is cancelled ends")
    func cancelledConsumer() async throws {
        let tree = DisplayTree(root: box())
        let consumer = Task {
            for await _ in tree.commits {}
            return true
        }
        consumer.cancel()
        #expect(await consumer.value)
        #expect(tree.committed == nil)
    }

    @Test("commit(atLeast:) waits for its revision")
    func commitAtLeast() async throws {
        let leaf = box()
        let tree = DisplayTree(root: leaf)
        let first = try await tree.layout(in: .unbounded)
        #expect(try await tree.commit(atLeast: 0).number == first.number)
        try tree.update { $0[leaf].size = .zero }
        let revision = tree.revision
        async let awaited = tree.commit(atLeast: revision)
        _ = try await tree.layout(in: .unbounded)
        #expect(try await awaited.revision == revision)
        let never = Task { try await tree.commit(atLeast: 100) }
        never.cancel()
        await #expect(throws: CancellationError.self) { try await never.value }
    }

    @Test("An automatic tree lays itself out after edits, in the last range")
    func automatic() async throws {
        let leaf = box()
        let tree = DisplayTree(root: DisplayNode(Column(children: [leaf.anyNode])), relayout: .automatic)
        _ = try await tree.layout(in: SizeRange(width: 200))
        for round in 1...50 {
            try tree.update { $0[leaf].size?.height += 1 }
            if round % 10 == 0 {
                let commit = try await tree.commit(atLeast: tree.revision)
                #expect(commit.size == LayoutSize(width: 200, height: Double(10 + round)))
            }
        }
    }

    @Test("An automatic tree does nothing before its first layout, and ends with its holder")
    func automaticEnds() async throws {
        let leaf = box()
        var tree: DisplayTree? = DisplayTree(root: leaf, relayout: .automatic)
        weak let observed = tree
        try tree?.update { $0[leaf].size = .zero }
        #expect(tree?.committed == nil)
        tree = nil
        #expect(observed == nil)
    }

    @Test("Failures of automatic passes are told, and a repair ends them")
    func failures() async throws {
        let leaf = box(name: "leaf")
        let root = DisplayNode(Column(children: [leaf.anyNode]))
        let tree = DisplayTree(root: root, relayout: .automatic)
        let first = try await tree.layout(in: .unbounded)
        var failures = tree.failures.makeAsyncIterator()
        try tree.update { $0[root].children.append(leaf.anyNode) }
        let error = await failures.next() as? LayoutError
        #expect(error?.path == "Column ▸ leaf")
        #expect(tree.committed?.number == first.number)
        try tree.update { _ = $0[root].children.removeLast() }
        let commit = try await tree.commit(atLeast: tree.revision)
        #expect(commit.nodeCount == 2)
    }
}
