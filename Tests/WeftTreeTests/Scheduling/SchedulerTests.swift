import Synchronization
import Testing
import WeftLayout

@testable import WeftTree

@Suite("The scheduler", .endsEventually)
struct SchedulerTests {
    @Test("No more passes measure at once than there are workers", arguments: [1, 2])
    func bound(workers: Int) async throws {
        let scheduler = LayoutScheduler(workers: workers)
        let measuring = Counter()
        let most = Locked(0)
        let trees = (0..<24).map { _ in
            let leaf = HookedLeaf {
                measuring.add()
                most.withLock { $0 = max($0, measuring.value) }
                measuring.add(-1)
            }
            return DisplayTree(root: DisplayNode(leaf), scheduler: scheduler)
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for tree in trees {
                group.addTask {
                    for width in 1...20 {
                        _ = try await tree.layout(in: SizeRange(width: Double(width)))
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect((1...workers).contains(most.withLock { $0 }))
        #expect(scheduler.borrow(upTo: .max) == workers)
    }

    @Test("Permits come back from passes that fail or are cancelled")
    func permitsComeBack() async throws {
        let scheduler = LayoutScheduler(workers: 1)
        let leaf = box()
        let twice = DisplayNode(Column(children: [leaf.anyNode, leaf.anyNode]))
        let tree = DisplayTree(root: twice, scheduler: scheduler)
        await #expect(throws: LayoutError.self) { try await tree.layout(in: .unbounded) }
        for _ in 0..<50 {
            let request = Task { try await tree.layout(in: .unbounded) }
            request.cancel()
            _ = await request.result
        }
        #expect(scheduler.borrow(upTo: 2) == 1)
    }

    @Test("A scheduler has one worker a processor, and never none")
    func workers() {
        #expect(LayoutScheduler().workers == activeProcessorCount)
        #expect(LayoutScheduler(workers: -3).workers == 1)
    }

    @Test("Layouts finish while the main actor is busy, also those that share its pass")
    @MainActor
    func busyMainActor() async throws {
        let scheduler = LayoutScheduler(workers: 1)
        let tree = DisplayTree(root: box(), relayout: .automatic, scheduler: scheduler)
        #expect(scheduler.borrow(upTo: 1) == 1)
        let driving = Task { @MainActor in try await tree.layout(in: SizeRange(width: 10)) }
        while !scheduler.isContended { await Task.yield() }
        let finished = Counter()
        let others = (0..<8).map { number in
            Task.detached {
                let width = number < 4 ? 10.0 : 20
                _ = try await tree.layout(in: SizeRange(width: width))
                finished.add()
            }
        }
        scheduler.giveBack(1)
        // From here on nothing else runs on the main actor.
        let end = ContinuousClock.Instant.givingUp
        while finished.value < others.count, ContinuousClock.now < end {}
        #expect(finished.value == others.count)
        _ = try await driving.value
    }
}
