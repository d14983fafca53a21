import Testing
import WeftLayout

@testable import WeftTree

@Suite("The lease")
struct LeaseTests {
    private let narrow = SizeRange(width: 100)
    private let wide = SizeRange(width: 200)

    private func request(_ range: SizeRange, _ revision: UInt64 = 0) -> Lease.Request {
        Lease.Request(range: range, revision: revision)
    }

    private func commit(_ range: SizeRange, _ revision: UInt64) -> LayoutCommit {
        LayoutCommit(
            storage: LayoutCommit.Storage(
                number: 1,
                revision: revision,
                range: range,
                root: 0,
                table: CommitTable(),
                environments: EnvironmentTable(),
                index: .tree(0),
                statistics: LayoutStatistics()
            )
        )
    }

    /// The answers as `id:grant`.
    private func describe(_ answers: [Lease.Answer]) -> [String] {
        answers.map { answer in
            switch answer.grant {
            case .run: "\(answer.id):run"
            case .commit: "\(answer.id):commit"
            case .failure: "\(answer.id):failure"
            }
        }
    }

    @Test("The first runs, the others wait")
    func waiting() {
        var lease = Lease()
        guard case .run? = lease.enter(request(narrow), id: 1) else {
            Issue.record("the first request must run")
            return
        }
        let second = lease.enter(request(narrow), id: 2)
        let third = lease.enter(request(wide), id: 3)
        #expect(second == nil && third == nil)
    }

    @Test("A commit answers those of its range that were made by its revision")
    func joining() {
        var lease = Lease()
        var answers: [Lease.Answer]
        _ = lease.enter(request(narrow), id: 1)
        _ = lease.enter(request(narrow, 4), id: 2)
        _ = lease.enter(request(narrow, 5), id: 3)
        _ = lease.enter(request(wide, 1), id: 4)
        answers = lease.finish(.committed(commit(narrow, 4)))
        #expect(describe(answers) == ["2:commit", "3:run"])
        answers = lease.finish(.committed(commit(narrow, 5)))
        #expect(describe(answers) == ["4:run"])
        answers = lease.finish(.committed(commit(wide, 5)))
        #expect(describe(answers).isEmpty)
        guard case .run? = lease.enter(request(narrow), id: 5) else {
            Issue.record("an idle lease must be granted")
            return
        }
    }

    @Test("A failure is shared like a commit")
    func failing() {
        var lease = Lease()
        var answers: [Lease.Answer]
        _ = lease.enter(request(narrow), id: 1)
        _ = lease.enter(request(narrow, 2), id: 2)
        _ = lease.enter(request(narrow, 3), id: 3)
        let outcome = Lease.Outcome.failed(CancellationError(), revision: 2, range: narrow)
        answers = lease.finish(outcome)
        #expect(describe(answers) == ["2:failure", "3:run"])
    }

    @Test("After a cancelled pass the next in line runs")
    func takingOver() {
        var lease = Lease()
        var answers: [Lease.Answer]
        _ = lease.enter(request(narrow), id: 1)
        _ = lease.enter(request(narrow), id: 2)
        _ = lease.enter(request(narrow), id: 3)
        answers = lease.finish(.cancelled)
        #expect(describe(answers) == ["2:run"])
    }

    @Test("Who has left gets no answer; who was answered can't leave")
    func leaving() {
        var lease = Lease()
        var answers: [Lease.Answer]
        _ = lease.enter(request(narrow), id: 1)
        _ = lease.enter(request(narrow), id: 2)
        _ = lease.enter(request(narrow), id: 3)
        let left = [lease.leave(2), lease.leave(2), lease.leave(1)]
        #expect(left == [true, false, false])
        answers = lease.finish(.committed(commit(narrow, 0)))
        #expect(describe(answers) == ["3:commit"])
        let hasLeft = lease.leave(3)
        #expect(!hasLeft)
    }
}
