import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Batches", .endsEventually)
struct BatchTests {
    /// Requests for trees with roots of different sizes.
    private func requests(_ count: Int, _ scheduler: LayoutScheduler) -> [LayoutBatch.Request] {
        (0..<count).map { number in
            let tree = DisplayTree(root: box(5, Double(number)), scheduler: scheduler)
            return LayoutBatch.Request(tree, in: SizeRange(width: Double(number % 7)))
        }
    }

    @Test("Commits are in the order of the requests, with any number of workers")
    func order() async throws {
        for (workers, count) in [(1, 0), (1, 100), (2, 1), (2, 33), (3, 500), (.max, 500)] {
            let scheduler = LayoutScheduler(workers: workers)
            let batch = try await scheduler.layout(requests(count, scheduler))
            let expected = (0..<count).map { number in
                LayoutSize(width: Double(number % 7), height: Double(number))
            }
            #expect(batch.map(\.size) == expected)
            #expect(batch.requestIndices == Array(0..<count))
            #expect(batch.commit(ofRequest: count) == nil)
            #expect(scheduler.idle == workers)
        }
    }

    @Test("The error of the first failed request is thrown, with any number of workers")
    func errors() async throws {
        for workers in [1, 2, 5] {
            let scheduler = LayoutScheduler(workers: workers)
            var requests = requests(300, scheduler)
            for number in [31, 32, 190, 299] {
                let leaf = box(name: "leaf \(number)")
                let twice = DisplayNode(Column(children: [leaf.anyNode, leaf.anyNode]))
                let tree = DisplayTree(root: twice, scheduler: scheduler)
                requests[number] = LayoutBatch.Request(tree, in: .unbounded)
            }
            let failure = await #expect(throws: LayoutBatchError.self) {
                try await scheduler.layout(requests)
            }
            #expect(failure?.failedRequest?.index == 31)
            #expect(failure?.failedRequest?.error is LayoutError)
            #expect(
                failure?.description.hasPrefix("Request 31 of the batch: Column ▸ leaf 31: ")
                    == true
            )
            let visible = await #expect(throws: LayoutBatchError.self) {
                try await scheduler.layout(requests, visible: [299, 1, 190])
            }
            #expect(visible?.failedRequest?.index == 190)
        }
    }

    @Test("A failure abandons the requests after it, while those before it go on")
    func failureInLaterChunk() async throws {
        let scheduler = LayoutScheduler(workers: 2)
        let gate = LayoutScheduler(workers: 1)
        let occupant = gate.occupy(1)
        // The first chunk waits at its first request until the first request of the second chunk
        // fails.
        var requests = requests(64, scheduler)
        requests[0] = LayoutBatch.Request(DisplayTree(root: box(), scheduler: gate), in: .unbounded)
        for number in [31, 32] {
            let hook = Locked(number == 32)
            let leaf = DisplayNode(
                HookedLeaf {
                    let opens = hook.withLock { isFirst in
                        defer { isFirst = false }
                        return isFirst
                    }
                    if opens { occupant.giveBack() }
                },
                name: "leaf \(number)"
            )
            let twice = DisplayNode(Column(children: [leaf.anyNode, leaf.anyNode]))
            let tree = DisplayTree(root: twice, scheduler: scheduler)
            requests[number] = LayoutBatch.Request(tree, in: .unbounded)
        }
        let batch = ManualExecutor().start { [requests] in try await scheduler.layout(requests) }
        let failure = await #expect(throws: LayoutBatchError.self) { try await batch.value }
        #expect(failure?.failedRequest?.index == 31)
        let laidOut = requests.indices.filter { requests[$0].tree.committed != nil }
        #expect(laidOut == Array(0..<31))
    }

    @Test(
        "The first error stands, and a chunk that was begun after it is abandoned",
        arguments: [false, true]
    )
    func failureBeforeLaterChunk(failsToo: Bool) async throws {
        let scheduler = LayoutScheduler(workers: 2)
        let gate = LayoutScheduler(workers: 1)
        let occupant = gate.occupy(1)
        let twice = box().anyNode
        let failing = Column(children: [twice, twice])
        // The second chunk waits in the middle until the first has failed.
        var requests = requests(64, scheduler)
        requests[31] = LayoutBatch.Request(
            DisplayTree(root: DisplayNode(failing), scheduler: scheduler),
            in: .unbounded
        )
        let late = DisplayNode(failsToo ? failing : Column())
        requests[40] = LayoutBatch.Request(DisplayTree(root: late, scheduler: gate), in: .unbounded)
        let executor = ManualExecutor()
        let batch = executor.start { [requests] in try await scheduler.layout(requests) }
        #expect(gate.waitingCount == 1)
        occupant.giveBack()
        executor.run()
        let failure = await #expect(throws: LayoutBatchError.self) { try await batch.value }
        #expect(failure?.failedRequest?.index == 31)
        let laidOut = requests.indices.filter { requests[$0].tree.committed != nil }
        #expect(laidOut == Array(0..<31) + Array(32..<(failsToo ? 40 : 41)))
    }

    @Test("The visible requests are delivered before any other is laid out")
    func visibleFirst() async throws {
        let scheduler = LayoutScheduler(workers: 2)
        let requests = requests(200, scheduler)
        let visible = [150, 3, 3, 77, 9_999, -1]
        let shown = Locked<[Int]>([])
        let batch = try await scheduler.layout(requests, visible: visible) { partial in
            let laidOut = requests.indices.filter { requests[$0].tree.committed != nil }
            shown.withLock { $0 += laidOut }
            #expect(partial.requestIndices == [3, 77, 150])
            #expect(partial.commit(ofRequest: 77)?.size.height == 77)
            #expect(partial.commit(ofRequest: 78) == nil)
        }
        #expect(shown.withLock { $0 } == [3, 77, 150])
        #expect(batch.map(\.size.height) == (0..<200).map(Double.init))
    }

    @Test("Progress rises until everything is done", arguments: [[], [190, 5], Array(0..<200)])
    func progress(visible: [Int]) async throws {
        let scheduler = LayoutScheduler(workers: 2)
        let reports = Locked<[LayoutBatch.Progress]>([])
        let requests = requests(200, scheduler)
        _ = try await scheduler.layout(
            requests,
            visible: visible,
            onProgress: { progress in reports.withLock { $0.append(progress) } }
        )
        let completed = reports.withLock { $0.map(\.completed) }
        #expect(zip(completed, completed.dropFirst()).allSatisfy { $0 < $1 })
        #expect(reports.withLock { $0.last } == LayoutBatch.Progress(completed: 200, total: 200))
    }

    @Test("An empty batch reports that it is completed")
    func empty() async throws {
        let scheduler = LayoutScheduler(workers: 2)
        let reports = Locked<[LayoutBatch.Progress]>([])
        let batch = try await scheduler.layout(
            [],
            onProgress: { progress in reports.withLock { $0.append(progress) } }
        )
        #expect(batch.isEmpty)
        #expect(reports.withLock { $0 } == [LayoutBatch.Progress(completed: 0, total: 0)])
    }

    @Test("A batch that is cancelled after its last layout throws", arguments: [false, true])
    func lateCancellation(isVisible: Bool) async throws {
        let scheduler = LayoutScheduler(workers: 1)
        let requests = requests(5, scheduler)
        let task = Locked<Task<LayoutBatch, any Error>?>(nil)
        let batch = Task {
            while task.withLock({ $0 }) == nil { await Task.yield() }
            return try await scheduler.layout(
                requests,
                visible: isVisible ? Array(requests.indices) : [],
                onProgress: { progress in
                    if progress.completed == progress.total { task.withLock { $0 }?.cancel() }
                }
            )
        }
        task.withLock { $0 = batch }
        await #expect(throws: CancellationError.self) { try await batch.value }
    }

    @Test("A cancelled batch stops within a chunk")
    func cancellation() async throws {
        let scheduler = LayoutScheduler(workers: 1)
        let measured = Counter()
        let task = Locked<Task<LayoutBatch, any Error>?>(nil)
        let leaf = HookedLeaf {
            measured.add()
            if measured.value == 5 { task.withLock { $0 }?.cancel() }
        }
        let requests = (0..<20).map { _ in
            let tree = DisplayTree(root: DisplayNode(leaf), scheduler: scheduler)
            return LayoutBatch.Request(tree, in: .unbounded)
        }
        let executor = ManualExecutor()
        task.withLock { task in
            task = Task(executorPreference: executor) { try await scheduler.layout(requests) }
        }
        executor.run()
        let batch = try #require(task.withLock { $0 })
        await #expect(throws: CancellationError.self) { try await batch.value }
        #expect(measured.value == 5)
        #expect(requests.filter { $0.tree.committed != nil }.count == 4)
    }

    @Test("A request whose tree gets a newer range follows it or fails the batch")
    func superseding() async throws {
        let (narrow, wide) = (SizeRange(width: 100), SizeRange(width: 200))
        for (policy, isVisible) in [
            (SupersedingPolicy?.none, false), (.follow, true), (.fail, false), (.fail, true),
        ] {
            let scheduler = LayoutScheduler(workers: 1)
            let executor = ManualExecutor()
            let newer = Locked<(@Sendable () -> Void)?>(nil)
            let leaf = DisplayNode(HookedLeaf { newer.withLock { $0.take() }?() })
            let tree = DisplayTree(root: leaf, scheduler: scheduler)
            newer.withLock {
                $0 = { _ = executor.start { try await tree.layout(in: wide) } }
            }
            let other = DisplayTree(root: box(), scheduler: scheduler)
            let requests = [other, tree].map { LayoutBatch.Request($0, in: narrow) }
            let visible = isVisible ? [1] : []
            let batch = executor.start {
                guard let policy else {
                    return try await scheduler.layout(requests, visible: visible)
                }
                return try await scheduler.layout(
                    requests,
                    visible: visible,
                    whenSuperseded: policy
                )
            }
            if policy == .fail {
                let failure = await #expect(throws: LayoutBatchError.self) {
                    try await batch.value
                }
                let superseded = LayoutSupersededError(
                    root: tree.root.debugDescription,
                    range: narrow,
                    newerRange: wide
                )
                #expect(failure?.failedRequest?.error as? LayoutSupersededError == superseded)
                #expect(failure?.failedRequest?.index == 1)
            } else {
                #expect(try await batch.value.map(\.range) == [narrow, wide])
            }
            #expect(tree.committed?.range == wide)
        }
    }

    @Test("A cancelled batch throws even if all is committed; a single request does not")
    func cancelledWhenCommitted() async throws {
        let scheduler = LayoutScheduler(workers: 2)
        let requests = requests(3, scheduler)
        _ = try await scheduler.layout(requests)
        let executor = ManualExecutor()
        let tree = requests[0].tree
        let batch = Task(executorPreference: executor) { try await scheduler.layout(requests) }
        let singles = [
            Task(executorPreference: executor) { try await tree.layout(in: requests[0].range) },
            Task(executorPreference: executor) { try await tree.layoutIfNeeded() },
            Task(executorPreference: executor) { try await tree.commit(atLeast: 0) },
        ]
        batch.cancel()
        for single in singles { single.cancel() }
        executor.run()
        await #expect(throws: CancellationError.self) { try await batch.value }
        for single in singles { #expect(try await single.value.number == 1) }
    }

    @Test("Two requests for the same tree are an error, and nothing is laid out")
    func sameTree() async throws {
        let scheduler = LayoutScheduler(workers: 2)
        var requests = requests(10, scheduler)
        requests[7] = LayoutBatch.Request(requests[2].tree, in: .unbounded)
        let root = requests[2].tree.root.debugDescription
        let error = await #expect(throws: LayoutBatchError.self) {
            try await scheduler.layout(requests)
        }
        let message = "\(root): requests 2 and 7 of the batch are both for this tree."
        #expect(error?.description.hasPrefix(message) == true)
        #expect(requests.allSatisfy { $0.tree.committed == nil })
    }

    @Test("A batch leaves room for an urgent pass between its trees")
    func urgentPass() async throws {
        let scheduler = LayoutScheduler(workers: 1)
        let executor = ManualExecutor()
        let urgent = DisplayTree(root: box(), scheduler: scheduler)
        let requests = requests(50, scheduler)
        let occupant = scheduler.occupy(1)
        let batch = executor.start(priority: .background) { try await scheduler.layout(requests) }
        let layout = executor.start(priority: .high) { try await urgent.layout(in: .unbounded) }
        occupant.giveBack()
        while urgent.committed == nil, executor.runNext() {}
        #expect(requests.allSatisfy { $0.tree.committed == nil })
        executor.run()
        _ = try await (batch.value, layout.value)
    }
}

extension LayoutBatchError {
    /// Which request failed, and why.
    fileprivate var failedRequest: (index: Int, error: any Error)? {
        guard case .failedRequest(let index, let error) = self else { return nil }
        return (index, error)
    }
}
