import WeftLayout

@testable import WeftTree

/// An error that a pass ends with.
struct Mistake: Error {}

/// A lease that carries out the effects of each call, and describes the answers as strings.
final class TestLease {
    private var lease = Lease()

    /// How a test ends a pass.
    enum End {
        case commit(SizeRange, UInt64)
        case failure(SizeRange, UInt64)
        case cancelled

        var outcome: Lease.Outcome {
            switch self {
            case .commit(let range, let revision): .committed(.empty(range, revision))
            case .failure(let range, let revision):
                .failed(Mistake(), revision: revision, range: range)
            case .cancelled: .cancelled
            }
        }
    }

    /// Whether the running pass was told to end; nil if none runs.
    var isSuperseded: Bool? { lease.running?.pass.cancellation.isSuperseded }

    /// The priority of the task that runs the pass, as far as the lease knows.
    var priority: Urgency? { lease.running?.urgency }

    /// Whether a pass has failed, and no commit has followed.
    var hasFailed: Bool { lease.hasFailed }

    func enter(
        _ wish: Lease.Wish,
        _ revision: UInt64 = 0,
        priority: Urgency = .medium,
        id: UInt64
    ) -> String? {
        let request = Lease.Request(wish, revision, urgency: priority)
        let (grant, effects) = lease.enter(request, id: id)
        effects.superseded?.supersede()
        return grant?.summary
    }

    /// Enters for a layout that follows the newer one when it is superseded.
    @discardableResult
    func enter(
        _ range: SizeRange,
        _ revision: UInt64 = 0,
        priority: Urgency = .medium,
        id: UInt64
    ) -> String? {
        enter(.layout(range, .follow), revision, priority: priority, id: id)
    }

    /// Publishes a commit of the running pass, which goes on holding the lease.
    @discardableResult
    func publish(_ range: SizeRange, _ revision: UInt64) -> [String] {
        describe(lease.publish(.empty(range, revision)))
    }

    /// Ends the running pass. If it ends with a commit, that is published first.
    @discardableResult
    func end(_ end: End) -> [String] {
        var answers: [String] = []
        if case .commit(let range, let revision) = end { answers = publish(range, revision) }
        return answers + finish(end.outcome)
    }

    /// Gives the lease back, after a commit was published.
    func finish() -> [String] {
        finish(.committed(lease.last ?? .empty(.unbounded, 0)))
    }

    private func finish(_ outcome: Lease.Outcome) -> [String] {
        describe(lease.finish(outcome).notices)
    }

    private func describe(_ notices: [Lease.Notice]) -> [String] {
        notices.map { "\($0.id): \($0.grant.summary)" }
    }

    func leave(_ id: UInt64) -> Bool { lease.leave(id) }

    func renew() -> String? { lease.renew().map { Lease.Grant.run($0).summary } }

    func raise(_ id: UInt64, to priority: Urgency) { _ = lease.raise(id, to: priority) }
}

extension Lease.Request {
    /// A request of the calling task.
    init(_ wish: Lease.Wish, _ revision: UInt64 = 0, urgency: Urgency = .medium) {
        self.init(wish: wish, revision: revision, urgency: urgency, task: .current)
    }
}

extension Lease.Grant {
    var summary: String {
        switch self {
        case .run(let pass): "run \(Int(pass.range.max.width))"
        case .commit(let commit): "commit \(Int(commit.range.max.width)) of \(commit.revision)"
        case .superseded(let range, let newer):
            "superseded \(Int(range.max.width)) by \(Int(newer.max.width))"
        case .neverLaidOut: "never laid out"
        case .failure(let error): "\(type(of: error))"
        }
    }
}

extension LayoutCommit {
    /// A commit without nodes.
    static func empty(_ range: SizeRange, _ revision: UInt64) -> LayoutCommit {
        LayoutCommit(
            storage: Storage(
                number: 1,
                revision: revision,
                range: range,
                table: CommitTable(),
                environments: EnvironmentTable(),
                index: .tree(0),
                statistics: LayoutStatistics()
            )
        )
    }
}

extension Urgency {
    static let highest = Urgency(TaskPriority(rawValue: .max))
    static let background = Urgency(.background)
    static let low = Urgency(.low)
    static let medium = Urgency(.medium)
    static let high = Urgency(.high)
}
