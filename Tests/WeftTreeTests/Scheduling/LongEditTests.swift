import Dispatch
import Foundation
import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Edit closures that take long", .endsEventually, .serialized)
struct LongEditTests {
    /// Trees in each of which an edit closure runs until it is let go, on a thread of its own.
    private struct HeldTrees {
        let trees: [DisplayTree]
        private let begun = DispatchSemaphore(value: 0)
        private let release = DispatchSemaphore(value: 0)

        /// - Parameter end: What the closures do when they are let go.
        init(
            _ count: Int = 1,
            of tree: @autoclosure () -> DisplayTree,
            end: @escaping @Sendable () throws -> Void = {}
        ) {
            trees = (0..<count).map { _ in tree() }
            for tree in trees {
                let (begun, release) = (begun, release)
                Thread {
                    try? tree.update { edit in
                        edit.environment.displayScale = Double(tree.revision + 2)
                        begun.signal()
                        release.wait()
                        try end()
                    }
                }.start()
            }
            for _ in trees { begun.wait() }
        }

        func letGo() {
            for _ in trees { release.signal() }
        }
    }

    @Test("Passes that wait for edit closures block no thread and leave their permits to others")
    func threads() async throws {
        let scheduler = LayoutScheduler(workers: 1)
        let count = ProcessInfo.processInfo.activeProcessorCount
        let held = HeldTrees(count, of: DisplayTree(root: box(), scheduler: scheduler))
        // If a pass blocked its thread, nothing but this thread would get on.
        let stuck = Counter()
        let isOver = DispatchSemaphore(value: 0)
        defer { isOver.signal() }
        let watch = Thread {
            if isOver.wait(timeout: .now() + 150) == .success { return }
            stuck.add()
            held.letGo()
        }
        watch.start()
        let executor = ManualExecutor()
        let layouts = held.trees.map { tree in
            executor.start { try await tree.layout(in: SizeRange(width: 10)) }
        }
        #expect(executor.waitingCount == count && scheduler.waitingCount == 0)
        #expect(scheduler.idle == 1)
        let other = DisplayTree(root: box(), scheduler: scheduler)
        _ = executor.start { try await other.layout(in: SizeRange(width: 10)) }
        #expect(other.committed?.number == 1)
        #expect(stuck.value == 0)
        held.letGo()
        await executor.runToEnd()
        for layout in layouts { #expect(try await layout.value.revision == 1) }
    }

    /// Runs a task that another thread resumes, until the task ends or waits again.
    private func goOn(_ executor: ManualExecutor) async {
        let end = ContinuousClock.Instant.givingUp
        while !executor.runNext(), ContinuousClock.now < end { await Task.yield() }
        executor.run()
    }

    @Test("The wait ends when the closure throws")
    func failing() async throws {
        let scheduler = LayoutScheduler(workers: 1)
        let tree = DisplayTree(root: box(), scheduler: scheduler)
        let held = HeldTrees(of: tree) { throw Mistake() }
        let executor = ManualExecutor()
        let layout = executor.start { try await tree.layout(in: SizeRange(width: 10)) }
        #expect(executor.waitingCount == 1)
        held.letGo()
        await goOn(executor)
        try #require(executor.waitingCount == 0)
        #expect(try await layout.value.revision == 0)
    }

    @Test("A wait for a closure that has ended, or by a cancelled task, ends immediately")
    func beginningLate() async throws {
        let executor = ManualExecutor()
        let idle = DisplayTree(root: box())
        let ended = executor.start { await idle.inbox.editEnds() }
        let held = HeldTrees(of: DisplayTree(root: box()))
        defer { held.letGo() }
        let cancelled = executor.start {
            cancelCurrentTask()
            return await held.trees[0].inbox.editEnds()
        }
        try #require(executor.waitingCount == 0)
        #expect(try await ended.value)
        #expect(try await !cancelled.value)
    }

    @Test("A layout that waits for an edit closure can be cancelled")
    func cancelling() async throws {
        let scheduler = LayoutScheduler(workers: 1)
        let held = HeldTrees(of: DisplayTree(root: box(), scheduler: scheduler))
        defer { held.letGo() }
        let executor = ManualExecutor()
        let layout = executor.start { try await held.trees[0].layout(in: SizeRange(width: 10)) }
        #expect(executor.waitingCount == 1 && scheduler.waitingCount == 0)
        layout.cancel()
        executor.run()
        try #require(executor.waitingCount == 0)
        await #expect(throws: CancellationError.self) { try await layout.value }
    }

    @Test("A pass lets three edit closures go first, then waits for the fourth with its permit")
    func patience() async throws {
        let scheduler = LayoutScheduler(workers: 1)
        let tree = DisplayTree(root: box(), scheduler: scheduler)
        let executor = ManualExecutor()
        var held = HeldTrees(of: tree)
        let layout = executor.start { try await tree.layout(in: SizeRange(width: 10)) }
        for _ in 2...3 {
            held.letGo()
            held = HeldTrees(of: tree)
            await goOn(executor)
            #expect(executor.waitingCount == 1 && scheduler.idle == 1)
        }
        held.letGo()
        let isOver = Counter()
        defer { isOver.add() }
        // Even a pass that is put off has its permit for a moment, so one look is not enough.
        let last = HeldTrees(of: tree) {
            var looks = 0
            while looks < 1_000, isOver.value == 0 { looks = scheduler.idle == 0 ? looks + 1 : 0 }
        }
        last.letGo()
        await goOn(executor)
        try #require(executor.waitingCount == 0)
        #expect(try await layout.value.revision == 4)
    }

    @Test("Endless edits do not keep a pass from beginning")
    func manyEdits() async throws {
        let leaf = box()
        let tree = DisplayTree(root: leaf)
        let ended = Counter()
        for _ in 0..<2 {
            Thread {
                while ended.value == 0 { try? tree.update { $0[leaf].size?.height += 1 } }
            }.start()
        }
        defer { ended.add() }
        // The threads may take all processors, so the high priority makes sure that other tests do
        // not delay the end.
        try await Task(priority: .high) {
            while tree.revision == 0 { await Task.yield() }
            for _ in 0..<3 {
                let revision = tree.revision
                let commit = try await tree.layout(in: SizeRange(width: 10))
                #expect(commit.revision >= revision)
            }
        }.value
    }
}
