import Dispatch
import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("The scheduler", .endsEventually)
struct SchedulerTests {
    @Test("Exactly as many passes measure at once as there are workers", arguments: [1, 2, 3])
    func bound(workers: Int) async throws {
        let scheduler = LayoutScheduler(workers: workers)
        let measuring = Counter()
        let most = Locked(0)
        // Each tree has an executor of its own, so that the test decides on which thread it
        // measures.
        let executors = (0..<12).map { _ in ManualExecutor() }
        let trees = Locked<[DisplayTree]>([])
        let requests = Locked<[Task<LayoutCommit, any Error>]>([])
        // The leaves hold the trees and requests.
        defer {
            trees.withLock { $0 = [] }
            requests.withLock { $0 = [] }
        }
        @Sendable func request(_ number: Int) {
            let tree = trees.withLock { $0[number] }
            let request = executors[number].start { try await tree.layout(in: .unbounded) }
            requests.withLock { $0.append(request) }
        }
        for number in executors.indices {
            let leaf = HookedLeaf {
                measuring.add()
                most.withLock { $0 = max($0, measuring.value) }
                // The next layout is requested while this one measures, and either measures or
                // waits.
                if number + 1 < executors.count { onOtherThread { request(number + 1) } }
                measuring.add(-1)
            }
            let tree = DisplayTree(root: DisplayNode(leaf), scheduler: scheduler)
            trees.withLock { $0.append(tree) }
        }
        request(0)
        while executors.contains(where: { $0.runNext() }) {}
        let all = requests.withLock { $0 }
        #expect(all.count == executors.count)
        for request in all { #expect(try await request.value.number == 1) }
        #expect(most.withLock { $0 } == workers)
        #expect(scheduler.idle == workers)
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
        #expect(scheduler.idle == 1)
    }

    @Test("A scheduler has one worker per processor by default, and always at least one")
    func workers() {
        #expect(LayoutScheduler().workers == activeProcessorCount)
        #expect(LayoutScheduler(workers: -3).workers == 1)
    }

    @Test("An urgent layout does not wait for one that has a permit but no thread")
    func noThread() async throws {
        let scheduler = LayoutScheduler(workers: 1)
        let (patient, urgent) = (ManualExecutor(), ManualExecutor())
        let trees = (0..<2).map { _ in DisplayTree(root: box(), scheduler: scheduler) }
        let background = Task(executorPreference: patient, priority: .background) {
            try await trees[0].layout(in: .unbounded)
        }
        while scheduler.idle > 0 { #expect(patient.runNext()) }
        // From here on, the first layout has no thread.
        let layout = urgent.start(priority: .high) { try await trees[1].layout(in: .unbounded) }
        urgent.run()
        #expect(trees.map { $0.committed?.number } == [nil, 1])
        patient.run()
        _ = try await (background.value, layout.value)
        #expect(trees[0].committed?.number == 1 && scheduler.idle == 1)
    }

    @Test(
        "Layouts finish while the main actor is busy, even if they share a pass with it",
        arguments: BackgroundScenario.all
    )
    @MainActor
    func busyMainActor(meanwhile scenario: BackgroundScenario) async throws {
        let scheduler = LayoutScheduler(workers: 1)
        let tree = DisplayTree(root: box(), relayout: .automatic, scheduler: scheduler)
        let occupant = scheduler.occupy(1)
        let driving = Task { @MainActor in try await tree.layout(in: SizeRange(width: 10)) }
        while scheduler.waitingCount == 0 { await Task.yield() }
        let unfinished = DispatchGroup()
        // Nothing else runs on the main actor meanwhile, and others have the processors.
        func occupyMainActor() {
            #expect(unfinished.wait(timeout: .givingUp) == .success)
        }
        try await withThrowingTaskGroup(of: Void.self) { others in
            for number in 0..<8 {
                unfinished.enter()
                others.addTask {
                    defer { unfinished.leave() }
                    _ = try await tree.layout(in: SizeRange(width: number < 4 ? 10 : 20))
                }
            }
            unfinished.enter()
            others.addTask {
                defer { unfinished.leave() }
                try await scenario.run()
            }
            occupant.giveBack()
            occupyMainActor()
            try await others.waitForAll()
        }
        _ = try await driving.value
    }
}
