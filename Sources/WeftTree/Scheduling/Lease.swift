import WeftLayout

/// Who may run a pass over a tree: a pure state machine.
///
///             enter                    finish, nobody wants a pass
///     idle ─────────▶ running ◀──┐ ─────────────────────────▶ idle
///                       │        │ finish, somebody does: the first of them runs
///                       └────────┘
///
/// A waiting request is answered by a pass that another task runs, if that pass has the request's
/// range and took its snapshot at a revision that is new enough for the request.
///
/// A request for another range supersedes those before it. The running pass is told to end; when it
/// has, the requests that it leaves unanswered either follow to the newer range or fail, as they
/// chose. After `maximumSuperseded` passes in a row were superseded, the next one is not: all
/// requests that wait when it begins want its range. So no request waits for more than
/// `maximumSuperseded + 1` passes because of others that supersede it.
struct Lease {
    /// How many passes in a row may be superseded.
    static let maximumSuperseded = 2

    /// What a request wants.
    enum Wish: Sendable {
        /// A layout in a range, which becomes the newest one.
        case layout(SizeRange, SupersedingPolicy)
        /// A layout in a range that was requested before, unless another one is the newest by now.
        case unlessNewer(SizeRange)
        /// A layout in the newest range, whichever that is when the layout is made.
        case layoutIfNeeded
        /// A commit in any range, made by a pass that another task runs.
        case watching

        /// The range that the wish insists on; nil if a layout in a newer range fulfils it too.
        var failingRange: SizeRange? {
            switch self {
            case .layout(let range, .fail), .unlessNewer(let range): range
            case .layout(_, .follow), .layoutIfNeeded, .watching: nil
            }
        }
    }

    /// A request for a commit.
    struct Request: Sendable {
        let wish: Wish
        /// The oldest acceptable revision.
        let revision: UInt64
        var urgency: Urgency
        /// The task that runs the pass if the request is granted one.
        let task: TaskReference
    }

    /// A pass that a task may run.
    struct Pass: Sendable {
        let range: SizeRange
        let cancellation = PassCancellation()
    }

    /// How a pass ended.
    enum Outcome: Sendable {
        case committed(LayoutCommit)
        case failed(any Error, revision: UInt64, range: SizeRange)
        case cancelled
    }

    /// What a request gets.
    enum Grant: Sendable {
        /// The right to run a pass, to be given back with `finish`.
        case run(Pass)
        /// A commit that fulfils the wish.
        case commit(LayoutCommit)
        /// The error of the pass that should have made the commit.
        case failure(any Error)
        /// There will be no commit in this range, because another one was requested later.
        case superseded(SizeRange, by: SizeRange)
        /// There will be no commit, because no range was ever requested.
        case neverLaidOut
    }

    /// What is to be done about the running pass, outside locks.
    struct Effects: Sendable {
        /// The pass that must end.
        var superseded: PassCancellation?
        /// The urgency to which the task that runs the pass must be raised.
        var escalation: Urgency?
    }

    struct Waiter {
        let id: UInt64
        var request: Request
        /// The range that it waits for; nil if any is acceptable.
        var range: SizeRange?
    }

    struct Running {
        var pass: Pass
        let driver: TaskReference
        /// The highest urgency that the driver is known to have.
        var urgency: Urgency
        /// Whether the pass has published its commit.
        var hasPublished = false
    }

    /// The most recently requested range.
    var newestRange: SizeRange?
    var running: Running?
    /// The waiting requests, in the order of their ids. None is more urgent than the driver.
    var waiting: [Waiter] = []
    /// The last commit; nil before the first.
    var last: LayoutCommit?
    /// The last failure, if no commit has followed.
    var lastFailure: (error: any Error, revision: UInt64, range: SizeRange)?
    /// Whether a pass has failed, or was cancelled together with its task, and no commit has
    /// followed.
    var hasFailed = false
    /// How many passes were superseded since the last one that committed or failed.
    var supersededInARow = 0

    /// The newest revision that a pass has committed or failed with.
    var attemptedRevision: UInt64 { max(last?.revision ?? 0, lastFailure?.revision ?? 0) }

    /// Asks for a commit. If there is no grant, the request waits.
    ///
    /// - Parameter id: The number of the request, higher than those of all requests before it.
    mutating func enter(_ request: Request, id: UInt64) -> (grant: Grant?, effects: Effects) {
        var effects = Effects()
        switch request.wish {
        case .layout(let range, _):
            newestRange = range
            if let running, !running.hasPublished, !running.pass.range.isSame(as: range),
                supersededInARow < Self.maximumSuperseded
            {
                effects.superseded = running.pass.cancellation
            }
        case .unlessNewer(let range):
            if let newestRange, !newestRange.isSame(as: range) {
                return (.superseded(range, by: newestRange), effects)
            }
        case .layoutIfNeeded, .watching: break
        }
        let waiter = Waiter(id: id, request: request, range: range(for: request.wish))
        if let grant = immediateGrant(for: waiter) { return (grant, effects) }
        if running == nil, let range = waiter.range {
            return begin(range, for: waiter)
        }
        waiting.append(waiter)
        effects.escalation = escalation(to: request.urgency)
        return (nil, effects)
    }

    /// Gives up waiting. Returns false if the request was already answered.
    mutating func leave(_ id: UInt64) -> Bool {
        guard let index = index(of: id) else { return false }
        waiting.remove(at: index)
        return true
    }

    /// Raises the urgency of a waiting request.
    mutating func raise(_ id: UInt64, to urgency: Urgency) -> Effects {
        guard let index = index(of: id) else { return Effects() }
        waiting[index].request.urgency = max(waiting[index].request.urgency, urgency)
        return Effects(escalation: escalation(to: urgency))
    }

    /// The index of the request with a number, if it waits.
    private func index(of id: UInt64) -> Int? {
        waiting.index(of: id) { $0.id }
    }

    /// Lets the task of a request run a pass.
    mutating func begin(
        _ range: SizeRange,
        for waiter: Waiter
    ) -> (grant: Grant, effects: Effects) {
        let pass = Pass(range: range)
        let request = waiter.request
        running = Running(pass: pass, driver: request.task, urgency: request.urgency)
        let highest = waiting.lazy.map(\.request.urgency).max()
        return (.run(pass), Effects(escalation: highest.flatMap { escalation(to: $0) }))
    }

    /// Replaces the driver's pass, which it has not begun yet, by one in the newest range, if its
    /// own range is another or was in the meantime. That costs nothing, so it does not matter how
    /// many passes in a row were superseded.
    ///
    /// - Returns: The new pass; nil if the driver keeps its own.
    mutating func renew() -> Pass? {
        guard let pass = running?.pass, let newestRange,
            pass.cancellation.isSuperseded || !pass.range.isSame(as: newestRange)
        else { return nil }
        let renewed = Pass(range: newestRange)
        running?.pass = renewed
        return renewed
    }

    /// The urgency to which the driver must be raised because a request of an urgency waits; nil if
    /// the driver's is as high.
    private mutating func escalation(to urgency: Urgency) -> Urgency? {
        guard let running, running.urgency < urgency else { return nil }
        self.running?.urgency = urgency
        return urgency
    }

    private func range(for wish: Wish) -> SizeRange? {
        switch wish {
        case .layout(let range, _), .unlessNewer(let range): range
        case .layoutIfNeeded: newestRange
        case .watching: nil
        }
    }

    /// The grant that needs no waiting, if there is one.
    private func immediateGrant(for waiter: Waiter) -> Grant? {
        let revision = waiter.request.revision
        switch waiter.request.wish {
        case .layoutIfNeeded where newestRange == nil:
            return .neverLaidOut
        case .layout, .unlessNewer, .layoutIfNeeded:
            // Until a pass has published, the commit before it is not the answer: a pass in this
            // range would not run if it were, and a pass in another range may still commit, after
            // which this range has to be laid out again.
            if running?.hasPublished != false, let known = known(for: waiter) { return known }
            if case .layoutIfNeeded = waiter.request.wish, running == nil, let lastFailure,
                waiter.isContent(with: lastFailure.range), lastFailure.revision >= revision
            {
                return .failure(lastFailure.error)
            }
        case .watching:
            if let known = known(for: waiter) { return known }
            if let lastFailure, lastFailure.revision >= revision {
                return .failure(lastFailure.error)
            }
        }
        return nil
    }
}
