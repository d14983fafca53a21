import Dispatch
import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

/// The runtime runs the handlers of cancellation and escalation while it holds a lock of their
/// task. It takes the same lock to resume, cancel and raise the task.
@Suite("Handlers of cancellation and escalation", .endsEventually)
struct HandlerTests {
    private let range = SizeRange(width: 100)

    /// Calls both closures at the same time.
    private func together(_ first: @Sendable () -> Void, _ second: @Sendable () -> Void) {
        DispatchQueue.concurrentPerform(iterations: 2) { $0 == 0 ? first() : second() }
    }

    @Test("A task that waits for a pass may be raised while the task that runs the pass cancels it")
    func raisingAndCancelling() async throws {
        for _ in 0..<1_000 {
            let executor = ManualExecutor()
            let scheduler = LayoutScheduler(workers: 1)
            let occupant = scheduler.occupy(1)
            let tree = DisplayTree(root: box(), scheduler: scheduler)
            let waiting = TaskBox()
            let driver = executor.start(priority: .background) { [range] in
                try await withTaskCancellationHandler {
                    try await tree.layout(in: range)
                } onCancel: {
                    waiting.cancel()
                }
            }
            let waiter = executor.start(priority: .background) { [range] in
                try await tree.layout(in: range)
            }
            waiting.set(waiter)
            together {
                waiter.escalatePriority(to: .high)
            } _: {
                driver.cancel()
            }
            let ended = Counter()
            for task in [driver, waiter] {
                Task {
                    _ = await task.result
                    ended.add()
                }
            }
            occupant.giveBack()
            while ended.value < 2 {
                executor.run()
                await Task.yield()
            }
            #expect(scheduler.idle == 1)
        }
    }

    @Test("A task may be cancelled while it receives a failure")
    func failing() async throws {
        for _ in 0..<200 {
            let twice = box().anyNode
            let root = DisplayNode(Column())
            let tree = DisplayTree(root: root, relayout: .automatic)
            try await tree.layout(in: range)
            let consumers = (0..<16).map { _ in
                Task.detached {
                    async let never = try? tree.commit(atLeast: .max)
                    for await _ in tree.failures {}
                    _ = await never
                }
            }
            for _ in 0..<20 { await Task.yield() }
            try tree.update { $0[root].children = [twice, twice] }
            for consumer in consumers { consumer.cancel() }
            for consumer in consumers { await consumer.value }
            await tree.automationEnds()
            #expect(tree.committed?.nodeCount == 1)
        }
    }

    @Test("A task that is raised above the holders of permits stops waiting for one")
    func raisedAbove() async throws {
        let scheduler = LayoutScheduler(workers: 1)
        let permit = Permit(scheduler: scheduler, urgency: .medium)
        #expect(permit.borrow(upTo: 1) == 1)
        let tree = DisplayTree(root: box(), scheduler: scheduler)
        let layout = Task(priority: .low) { [range] in try await tree.layout(in: range) }
        while scheduler.waitingCount == 0 { await Task.yield() }
        layout.escalatePriority(to: .high)
        #expect(try await layout.value.number == 1)
        permit.giveBack()
        #expect(scheduler.idle == 1)
    }

    @Test("A task that has run a pass stays as long as somebody is raising its priority")
    func staying() async {
        let queue = LeaseQueue()
        let range = range
        @Sendable func enter(_ urgency: Urgency) {
            _ = queue.enter(Lease.Request(.layout(range, .follow), urgency: urgency))
        }
        let (running, raising, raised) = (Counter(), Counter(), Counter())
        let (finishing, finished) = (Counter(), Counter())
        let rival = Task {
            await onThread(stackSize: 1 << 19) {
                while running.value == 0 {}
                enter(.high)
            }
        }
        let driver = Task.detached(priority: .low) {
            await withTaskPriorityEscalationHandler {
                enter(.low)
                running.add()
                // Not suspended: the runtime may need the lock for that in which the handler runs.
                while raising.value == 0 {}
                finishing.add()
                await queue.finish(.cancelled)
                finished.add()
            } onPriorityEscalated: { _, _ in
                raising.add()
                while raised.value == 0 {}
            }
        }
        while finishing.value == 0 { await Task.yield() }
        for _ in 0..<1_000 { await Task.yield() }
        #expect(finished.value == 0)
        raised.add()
        await driver.value
        await rival.value
        #expect(finished.value == 1)
    }
}
