import WeftLayout

/// Who may run a pass over a tree: a pure state machine.
///
///             enter                    finish, nobody waits
///     idle ─────────▶ running ◀──┐ ─────────────────────────▶ idle
///                       │        │ finish, somebody waits: the first of them runs
///                       └────────┘
///
/// A request that waits is answered by a pass that others run, if that pass has its range and took
/// its snapshot at a revision that the request may be content with.
struct Lease {
    /// Somebody who wants a commit.
    struct Request: Sendable {
        /// The range to lay out in.
        let range: SizeRange
        /// The oldest revision that will do.
        let revision: UInt64
    }

    /// How a pass ended.
    enum Outcome: Sendable {
        case committed(LayoutCommit)
        case failed(any Error, revision: UInt64, range: SizeRange)
        case cancelled
    }

    /// What somebody who entered gets.
    enum Grant: Sendable {
        /// The right to run a pass, to be given back with `finish`.
        case run
        /// The commit that another's pass has made.
        case commit(LayoutCommit)
        /// The error that another's pass has ended with.
        case failure(any Error)
    }

    /// Somebody to be told of a grant.
    typealias Answer = (id: UInt64, grant: Grant)

    private var isRunning = false
    private var waiting: [(id: UInt64, request: Request)] = []

    /// Asks for the lease; without a grant the request waits.
    mutating func enter(_ request: Request, id: UInt64) -> Grant? {
        guard isRunning else {
            isRunning = true
            return .run
        }
        waiting.append((id, request))
        return nil
    }

    /// Gives up waiting; false if the request has been answered already.
    mutating func leave(_ id: UInt64) -> Bool {
        guard let index = waiting.firstIndex(where: { $0.id == id }) else { return false }
        waiting.remove(at: index)
        return true
    }

    /// Gives the lease back, and passes it on.
    mutating func finish(_ outcome: Outcome) -> [Answer] {
        var answers: [Answer] = []
        waiting.removeAll { waiter in
            switch outcome {
            case .committed(let commit)
            where commit.range == waiter.request.range
                && commit.revision >= waiter.request.revision:
                answers.append((waiter.id, .commit(commit)))
                return true
            case .failed(let error, let revision, let range)
            where range == waiter.request.range && revision >= waiter.request.revision:
                answers.append((waiter.id, .failure(error)))
                return true
            default:
                return false
            }
        }
        if waiting.isEmpty {
            isRunning = false
        } else {
            answers.append((waiting.removeFirst().id, .run))
        }
        return answers
    }
}
