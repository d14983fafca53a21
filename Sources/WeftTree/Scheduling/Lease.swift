import WeftLayout

/// Who may run a pass over a tree: a pure state machine.
///
///             enter                    finish, nobody wants a pass
///     idle ─────────▶ running ◀──┐ ─────────────────────────▶ idle
///                       │        │ finish, somebody does: the first of them runs
///                       └────────┘
///
/// A request that waits is answered by a pass that others run, if that pass has its range and took
/// its snapshot at a revision that the request may be content with.
///
/// A request for another range supersedes those before it: the pass that runs is told to end, and
/// when it has, the requests that it leaves behind follow to the newer range or fail, as they
/// chose. After `patience` passes were superseded in a row, the next is not: all who wait when it
/// begins want its range, so that nobody waits for more than `patience + 1` passes that others
/// supersede.
struct Lease {
    /// How many passes in a row may be superseded.
    static let patience = 2

    /// What somebody wants.
    enum Wish: Sendable {
        /// A layout in a range, which is the newest from now on.
        case layout(SizeRange, SupersedingPolicy)
        /// A layout in a range that was asked for before, unless another one is the newest by now.
        case unlessNewer(SizeRange)
        /// A layout in the newest range, whichever that is in the end.
        case settling
        /// A commit in any range, by a pass that others run.
        case watching

        /// The range without which it fails; nil if a layout in a newer range meets it.
        var failingRange: SizeRange? {
            switch self {
            case .layout(let range, .fail), .unlessNewer(let range): range
            case .layout(_, .follow), .settling, .watching: nil
            }
        }
    }

    /// Somebody who wants a commit.
    struct Request: Sendable {
        let wish: Wish
        /// The oldest revision that will do.
        let revision: UInt64
        var urgency: Urgency
        /// The task that runs the pass if the request is granted one.
        let task: TaskReference
    }

    /// A pass that somebody may run.
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

    /// What somebody who entered gets.
    enum Grant: Sendable {
        /// The right to run a pass, to be given back with `finish`.
        case run(Pass)
        /// A commit that fulfils the wish.
        case commit(LayoutCommit)
        /// The tree's present commit fulfils the wish, whichever that is by now.
        case present
        /// What the pass has thrown that was to make it.
        case failure(any Error)
        /// There will be none in a range, as another one was asked for later.
        case superseded(SizeRange, by: SizeRange)
        /// There will be none, as no range was ever asked for.
        case neverLaidOut
    }

    /// What is to be done about the pass that runs, outside of locks.
    struct Effects: Sendable {
        /// The pass that shall end.
        var superseded: PassCancellation?
        /// What the urgency of the task that runs it shall rise to.
        var escalation: Urgency?
    }

    struct Waiter {
        let id: UInt64
        var request: Request
        /// The range that it waits for; nil if any will do.
        var range: SizeRange?
    }

    struct Running {
        var pass: Pass
        let driver: TaskReference
        /// The highest urgency that the driver is known to have.
        var urgency: Urgency
    }

    /// The range that was asked for last.
    var newestRange: SizeRange?
    var running: Running?
    /// Those who wait, in the order of their ids. None is more urgent than the driver.
    var waiting: [Waiter] = []
    /// The last commit; nil before the first, and while a pass runs: the pass drops what only the
    /// commit before it holds, and nobody who needs the last commit then asks for it here.
    var last: LayoutCommit?
    /// The revision of the last commit; nil before the first.
    var committedRevision: UInt64?
    /// The last failure, if no commit of its revision followed.
    var lastFailure: (error: any Error, revision: UInt64, range: SizeRange)?
    /// Whether a pass has failed, or was cancelled with its task, and no commit has followed.
    var hasFailed = false
    /// How many passes were superseded since the last one that committed or failed.
    var supersededInARow = 0

    /// The newest revision that a pass has committed or failed with.
    var attemptedRevision: UInt64 { max(committedRevision ?? 0, lastFailure?.revision ?? 0) }

    /// Asks for a commit; without a grant the request waits.
    ///
    /// - Parameter id: The number of the request, above those of all before it.
    mutating func enter(_ request: Request, id: UInt64) -> (grant: Grant?, effects: Effects) {
        var effects = Effects()
        switch request.wish {
        case .layout(let range, _):
            newestRange = range
            if let running, !running.pass.range.isSame(as: range),
                supersededInARow < Self.patience
            {
                effects.superseded = running.pass.cancellation
            }
        case .unlessNewer(let range):
            if let newestRange, !newestRange.isSame(as: range) {
                return (.superseded(range, by: newestRange), effects)
            }
        case .settling, .watching: break
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

    /// Gives up waiting; false if the request has been answered already.
    mutating func leave(_ id: UInt64) -> Bool {
        guard let index = index(of: id) else { return false }
        waiting.remove(at: index)
        return true
    }

    /// Raises the urgency of a request that waits.
    mutating func raise(_ id: UInt64, to urgency: Urgency) -> Effects {
        guard let index = index(of: id) else { return Effects() }
        waiting[index].request.urgency = max(waiting[index].request.urgency, urgency)
        return Effects(escalation: escalation(to: urgency))
    }

    /// The index of the request of a number, if it waits.
    private func index(of id: UInt64) -> Int? {
        waiting.index(of: id) { $0.id }
    }

    /// Lets somebody run a pass.
    mutating func begin(
        _ range: SizeRange,
        for waiter: Waiter
    ) -> (grant: Grant, effects: Effects) {
        let pass = Pass(range: range)
        let request = waiter.request
        running = Running(pass: pass, driver: request.task, urgency: request.urgency)
        last = nil
        let highest = waiting.lazy.map(\.request.urgency).max()
        return (.run(pass), Effects(escalation: highest.flatMap { escalation(to: $0) }))
    }

    /// Lets the driver run a pass in the newest range in place of its own, which it has not begun,
    /// if a request for that range has superseded its own.
    ///
    /// - Returns: The pass; nil if the driver's own stands.
    mutating func renew() -> Pass? {
        guard let pass = running?.pass, let newestRange,
            pass.cancellation.isSuperseded || !pass.range.isSame(as: newestRange),
            supersededInARow < Self.patience
        else { return nil }
        let renewed = Pass(range: newestRange)
        running?.pass = renewed
        return renewed
    }

    /// What the driver's urgency must rise to, as somebody of an urgency waits; nil if it is as
    /// high.
    private mutating func escalation(to urgency: Urgency) -> Urgency? {
        guard let running, running.urgency < urgency else { return nil }
        self.running?.urgency = urgency
        return urgency
    }

    private func range(for wish: Wish) -> SizeRange? {
        switch wish {
        case .layout(let range, _), .unlessNewer(let range): range
        case .settling: newestRange
        case .watching: nil
        }
    }

    /// What is known already.
    private func immediateGrant(for waiter: Waiter) -> Grant? {
        let revision = waiter.request.revision
        switch waiter.request.wish {
        case .settling where newestRange == nil:
            return .neverLaidOut
        case .layout, .unlessNewer, .settling:
            // A pass in this range would not run if the last commit did; one in another range may
            // still commit, and whoever wants this range has it laid out again then.
            guard running == nil else { return nil }
            if let known = known(for: waiter) { return known }
            if case .settling = waiter.request.wish, let lastFailure,
                waiter.isContent(with: lastFailure.range), lastFailure.revision >= revision
            {
                return .failure(lastFailure.error)
            }
        case .watching:
            if let committedRevision, committedRevision >= revision { return .present }
            if let lastFailure, lastFailure.revision >= revision {
                return .failure(lastFailure.error)
            }
        }
        return nil
    }
}
