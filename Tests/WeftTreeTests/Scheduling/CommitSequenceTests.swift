import TestSupport
import Testing
import Weft

@Suite("The sequence of commits", .endsEventually)
struct CommitSequenceTests {
    private let executor = ManualExecutor()

    @Test("It begins with the current commit, and ends with the tree without keeping it alive")
    func lifetime() async throws {
        var tree: DisplayTree? = DisplayTree(root: DisplayNode(BoxContent()))
        let first = try await tree?.layout(in: SizeRange(width: 10, height: 10))
        let commits = try #require(tree?.commits)
        var iterator = commits.makeAsyncIterator()
        #expect(await iterator.next()?.number == first?.number)
        weak let weakTree = tree
        tree = nil
        #expect(weakTree == nil)
        #expect(await iterator.next() == nil)
    }

    @Test("A consumer that begins after the tree is gone gets the last commit")
    func lateConsumer() async throws {
        let living = Counter()
        var tree: DisplayTree? = DisplayTree(
            root: DisplayNode(CountingLeaf(probe: LifeProbe(living)))
        )
        try await tree?.layout(in: .unbounded)
        var commits = tree?.commits
        tree = nil
        var iterator = commits?.makeAsyncIterator()
        #expect(await iterator?.next()?.number == 1)
        #expect(await iterator?.next() == nil)
        #expect(living.value == 1)
        (commits, iterator) = (nil, nil)
        #expect(living.value == 0)
    }

    @Test("Every consumer sees the last commit, however slow it is")
    func consumers() async throws {
        let node = DisplayNode(BoxContent(size: .zero))
        let tree = DisplayTree(root: node)
        let last: UInt64 = 40
        try await withThrowingTaskGroup(of: [UInt64].self) { group in
            for patience in [0, 1, 5] {
                group.addTask {
                    var numbers: [UInt64] = []
                    for await commit in tree.commits {
                        numbers.append(commit.number)
                        if commit.revision == last { break }
                        for _ in 0..<patience { await Task.yield() }
                    }
                    return numbers
                }
            }
            for edit in 1...last {
                try tree.update { $0[node].size = LayoutSize(width: Double(edit), height: 1) }
                _ = try await tree.layout(in: .unbounded)
            }
            for try await numbers in group {
                #expect(numbers.last == last)
                #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 })
            }
        }
    }

    @Test("The sequence ends for a cancelled consumer")
    func cancellation() async throws {
        let tree = DisplayTree(root: DisplayNode(BoxContent()))
        let consumer = executor.start { for await _ in tree.commits {} }
        #expect(executor.waitingCount == 1)
        consumer.cancel()
        executor.run()
        #expect(executor.waitingCount == 0)
    }

    @Test("commit(atLeast:) waits for the revision, and throws when it is cancelled")
    func commitAtLeast() async throws {
        let node = DisplayNode(BoxContent(size: .zero))
        let tree = DisplayTree(root: node)
        let waiting = executor.start { try await tree.commit(atLeast: 1).revision }
        let cancelled = executor.start { try await tree.commit(atLeast: 99) }
        _ = try await tree.layout(in: .unbounded)
        executor.run()
        #expect(executor.waitingCount == 2)
        try tree.update { $0[node].size = LayoutSize(width: 1, height: 1) }
        _ = try await tree.layout(in: .unbounded)
        executor.run()
        try #require(executor.waitingCount == 1)
        #expect(try await waiting.value == 1)
        cancelled.cancel()
        executor.run()
        try #require(executor.waitingCount == 0)
        await #expect(throws: CancellationError.self) { try await cancelled.value }
    }
}
