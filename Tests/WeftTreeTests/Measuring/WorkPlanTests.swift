import RandomLayouts
import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("The plan of a pass's work")
struct WorkPlanTests {
    private static func jobs(_ count: Int) -> [NodeEngine.Job] {
        (0..<count).map { _ in
            NodeEngine.Job(
                node: box().anyNode.handle,
                key: CacheKey(.unbounded, environment: 0)
            )
        }
    }

    @Test("A suspended piece runs again when everything that it put off is done")
    func oneRound() {
        var plan = WorkPlan.waiting(for: Self.jobs(2))
        guard case .perform(let first) = plan.next(), case .perform(let second) = plan.next()
        else { Issue.record("two pieces are ready"); return }
        guard case .wait = plan.next() else { Issue.record("the root has to wait"); return }
        plan.finish(first.id, WorkPlan.Outcome())
        guard case .wait = plan.next() else { Issue.record("one piece is under way"); return }
        plan.finish(second.id, WorkPlan.Outcome())
        guard case .perform(let root) = plan.next() else { Issue.record("the root"); return }
        plan.finish(root.id, WorkPlan.Outcome())
        #expect(plan.isDone)
        guard case .end = plan.next() else { Issue.record("nothing is left"); return }
    }

    @Test("Relays run after the missing jobs and before the suspended ones")
    func relays() {
        let (missing, relays) = (Self.jobs(2), Self.jobs(1))
        let outcome = WorkPlan.Outcome(suspended: Self.jobs(1), missing: missing, relays: relays)
        var plan = WorkPlan(outcome, chunk: 1)
        for expected in missing + relays + outcome.suspended {
            guard case .perform(let piece) = plan.next() else { Issue.record("ready"); return }
            #expect(piece.jobs.map(\.node.id) == [expected.node.id])
            plan.finish(piece.id, WorkPlan.Outcome())
        }
        #expect(plan.isDone)
    }

    @Test("A piece that is suspended too often loses its budget")
    func budgetEnds() {
        var runs = 0
        var plan = WorkPlan.waiting(for: Self.jobs(1))
        while case .perform(let piece) = plan.next() {
            runs += 1
            let isRoot = piece.id == 0
            if isRoot, piece.budgetCount > 0 {
                plan.suspend(piece, for: Self.jobs(1))
            } else {
                plan.finish(piece.id, WorkPlan.Outcome())
            }
        }
        #expect(plan.isDone)
        // The first run of the root came before the plan. Each run except the last is followed by
        // one of a child.
        #expect(runs == 2 * WorkPlan.maximumRuns)
    }

    @Test("The parts of a cut piece count the runs of the whole, so they lose their budget too")
    func budgetOfCutPieceEnds() {
        let outcome = WorkPlan.Outcome(suspended: Self.jobs(2), missing: Self.jobs(1))
        var plan = WorkPlan(outcome, chunk: 1)
        var runs = 0
        while case .perform(let piece) = plan.next() {
            let isFirst = piece.jobs.contains { outcome.suspended.contains($0) }
            if isFirst { runs += 1 }
            if isFirst, piece.budgetCount > 0 {
                plan.suspend(piece, for: Self.jobs(1))
            } else {
                plan.finish(piece.id, WorkPlan.Outcome())
            }
        }
        #expect(plan.isDone)
        #expect(runs == outcome.suspended.count * WorkPlan.maximumRuns)
    }

    @Test("Random walks end, and run no piece twice at a time or after it is done")
    func randomWalks() {
        for seed in Seeds.range(200) {
            var random = SplitMix64(seed: seed)
            var plan = WorkPlan.waiting(for: Self.jobs(3))
            var running: [WorkPlan.Piece] = []
            var done: Set<Int> = []
            var remaining = 60
            while true {
                let step = random.chance(60) ? plan.next() : .wait
                if case .perform(let piece) = step {
                    #expect(!running.contains { $0.id == piece.id }, "seed \(seed)")
                    #expect(!done.contains(piece.id), "seed \(seed)")
                    running.append(piece)
                    continue
                }
                guard !running.isEmpty else {
                    if plan.readyCount > 0 { continue }
                    break
                }
                let piece = running.remove(at: Int.random(in: 0..<running.count, using: &random))
                if remaining > 0, random.chance(50) {
                    let count = Int.random(in: 1...3, using: &random)
                    remaining -= count
                    plan.suspend(piece, for: Self.jobs(count))
                } else {
                    done.insert(piece.id)
                    plan.finish(piece.id, WorkPlan.Outcome())
                }
            }
            #expect(plan.isDone, "seed \(seed)")
            #expect(done.contains(0), "seed \(seed)")
        }
    }

    @Test("The unfinished rest of a piece becomes a new piece, for which the waiting one waits too")
    func rest() {
        let jobs = Self.jobs(24)
        var plan = WorkPlan.waiting(for: jobs, chunk: 3)
        guard case .perform(let piece) = plan.next() else { Issue.record("ready"); return }
        #expect(piece.jobs.count == 3)
        #expect(plan.readyCount == 21)
        plan.finish(piece.id, WorkPlan.Outcome(rest: piece.jobs.dropFirst()))
        #expect(plan.readyCount == 23)
        guard case .perform(let rest) = plan.next() else { Issue.record("the rest"); return }
        #expect(rest.id != 0)
        #expect(rest.jobs.map(\.node.id) == jobs[1...2].map(\.node.id))
        var others: [WorkPlan.Piece] = []
        while case .perform(let other) = plan.next() { others.append(other) }
        #expect(!others.contains { $0.id == 0 })
        for other in others { plan.finish(other.id, WorkPlan.Outcome()) }
        guard case .wait = plan.next() else { Issue.record("the root has to wait"); return }
        plan.finish(rest.id, WorkPlan.Outcome())
        guard case .perform(let root) = plan.next() else { Issue.record("the root"); return }
        #expect(root.id == 0)
    }

    @Test("Jobs are shared out in order, in shrinking pieces of at most a chunk")
    func shares() {
        let jobs = Self.jobs(1_000)
        var plan = WorkPlan.waiting(for: jobs, chunk: 50)
        var pieces: [WorkPlan.Piece] = []
        while case .perform(let piece) = plan.next() { pieces.append(piece) }
        #expect(pieces.flatMap { $0.jobs.map(\.node.id) } == jobs.map(\.node.id))
        let sizes = pieces.map(\.jobs.count)
        #expect(sizes == sizes.sorted(by: >))
        #expect(sizes.first == 50)
        #expect(sizes.last == 1)
        for (index, piece) in pieces.enumerated() {
            #expect(!plan.isDone)
            plan.finish(piece.id, WorkPlan.Outcome())
            #expect((plan.readyCount == 1) == (index == pieces.count - 1))
        }
    }

    @Test("The jobs of one node stay in one piece, however small the pieces are")
    func sameNode() {
        let jobs = Self.jobs(2).flatMap { [$0, $0, $0] }
        var plan = WorkPlan.waiting(for: jobs)
        var counts: [Int] = []
        while case .perform(let piece) = plan.next() {
            counts.append(piece.jobs.count)
            plan.finish(piece.id, WorkPlan.Outcome())
        }
        #expect(counts == [3, 3, 1])
        #expect(plan.isDone)
    }

    @Test("A cancelled plan ends when the running pieces are done, whatever work those leave")
    func cancelling() {
        var plan = WorkPlan.waiting(for: Self.jobs(2))
        guard case .perform(let piece) = plan.next() else { Issue.record("ready"); return }
        plan.cancel()
        guard case .wait = plan.next() else { Issue.record("one is under way"); return }
        #expect(!plan.isDone)
        plan.suspend(piece, for: Self.jobs(1))
        #expect(plan.isDone)
        guard case .end = plan.next() else { Issue.record("given up"); return }
    }
}

extension WorkPlan {
    /// A plan whose first piece waits for the given jobs.
    fileprivate static func waiting(
        for missing: [NodeEngine.Job],
        chunk: Int = 1
    ) -> WorkPlan {
        let job = NodeEngine.Job(
            node: box().anyNode.handle,
            key: CacheKey(.unbounded, environment: 0)
        )
        return WorkPlan(Outcome(suspended: [job], missing: missing), chunk: chunk)
    }

    /// Notes that all jobs of a piece were suspended.
    fileprivate mutating func suspend(
        _ piece: Piece,
        for missing: [NodeEngine.Job]
    ) {
        finish(piece.id, Outcome(suspended: Array(piece.jobs), missing: missing))
    }
}
