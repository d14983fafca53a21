import Foundation
import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Questions that are put off, and those that are not")
struct PutOffTests {
    /// How many jobs the first run of a pass leaves to other runs, with a budget of 100 nodes.
    private func missingCount(
        _ root: some NodeReference,
        firstBudget: Int? = nil
    ) throws -> Int {
        let limits = MeasuringLimits(budget: 100, chunk: 1, firstBudget: firstBudget)
        let bare = BarePass(
            root,
            in: SizeRange(max: LayoutSize(width: 50, height: .infinity)),
            scheduler: LayoutScheduler(workers: 2, limits: limits)
        )
        return try bare.begin().missing.count
    }

    @Test("A batch of more questions than the budget has nodes is put off as a whole")
    func wideTree() throws {
        for (count, missing) in [(100, 0), (101, 101), (1_000, 1_000)] {
            let columns = (0..<count).map { _ in DisplayNode(Column()).anyNode }
            #expect(try missingCount(DisplayNode(Column(children: columns))) == missing)
        }
    }

    @Test("The first budget may be larger than those of the jobs, but not smaller")
    func firstBudget() throws {
        // The tree has two nodes above a hundred pairs of nodes, and no batch is larger than a
        // hundred.
        for (firstBudget, missing) in [(202, 0), (103, 50), (102, 50), (100, 51), (10, 51)] {
            let columns = (0..<100).map { _ in
                DisplayNode(Column(children: [DisplayNode(Column()).anyNode])).anyNode
            }
            let inner = DisplayNode(Column(children: columns)).anyNode
            let outer = DisplayNode(Column(children: [inner]))
            #expect(try missingCount(outer, firstBudget: firstBudget) == missing)
        }
    }

    @Test("A first pass that has more than half of its answers gets a second budget, but no third")
    func secondBudget() throws {
        func root(_ first: Int, _ others: Int...) -> DisplayNode<Column> {
            let columns = [first] + others
            return DisplayNode(
                Column(
                    children: columns.map { count in
                        DisplayNode(
                            Column(children: (0..<count).map { _ in DisplayNode(Column()).anyNode })
                        ).anyNode
                    }
                )
            )
        }
        // With each budget, the root counts again.
        #expect(try missingCount(root(48, 49, 98)) == 0)
        #expect(try missingCount(root(48, 49, 99)) == 1)
        #expect(try missingCount(root(48, 50, 98)) == 2)
        // These have half of their answers, and less.
        #expect(try missingCount(root(48, 49, 98, 10)) == 2)
        #expect(try missingCount(root(99, 10)) == 2)
    }

    @Test("A later pass gets a second budget if its tree has no more slots than two budgets")
    func secondBudgetOfLaterPass() throws {
        // Each leaf is measured anew, and the root counts, too. A tree takes 128 slots at a time,
        // so the second one has 128 and the third one 384.
        for (count, missing) in [(99, 0), (120, 0), (300, 201)] {
            let leaves = (0..<count).map { _ in patientLeaf().anyNode }
            let root = DisplayNode(Column(children: leaves))
            let limits = MeasuringLimits(budget: 100, chunk: 1)
            let first = BarePass(
                root,
                in: SizeRange(maxWidth: 50),
                scheduler: LayoutScheduler(workers: 1, limits: limits)
            )
            #expect(try first.begin().missing.isEmpty)
            first.pass.end(hasCommitted: false)
            let next = BarePass(
                root,
                in: SizeRange(maxWidth: 40),
                scheduler: LayoutScheduler(workers: 2, limits: limits),
                caches: first.pass.caches
            )
            #expect(try next.begin().missing.count == missing)
            next.pass.end(hasCommitted: false)
        }
    }

    @Test("A batch larger than a job's budget is put off, however large the first budget is")
    func wideTreeWithinFirstBudget() throws {
        for (count, missing) in [(100, 0), (101, 101)] {
            let columns = (0..<count).map { _ in DisplayNode(Column()).anyNode }
            let root = DisplayNode(Column(children: columns))
            #expect(try missingCount(root, firstBudget: 1_000) == missing)
        }
    }

    @Test("A piece of work whose budget is spent leaves all questions to a node or none of them")
    func questionsToOneNode() throws {
        let leaves = (0..<2).map { _ in patientLeaf().anyNode }
        let limits = MeasuringLimits(budget: 1, chunk: 1)
        let bare = BarePass(
            DisplayNode(Inquirer(children: leaves, questions: 2)),
            scheduler: LayoutScheduler(workers: 2, limits: limits)
        )
        let jobs = try bare.begin().missing
        #expect(jobs.map(\.node.id) == [0, 0, 1, 1].map { leaves[$0].handle.id })
        let piece = WorkPlan.Piece(id: 0, jobs: jobs[...], budgetCount: 1)
        let outcome = try bare.pass.worker.run(piece, in: ThreadTurn())
        #expect(outcome.rest == jobs[2...])
    }

    @Test(
        "Leaves are put off once they took long, or if they are not quick and the budget is spent",
        arguments: [
            // All of the budget pays for one column and 60 leaves, half of all.
            (Cut.Leaves.counted, budget: 61, missing: 60),
            (.counted, budget: 62, missing: 0),
            (.counted, budget: 1_000, missing: 0),
            // Time passes only while the first leaf is measured.
            (.slow, budget: 1_000, missing: 119),
            (.slow, budget: 1, missing: 120),
            // That a leaf is quick is not known before the second one.
            (.quick, budget: 3, missing: 0),
            (.quick, budget: 2, missing: 119),
        ]
    )
    func patientLeaves(leaves: Cut.Leaves, budget: Int, missing: Int) throws {
        let texts = (0..<120).map { _ in DisplayNode(TextContent("text")).anyNode }
        let cut = Cut(workers: 2, budget: budget, chunk: 1, leaves: leaves)
        let bare = BarePass(DisplayNode(Column(children: texts)), scheduler: cut.scheduler)
        #expect(try bare.begin().missing.count == missing)
    }

    @Test(
        "By the standard limits, other tasks are called when leaves have taken a millisecond",
        arguments: [
            (quickCount: 0, missing: 39...39),
            // After quick leaves, the clock may be looked at before every eighth leaf only. On a
            // slow machine they may not be quick either.
            (quickCount: 24, missing: 7...39),
        ]
    )
    func slowLeaves(quickCount: Int, missing: ClosedRange<Int>) throws {
        let leaves = (0..<40).map { index in
            let seconds = index < quickCount ? 0 : 0.001
            return DisplayNode(HookedLeaf { Thread.sleep(forTimeInterval: seconds) }).anyNode
        }
        let scheduler = LayoutScheduler(workers: 2)
        let bare = BarePass(DisplayNode(Column(children: leaves)), scheduler: scheduler)
        #expect(missing.contains(try bare.begin().missing.count))
    }

    @Test("So they are when nodes that ask for others have taken a millisecond")
    func slowSpecs() throws {
        let columns = (0..<80).map { _ in DisplayNode(SleepingColumn()).anyNode }
        let scheduler = LayoutScheduler(workers: 2)
        let bare = BarePass(DisplayNode(Column(children: columns)), scheduler: scheduler)
        // The clock is looked at before the sixteenth and the thirty-second node, with the root.
        #expect(try bare.begin().missing.count == 50)
    }

    /// A content that takes a millisecond to make its spec.
    private struct SleepingColumn: NodeContent {
        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            Thread.sleep(forTimeInterval: 0.001)
            return StackLayoutSpec(.vertical) {}
        }
    }

    @Test("A tree within the budget is measured at once, even if nodes are asked twice")
    func stretchedTree() throws {
        for isFirst in [true, false] {
            let texts = (0..<95).map { _ in DisplayNode(TextContent("text")).anyNode }
            let column = DisplayNode(Column(children: [box().anyNode])).anyNode
            let children = isFirst ? [column] + texts : texts + [column]
            #expect(try missingCount(DisplayNode(StretchedColumn(children: children))) == 0)
        }
    }

    @Test("Instant leaves are not put off, and a pass over them ends soon when cancelled")
    func instantLeaves() async throws {
        let root = DisplayNode(Column(children: (0..<20_000).map { _ in box().anyNode }))
        let limits = MeasuringLimits(budget: 1, chunk: 1)
        let cancellation = PassCancellation()
        let scheduler = LayoutScheduler(workers: 2, limits: limits)
        let bare = BarePass(root, scheduler: scheduler, cancellation: cancellation)
        let outcome = try bare.begin()
        #expect(outcome.suspended.isEmpty && outcome.missing.isEmpty)
        let counting = Counter()
        let stopper = DisplayNode(Stopper(counter: counting, cancellation: cancellation))
        let boxes = (0..<20_000).map { _ in box().anyNode }
        let other = DisplayNode(Column(children: [stopper.anyNode] + boxes))
        let stopped = BarePass(other, scheduler: scheduler, cancellation: cancellation)
        #expect(throws: CancellationError.self) {
            try stopped.begin()
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
