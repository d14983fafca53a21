import Testing
import WeftLayout

@testable import WeftTree

@Suite("What is put off, and what is not")
struct PutOffTests {
    @Test("A batch that the budget does not suffice for is put off at once, and no smaller one")
    func wideTree() async throws {
        for (count, missing) in [(99, 0), (100, 100), (1_000, 1_000)] {
            let columns = (0..<count).map { _ in DisplayNode(Column()).anyNode }
            let bare = BarePass(
                DisplayNode(Column(children: columns)),
                scheduler: LayoutScheduler(
                    workers: 2,
                    limits: MeasuringLimits(budget: 100, chunk: 1)
                )
            )
            let outcome = try bare.pass.worker.perform(bare.first)
            #expect(outcome.missing.count == missing)
        }
    }

    @Test(
        "Leaves that are measured instantly are not put off, and a pass of them ends if cancelled"
    )
    func instantLeaves() async throws {
        let root = DisplayNode(Column(children: (0..<20_000).map { _ in box().anyNode }))
        let limits = MeasuringLimits(budget: 1, chunk: 1)
        let cancellation = PassCancellation()
        let scheduler = LayoutScheduler(workers: 2, limits: limits)
        let bare = BarePass(root, scheduler: scheduler, cancellation: cancellation)
        let outcome = try bare.pass.worker.perform(bare.first)
        #expect(outcome.suspended.isEmpty && outcome.missing.isEmpty)
        let counting = Counter()
        let stopper = DisplayNode(Stopper(counter: counting, cancellation: cancellation))
        let boxes = (0..<20_000).map { _ in box().anyNode }
        let other = DisplayNode(Column(children: [stopper.anyNode] + boxes))
        let stopped = BarePass(other, scheduler: scheduler, cancellation: cancellation)
        #expect(throws: CancellationError.self) {
            try stopped.pass.worker.perform(stopped.first)
        }
        #expect(counting.value == 1)
    }

    /// A leaf that cancels the pass in which it is measured.
    private struct Stopper: LeafContent {
        let counter: Counter
        let cancellation: PassCancellation

        static var measuresInstantly: Bool { true }

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            counter.add()
            cancellation.supersede()
            return LeafMeasurement(size: .zero)
        }
    }
}
