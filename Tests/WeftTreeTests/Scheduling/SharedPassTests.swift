import Testing
import WeftLayout

@testable import WeftTree

/// The scheduler's only permit is held while requests are made, so their pass is under way but
/// waits.
@Suite("Requests that share a pass", .endsEventually)
struct SharedPassTests {
    private let executor = ManualExecutor()
    private let scheduler = LayoutScheduler(workers: 1)
    private let leaf = box()
    private let tree: DisplayTree
    private let occupant: Permit
    private let narrow = SizeRange(width: 100)
    private let wide = SizeRange(width: 200)

    init() {
        tree = DisplayTree(root: leaf, scheduler: scheduler)
        occupant = scheduler.occupy(1)
    }

    private func request(
        _ range: SizeRange,
        _ policy: SupersedingPolicy = .follow,
        priority: TaskPriority = .medium
    ) -> Task<LayoutCommit, any Error> {
        executor.start(priority: priority) { [tree] in
            try await tree.layout(in: range, whenSuperseded: policy)
        }
    }

    /// Lets passes run from now on.
    private func release() {
        occupant.giveBack()
        executor.run()
    }

    @Test("Equal requests share a pass")
    func joining() async throws {
        let requests = (0..<5).map { _ in request(narrow) }
        release()
        for request in requests { #expect(try await request.value.number == 1) }
    }

    @Test("A request that waits for another one's pass can be cancelled, and the pass goes on")
    func cancellingWaiter() async throws {
        let first = request(narrow)
        let second = request(narrow)
        second.cancel()
        executor.run()
        await #expect(throws: CancellationError.self) { try await second.value }
        release()
        #expect(try await first.value.number == 1)
    }

    @Test("A request that waits for a permit can be cancelled, and another one takes over its pass")
    func takingOver() async throws {
        let first = request(narrow)
        let second = request(narrow)
        first.cancel()
        executor.run()
        await #expect(throws: CancellationError.self) { try await first.value }
        #expect(scheduler.waitingCount == 1)
        release()
        #expect(try await second.value.number == 1)
        #expect(scheduler.waitingCount == 0)
    }

    @Test("A newer range supersedes an older one, whose requests follow it or fail")
    func superseding() async throws {
        let following = request(narrow)
        let failing = request(narrow, .fail)
        let newest = request(wide)
        release()
        #expect(try await newest.value.number == 1)
        #expect(try await following.value.range == wide)
        #expect(try await following.value.number == 1)
        await #expect(
            throws: LayoutSupersededError(
                root: tree.root.debugDescription,
                range: narrow,
                newerRange: wide
            )
        ) {
            try await failing.value
        }
    }

    @Test("A tree whose waiting pass is superseded keeps its place in the line for permits")
    func keepingPlace() async throws {
        let measured = Locked<[String]>([])
        func start(_ tree: DisplayTree, _ range: SizeRange) -> Task<LayoutCommit, any Error> {
            executor.start(priority: .medium) { try await tree.layout(in: range) }
        }
        func tree(_ name: String) -> DisplayTree {
            let leaf = HookedLeaf { measured.withLock { $0.append(name) } }
            return DisplayTree(root: DisplayNode(leaf), scheduler: scheduler)
        }
        let (first, second) = (tree("first"), tree("second"))
        let requests = [start(first, narrow), start(second, narrow), start(first, wide)]
        release()
        let commits = [try await requests[0].value, try await requests[2].value]
        #expect(commits.map(\.number) == [1, 1] && commits.map(\.range) == [wide, wide])
        _ = try await requests[1].value
        #expect(measured.withLock { $0 } == ["first", "second"])
    }

    @Test("The task that runs a superseded pass fails if it chose to")
    func supersededDriver() async throws {
        let failing = request(narrow, .fail)
        let newest = request(wide)
        release()
        #expect(try await newest.value.number == 1)
        await #expect(
            throws: LayoutSupersededError(
                root: tree.root.debugDescription,
                range: narrow,
                newerRange: wide
            )
        ) {
            try await failing.value
        }
    }

    @Test("A repeated range does not supersede its requests", arguments: 0..<3)
    func supersededToAndFro(earlier: Int) async throws {
        // The very first request runs the pass: either the one that may fail, or one before it.
        let others = (0..<earlier).map { _ in request(narrow) }
        let failing = request(narrow, .fail)
        let between = request(wide)
        let again = request(narrow, .fail)
        release()
        #expect(try await failing.value.range == narrow)
        #expect(try await again.value.range == narrow)
        // The wide range may have been laid out in between. Otherwise the request follows.
        #expect([narrow, wide].contains(try await between.value.range))
        for other in others { #expect(try await other.value.range == narrow) }
    }

    @Test("A newer range does not affect a request whose pass has committed")
    func pointOfNoReturn() async throws {
        let first = request(narrow, .fail)
        release()
        let second = request(wide)
        #expect(try await first.value.range == narrow)
        #expect(try await second.value.range == wide)
    }

    @Test("A pass that is superseded while it measures commits nothing")
    func supersedingWhileMeasuring() async throws {
        let hook = Locked<(@Sendable () -> Void)?>(nil)
        let node = DisplayNode(HookedLeaf { hook.withLock { $0.take() }?() })
        let tree = DisplayTree(root: node, scheduler: LayoutScheduler(workers: 1))
        hook.withLock { hook in
            hook = { [narrow, wide] in
                let request = Lease.Request(.layout(wide, .follow))
                guard case .waiting = tree.leases.enter(request) else {
                    Issue.record("a pass in \(narrow) must run")
                    return
                }
            }
        }
        // The request above belongs to no task. When it is answered, it would be the next to run a
        // pass.
        let superseded = executor.start { [narrow] in
            try await tree.layout(in: narrow, whenSuperseded: .fail)
        }
        await #expect(
            throws: LayoutSupersededError(
                root: tree.root.debugDescription,
                range: narrow,
                newerRange: wide
            )
        ) {
            try await superseded.value
        }
        #expect(tree.committed == nil)
    }

    @Test("A request of high priority moves the pass that it joins up in the line")
    func escalation() async throws {
        let other = DisplayTree(root: box(), scheduler: scheduler)
        let patient = request(narrow, priority: .background)
        let rival = executor.start { try await other.layout(in: .unbounded) }
        let urgent = request(narrow, priority: .high)
        await scheduler.waits(at: .high)
        occupant.giveBack()
        while tree.committed == nil, other.committed == nil { executor.runNext() }
        #expect(tree.committed != nil && other.committed == nil)
        await executor.runToEnd()
        _ = try await (patient.value, rival.value, urgent.value)
    }

    @Test("A waiting request that is raised raises the pass that it waits for")
    func raisedWaiter() async throws {
        let other = DisplayTree(root: box(), scheduler: scheduler)
        let patient = request(narrow, priority: .background)
        let joined = request(narrow, priority: .background)
        let rival = executor.start { try await other.layout(in: .unbounded) }
        joined.escalatePriority(to: .high)
        await scheduler.waits(at: .high)
        occupant.giveBack()
        while tree.committed == nil, other.committed == nil { executor.runNext() }
        #expect(tree.committed != nil && other.committed == nil)
        await executor.runToEnd()
        _ = try await (patient.value, joined.value, rival.value)
    }

    @Test("The task that takes over a pass gets the priority of the requests that wait for it")
    func raisedSuccessor() async throws {
        let other = DisplayTree(root: box(), scheduler: scheduler)
        let first = request(narrow, priority: .background)
        let successor = request(narrow, priority: .background)
        let urgent = request(narrow, priority: .high)
        let rival = executor.start { try await other.layout(in: .unbounded) }
        first.cancel()
        executor.run()
        await #expect(throws: CancellationError.self) { try await first.value }
        occupant.giveBack()
        while tree.committed == nil, other.committed == nil { executor.runNext() }
        #expect(tree.committed != nil && other.committed == nil)
        await executor.runToEnd()
        _ = try await (successor.value, urgent.value, rival.value)
    }

    @Test("commit(atLeast:) returns an existing commit at once, and even after a later failure")
    func watching() async throws {
        let column = DisplayNode(Column(children: [leaf.anyNode]))
        let tree = DisplayTree(root: column, scheduler: scheduler)
        let first = executor.start { [narrow] in try await tree.layout(in: narrow) }
        release()
        _ = try await first.value
        _ = scheduler.occupy(1)
        try tree.update { $0[column].children = [leaf.anyNode, leaf.anyNode] }
        let failing = executor.start { [wide] in try await tree.layout(in: wide) }
        let watching = executor.start { try await tree.commit(atLeast: 0) }
        let answer = Locked<UInt64?>(nil)
        _ = executor.start {
            let commit = try await watching.value
            answer.withLock { $0 = commit.number }
        }
        #expect(answer.withLock { $0 } == 1)
        release()
        await #expect(throws: LayoutError.self) { try await failing.value }
        #expect(try await watching.value.number == 1)
        #expect(try await tree.commit(atLeast: 0).number == 1)
        await #expect(throws: LayoutError.self) { try await tree.commit(atLeast: 1) }
    }

    @Test("One pass lays out any number of edits made before it")
    func coalescing() async throws {
        let tree = DisplayTree(root: leaf, relayout: .automatic, scheduler: scheduler)
        let first = executor.start { [narrow] in try await tree.layout(in: narrow) }
        release()
        #expect(try await first.value.number == 1)
        _ = scheduler.occupy(1)
        for height in 1...100 {
            try tree.update { $0[leaf].size?.height = Double(height) }
        }
        let last = executor.start { try await tree.layoutIfNeeded() }
        release()
        #expect(try await last.value.number == 2)
        #expect(try await last.value.size.height == 100)
        #expect(tree.committed?.revision == tree.revision)
    }
}
