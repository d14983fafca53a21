import StressKit
import Testing
import WeftLayout

@testable import WeftTree

@Suite("The plan of a pass's work")
struct WorkPlanTests {
    private static func jobs(_ count: Int) -> [NodeEngine.Job] {
        (0..<count).map { _ in
            NodeEngine.Job(
                node: box().anyNode.handle,
                parent: nil,
                key: CacheKey(.unbounded, environment: 0)
            )
        }
    }

    @Test("What is suspended runs again when all that it put off is done")
    func oneRound() {
        var plan = WorkPlan.waiting(for: Self.jobs(2).map { [$0] })
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

    @Test("A piece that is suspended too often loses its budget")
    func budgetEnds() {
        var runs = 0
        var plan = WorkPlan.waiting(for: Self.jobs(1).map { [$0] })
        while case .perform(let piece) = plan.next() {
            runs += 1
            let isRoot = piece.id == 0
            if isRoot, piece.hasBudget {
                plan.suspend(piece, for: Self.jobs(1).map { [$0] })
            } else {
                plan.finish(piece.id, WorkPlan.Outcome())
            }
        }
        #expect(plan.isDone)
        // The first run of the root came before the plan; after each run but the last comes a child.
        #expect(runs == 2 * WorkPlan.maximumRuns)
    }

    @Test("Random walks end, run nothing twice at a time, and parents after children")
    func randomWalks() {
        for seed in Seeds.range(200) {
            var random = SplitMix64(seed: seed)
            var plan = WorkPlan.waiting(for: Self.jobs(3).map { [$0] })
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
                    let missing = Self.jobs(count).map { ArraySlice([$0]) }
                    plan.suspend(piece, for: missing)
                } else {
                    done.insert(piece.id)
                    plan.finish(piece.id, WorkPlan.Outcome())
                }
            }
            #expect(plan.isDone, "seed \(seed)")
            #expect(done.contains(0), "seed \(seed)")
        }
    }

    @Test("What nobody has begun is another piece that the same one waits for")
    func rest() {
        let jobs = Self.jobs(3)
        var plan = WorkPlan.waiting(for: [jobs[...]])
        guard case .perform(let piece) = plan.next() else { Issue.record("ready"); return }
        plan.finish(piece.id, WorkPlan.Outcome(rest: jobs[1...]))
        guard case .perform(let rest) = plan.next() else { Issue.record("the rest"); return }
        #expect(rest.id != 0)
        #expect(rest.jobs.count == 2)
        guard case .wait = plan.next() else { Issue.record("the root has to wait"); return }
        plan.finish(rest.id, WorkPlan.Outcome())
        guard case .perform(let root) = plan.next() else { Issue.record("the root"); return }
        #expect(root.id == 0)
    }

    @Test("A plan that is given up ends although pieces are under way")
    func cancelling() {
        var plan = WorkPlan.waiting(for: Self.jobs(2).map { [$0] })
        guard case .perform(let piece) = plan.next() else { Issue.record("ready"); return }
        plan.cancel()
        guard case .end = plan.next() else { Issue.record("given up"); return }
        plan.finish(piece.id, WorkPlan.Outcome())
        #expect(plan.isDone)
    }
}

extension WorkPlan {
    /// A plan whose first piece waits for some others.
    fileprivate static func waiting(for missing: [ArraySlice<NodeEngine.Job>]) -> WorkPlan {
        let job = NodeEngine.Job(
            node: box().anyNode.handle,
            parent: nil,
            key: CacheKey(.unbounded, environment: 0)
        )
        return WorkPlan(Outcome(suspended: [job], missing: missing))
    }

    /// Notes that all jobs of a piece were suspended.
    fileprivate mutating func suspend(
        _ piece: Piece,
        for missing: [ArraySlice<NodeEngine.Job>]
    ) {
        finish(piece.id, Outcome(suspended: Array(piece.jobs), missing: missing))
    }
}
