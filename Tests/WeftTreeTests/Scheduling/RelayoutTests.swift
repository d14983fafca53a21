import RandomLayouts
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Layouts on demand and automatic layouts", .endsEventually)
struct RelayoutTests {
    @Test("Errors of automatic passes are delivered by failures, and the last commit stands")
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
        // An iterator made from now on gets only later errors.
        var laterFailures = tree.failures.makeAsyncIterator()
        let foreign = box()
        try await DisplayTree(root: foreign).layout(in: .unbounded)
        try tree.update { $0[pair].second = foreign }
        let later = await laterFailures.next() as? LayoutError
        #expect(later != nil && later?.description.contains("placed twice") == false)
        var repeated = tree.failures.makeAsyncIterator()
        #expect((await repeated.next() as? LayoutError)?.description == later?.description)
    }

    @Test("A failure that a commit has followed is not delivered again, whatever fails later")
    func overcomeFailure() async throws {
        let leaf = box()
        let pair = DisplayNode(Pair(first: leaf, second: nil))
        let tree = DisplayTree(root: pair, relayout: .automatic)
        try await tree.layout(in: .unbounded)
        try tree.update { $0[pair].second = leaf }
        var failures = tree.failures.makeAsyncIterator()
        let first = try #require(await failures.next() as? LayoutError)
        try tree.update { $0[pair].second = nil }
        try await tree.layoutIfNeeded()
        let foreign = box()
        try await DisplayTree(root: foreign).layout(in: .unbounded)
        // A request's error goes only to the request.
        try tree.update { $0[pair].second = foreign }
        await #expect(throws: LayoutError.self) { try await tree.layoutIfNeeded() }
        var laterFailures = tree.failures.makeAsyncIterator()
        let later = try #require(await laterFailures.next() as? LayoutError)
        #expect(later.description != first.description)
    }

    @Test("A new iterator of the same sequence does not get a failure that a commit has followed")
    func overcomeFailureOfSequence() async throws {
        let leaf = box()
        let pair = DisplayNode(Pair(first: leaf, second: nil))
        let tree = DisplayTree(root: pair, relayout: .automatic)
        try await tree.layout(in: .unbounded)
        let failures = tree.failures
        try tree.update { $0[pair].second = leaf }
        var iterator = failures.makeAsyncIterator()
        let first = try #require(await iterator.next() as? LayoutError)
        try tree.update { $0[pair].second = nil }
        try await tree.layoutIfNeeded()
        var later = failures.makeAsyncIterator()
        let foreign = box()
        try await DisplayTree(root: foreign).layout(in: .unbounded)
        try tree.update { $0[pair].second = foreign }
        #expect(try #require(await later.next() as? LayoutError).description != first.description)
    }

    /// When a request is cancelled.
    enum Cancellation: CaseIterable {
        case whileWaiting, whileMeasuring
    }

    @Test("A cancelled request leaves the tree as it was", arguments: Cancellation.allCases)
    func cancellation(when: Cancellation) async throws {
        let hook = Locked<(@Sendable () -> Void)?>(nil)
        let board = DisplayNode(Board(BoardModel(rowCount: 20, leafCount: 5)))
        let leaf = DisplayNode(HookedLeaf { hook.withLock { $0.take() }?() })
        let root = DisplayNode(Column(children: [leaf.anyNode, board.anyNode]))
        let scheduler = LayoutScheduler(workers: 1)
        let tree = DisplayTree(root: root, scheduler: scheduler)
        let first = try await tree.layout(in: SizeRange(width: 300))
        let executor = ManualExecutor()
        var numbers = SplitMix64(seed: 3)
        for _ in 0..<50 {
            try tree.update { edit in
                edit.change(board, &numbers)
                edit[leaf] = edit[leaf]
            }
            let occupant = scheduler.occupy(1)
            let request = executor.start { try await tree.layout(in: SizeRange(width: 200)) }
            #expect(scheduler.waitingCount == 1)
            switch when {
            case .whileWaiting: request.cancel()
            case .whileMeasuring: hook.withLock { $0 = { request.cancel() } }
            }
            occupant.giveBack()
            executor.run()
            await #expect(throws: CancellationError.self) { try await request.value }
            #expect(hook.withLock { $0 == nil })
            #expect(tree.committed?.number == first.number && scheduler.idle == 1)
        }
        let last = try await tree.layout(in: SizeRange(width: 300))
        #expect(last.number == first.number + 1)
        #expect(last.revision == 50 && last[board].model.edits == 50)
        #expect(try differencesFromCold(last, of: root) == [])
    }

    @Test("Contents are measured off the main actor even if it requests the layout")
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

/// A content with two places for nodes.
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
