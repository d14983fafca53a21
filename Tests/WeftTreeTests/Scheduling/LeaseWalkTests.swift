import RandomLayouts
import TestSupport
import Testing
import WeftLayout

@testable import WeftTree

@Suite("Random walks of the lease")
struct LeaseWalkTests {
    @Test("One pass runs at a time, and answers fit their requests", arguments: Seeds.range(300))
    func randomWalk(seed: UInt64) {
        var walk = LeaseWalk(seed: seed)
        for _ in 0..<300 { walk.step() }
        walk.settle()
        #expect(walk.problems == [], "seed \(seed)")
    }
}

/// A lease that is used at random, with checks of what must always hold.
private struct LeaseWalk {
    private struct Asked {
        let request: Lease.Request
        var endedPasses = 0
    }

    private let ranges = [100.0, 200, 300].map { SizeRange(width: $0) }
    private let priorities: [Urgency] = [.background, .low, .medium, .high]
    private let task = TaskReference.current
    private var random: SplitMix64
    private var lease = Lease()
    private var lastCommit: LayoutCommit?
    private var revision: UInt64 = 0
    private var lastID: UInt64 = 0
    private var waiting: [UInt64: Asked] = [:]
    /// The running pass, and the revision of its snapshot.
    private var running: (pass: Lease.Pass, revision: UInt64)?
    /// What the running pass has published.
    private var published: LayoutCommit?
    /// The wish of the driver's request.
    private var drivingWish = Lease.Wish.watching
    private var supersededInARow = 0
    private var lastFailure: (range: SizeRange, revision: UInt64)?
    private(set) var problems: [String] = []

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func step() {
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1, 2: enter()
        case 3: revision += 1
        case 8: renew()
        case 4:
            guard let id = waiting.keys.sorted().randomElement(using: &random) else { break }
            if Bool.random(using: &random) {
                if !lease.leave(id) || lease.leave(id) { problems.append("\(id) can't leave once") }
                waiting[id] = nil
            } else {
                _ = lease.raise(id, to: priorities.randomElement(using: &random) ?? .medium)
            }
        default: finish()
        }
        check()
    }

    /// Ends passes until nobody wants one.
    mutating func settle() {
        while running != nil {
            finish()
            check()
        }
    }

    private mutating func enter() {
        lastID += 1
        let range = ranges.randomElement(using: &random) ?? .unbounded
        let wishes: [Lease.Wish] = [
            .layout(range, .follow), .layout(range, .fail), .unlessNewer(range), .layoutIfNeeded,
            .watching,
        ]
        let request = Lease.Request(
            wish: wishes.randomElement(using: &random) ?? .watching,
            revision: revision,
            urgency: priorities.randomElement(using: &random) ?? .medium,
            task: task
        )
        let (grant, effects) = lease.enter(request, id: lastID)
        effects.superseded?.supersede()
        waiting[lastID] = grant == nil ? Asked(request: request) : nil
        if let grant { take(grant, for: request) }
    }

    /// Lets the driver give way to a newer range, as the driver of a pass that has not begun does.
    private mutating func renew() {
        guard let former = running?.pass, published == nil, drivingWish.failingRange == nil,
            let pass = lease.renew()
        else { return }
        if !former.cancellation.isSuperseded, former.range == pass.range {
            problems.append("a pass gives way to nobody")
        }
        running = (pass, revision)
    }

    private mutating func finish() {
        guard let (pass, snapshot) = running else { return }
        if let commit = published.take() {
            running = nil
            return take(lease.finish(.committed(commit)).notices)
        }
        let end: TestLease.End
        switch Int.random(in: 0..<6, using: &random) {
        case 0: end = .cancelled
        case 1:
            end = .failure(pass.range, snapshot)
            lastFailure = (pass.range, snapshot)
        // A pass that is superseded too late still commits.
        case 2: end = .commit(pass.range, snapshot)
        default: end = pass.cancellation.isSuperseded ? .cancelled : .commit(pass.range, snapshot)
        }
        if case .cancelled = end {
            supersededInARow += pass.cancellation.isSuperseded ? 1 : 0
        } else {
            supersededInARow = 0
            for id in waiting.keys { waiting[id]?.endedPasses += 1 }
        }
        if supersededInARow > 2 { problems.append("three passes in a row were superseded") }
        if case .committed(let commit) = end.outcome {
            (published, lastCommit) = (commit, commit)
            take(lease.publish(commit))
        } else {
            running = nil
            take(lease.finish(end.outcome).notices)
        }
    }

    private mutating func take(_ notices: [Lease.Notice]) {
        for (id, grant) in notices {
            guard let asked = waiting.removeValue(forKey: id) else {
                problems.append("\(id) was answered, and did not wait")
                continue
            }
            take(grant, for: asked.request)
        }
    }

    private mutating func take(_ grant: Lease.Grant, for request: Lease.Request) {
        switch (grant, request.wish) {
        case (.run(let pass), let wish):
            if running != nil { problems.append("two passes run") }
            if case .watching = wish { problems.append("one that watches runs a pass") }
            if let range = wish.failingRange, range != pass.range {
                problems.append("one that would rather fail runs in another range")
            }
            running = (pass, revision)
            drivingWish = wish
        case (.commit(let commit), let wish)
        where wish.failingRange.map { commit.range != $0 } == true:
            problems.append("one that would rather fail has got another range")
        case (.commit(let commit), _) where commit.revision < request.revision:
            problems.append("a commit is too old")
        case (.commit(let commit), .watching) where commit != lastCommit:
            problems.append("one that watches has got another commit than the last")
        case (.failure, let wish):
            guard let lastFailure, lastFailure.revision >= request.revision else {
                problems.append("an error is too old")
                break
            }
            if let range = wish.failingRange, range != lastFailure.range {
                problems.append("one was told of an error in a range that it does not wait for")
            }
        case (.superseded, .layout(_, .follow)):
            problems.append("one that follows was told that it is superseded")
        default:
            break
        }
    }

    private mutating func check() {
        let wanting = lease.waiting.filter { $0.range != nil }
        if running == nil, !wanting.isEmpty { problems.append("nobody runs, and some wait") }
        if (running != nil) != (lease.running != nil) { problems.append("the lease is lost") }
        if Set(lease.waiting.map(\.id)) != Set(waiting.keys) { problems.append("somebody is lost") }
        if let highest = lease.waiting.map(\.request.urgency).max(),
            let priority = lease.running?.urgency, priority < highest
        {
            problems.append("the driver has a lower priority than one that waits")
        }
        for waiter in wanting where (waiting[waiter.id]?.endedPasses ?? 0) > 2 {
            problems.append("\(waiter.id) has waited for more than two passes that ended well")
        }
    }
}
