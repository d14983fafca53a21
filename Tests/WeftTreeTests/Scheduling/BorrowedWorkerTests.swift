import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Workers that a pass borrows", .endsEventually)
struct BorrowedWorkerTests {
    private let scheduler = LayoutScheduler(
        workers: 4,
        limits: MeasuringLimits(budget: 2, chunk: 1)
    )

    private func tree(_ children: [AnyDisplayNode], _ hook: @escaping @Sendable () -> Void) -> (
        tree: DisplayTree, root: DisplayNode<Column>
    ) {
        let columns = (0..<8).map { _ in
            let leaves = (0..<8).map { _ in DisplayNode(HookedLeaf(hook: hook)).anyNode }
            return DisplayNode(Column(children: leaves)).anyNode
        }
        let root = DisplayNode(Column(children: columns + children))
        return (DisplayTree(root: root, scheduler: scheduler), root)
    }

    @Test("A pass borrows all idle workers, and gives them back with its own")
    func success() async throws {
        let fewest = Locked(Int.max)
        let (tree, _) = tree([]) { [scheduler] in
            fewest.withLock { $0 = min($0, scheduler.idle) }
        }
        for width in 1...20 {
            _ = try await tree.layout(in: SizeRange(width: Double(width)))
            #expect(scheduler.idle == 4)
            #expect(fewest.withLock { $0 } == 0)
        }
    }

    @Test("A pass borrows no workers that others hold")
    func othersWorkers() async throws {
        let idle = Locked<Set<Int>>([])
        let (tree, _) = tree([]) { [scheduler] in
            idle.withLock { _ = $0.insert(scheduler.idle) }
        }
        let occupant = scheduler.occupy(3)
        _ = try await tree.layout(in: .unbounded)
        #expect(idle.withLock { $0 } == [0])
        #expect(scheduler.idle == 1)
        occupant.giveBack(3)
    }

    @Test("A pass that found no idle worker borrows those that become idle while it measures")
    func laterWorkers() async throws {
        let occupant = scheduler.occupy(3)
        let measured = Counter()
        let fewest = Locked(Int.max)
        let (tree, _) = tree([]) { [scheduler] in
            measured.add()
            if measured.value == 8 { occupant.giveBack(3) }
            if measured.value > 8 { fewest.withLock { $0 = min($0, scheduler.idle) } }
        }
        _ = try await tree.layout(in: .unbounded)
        #expect(fewest.withLock { $0 } == 0)
        #expect(scheduler.idle == 4)
    }

    @Test("A failed pass gives back the workers that it has borrowed")
    func failure() async throws {
        let culprit = box().anyNode
        let hosts = (0..<2).map { _ in DisplayNode(Column(children: [culprit])).anyNode }
        let (tree, root) = tree(hosts) {}
        for _ in 0..<20 {
            await #expect(throws: LayoutError.self) { try await tree.layout(in: .unbounded) }
            #expect(scheduler.idle == 4)
        }
        try tree.update { $0[root].children.removeAll { $0 == hosts[1] } }
        _ = try await tree.layout(in: .unbounded)
        #expect(scheduler.idle == 4)
    }

    @Test("A pass that is cancelled while workers measure gives them back")
    func cancellation() async throws {
        let box = Locked(TaskBox())
        let measured = Counter()
        let (tree, _) = tree([]) {
            measured.add()
            if measured.value % 10 == 0 { box.withLock { $0 }.cancel() }
        }
        for width in 1...20 {
            let task = TaskBox()
            box.withLock { $0 = task }
            // The pass must not begin before its task is known.
            let occupant = scheduler.occupy(4)
            let request = Task { try await tree.layout(in: SizeRange(width: Double(width))) }
            task.set(request)
            occupant.giveBack(4)
            await #expect(throws: CancellationError.self) { try await request.value }
            #expect(scheduler.idle == 4)
        }
        #expect(tree.committed == nil)
    }

    @Test("While one worker is inside a leaf, another pass gets the permit of one without work")
    func slowLeaf() async throws {
        let scheduler = LayoutScheduler(workers: 2, limits: MeasuringLimits(budget: 1, chunk: 1))
        let executor = ManualExecutor()
        let urgent = DisplayTree(root: box(), scheduler: scheduler)
        let isCommitted = Locked(false)
        let slow = HookedLeaf {
            executor.run()
            _ = executor.start(priority: .high) { try await urgent.layout(in: .unbounded) }
            isCommitted.withLock { $0 = urgent.committed != nil }
        }
        let root = Column(children: [DisplayNode(slow).anyNode, patientLeaf().anyNode])
        let tree = DisplayTree(root: DisplayNode(root), scheduler: scheduler)
        let layout = executor.start(priority: .low) { try await tree.layout(in: .unbounded) }
        _ = try await layout.value
        #expect(isCommitted.withLock { $0 })
        #expect(scheduler.idle == 2)
    }
}
