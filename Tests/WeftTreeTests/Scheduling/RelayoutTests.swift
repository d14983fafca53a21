import StressKit
import Testing
import Weft

@Suite("Layouts on demand and automatic ones", .endsEventually)
struct RelayoutTests {
    @Test("The errors of automatic passes come through failures, and the last commit stands")
    func failures() async throws {
        let leaf = DisplayNode(BoxContent(size: LayoutSize(width: 1, height: 1)))
        let pair = DisplayNode(Pair(first: leaf, second: nil))
        let tree = DisplayTree(root: pair, relayout: .automatic)
        let first = try await tree.layout(in: .unbounded)
        try tree.update { $0[pair].second = leaf }
        var failures = tree.failures.makeAsyncIterator()
        let failure = await failures.next()
        #expect((failure as? LayoutError)?.description.contains("placed twice") == true)
        #expect(tree.committed?.number == first.number)
        try tree.update { $0[pair].second = nil }
        #expect(try await tree.commit(atLeast: 2).nodeCount == 2)
        // Who asks from now on hears of later errors alone.
        var laterFailures = tree.failures.makeAsyncIterator()
        let foreign = box()
        try await DisplayTree(root: foreign).layout(in: .unbounded)
        try tree.update { $0[pair].second = foreign }
        let later = await laterFailures.next() as? LayoutError
        #expect(later != nil && later?.description.contains("placed twice") == false)
        var repeated = tree.failures.makeAsyncIterator()
        #expect((await repeated.next() as? LayoutError)?.description == later?.description)
    }

    @Test("A failure that a commit has followed is not told again, whatever fails after it")
    func overcomeFailure() async throws {
        let leaf = box()
        let pair = DisplayNode(Pair(first: leaf, second: nil))
        let tree = DisplayTree(root: pair, relayout: .automatic)
        try await tree.layout(in: .unbounded)
        try tree.update { $0[pair].second = leaf }
        var failures = tree.failures.makeAsyncIterator()
        let first = try #require(await failures.next() as? LayoutError)
        try tree.update { $0[pair].second = nil }
        try await tree.settled()
        let foreign = box()
        try await DisplayTree(root: foreign).layout(in: .unbounded)
        // A request's error is the request's alone.
        try tree.update { $0[pair].second = foreign }
        await #expect(throws: LayoutError.self) { try await tree.settled() }
        var laterFailures = tree.failures.makeAsyncIterator()
        let later = try #require(await laterFailures.next() as? LayoutError)
        #expect(later.description != first.description)
    }

    @Test("A cancelled request leaves the tree as it was")
    func cancellation() async throws {
        let board = DisplayNode(Board(BoardModel(rowCount: 20, leafCount: 5)))
        let tree = DisplayTree(root: board)
        let first = try await tree.layout(in: SizeRange(width: 300))
        var numbers = SplitMix64(seed: 3)
        for _ in 0..<50 {
            try tree.update { $0.change(board, &numbers) }
            let request = Task { try await tree.layout(in: SizeRange(width: 200)) }
            request.cancel()
            _ = await request.result
        }
        let last = try await tree.layout(in: SizeRange(width: 300))
        #expect(last.number > first.number)
        #expect(try last.difference(fromModelOf: board) == nil)
    }

    @Test("Contents are measured off the main actor, also when it asks for the layout")
    @MainActor
    func offTheMainActor() async throws {
        let counter = MeasureCounter()
        let tree = DisplayTree(root: DisplayNode(WatchedLeaf(counter: counter)))
        _ = try await tree.layout(in: .unbounded)
        #expect(counter.count == 1)
        #expect(counter.mainActorCount == 0)
        #expect(MeasureCounter.isOnMainActor)
    }
}

/// Two places for nodes.
private struct Pair: NodeContent {
    var first: DisplayNode<BoxContent>?
    var second: DisplayNode<BoxContent>?

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.horizontal) {
            first
            second
        }
    }
}
