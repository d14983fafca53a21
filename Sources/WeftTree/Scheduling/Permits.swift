/// Who may measure at the moment: a pure state machine.
///
///             enter                       giveBack, nobody has waited for room
///     room ─────────▶ granted      room ◀───────────────────────────────────── granted
///             enter                       giveBack, somebody has
///     none ─────────▶ waiting ───────────────────────────────────────────────▶ granted
///
/// A request has room as long as fewer permits than `count` are held at its urgency and above it:
/// it waits for nobody who is less urgent, and who may have a permit and no thread. So at most
/// `count` are held at one urgency, and maybe more than that at all of them together.
///
/// Of those who wait and have room the most urgent goes first, and within one urgency whoever came
/// first. So that nobody waits for ever, the one who has waited longest of all goes next once
/// `patience` others were preferred to it, which went though it had room. With k requests before
/// it, others are preferred to a request no more than (patience + 1) · (k + 1) times.
struct Permits {
    /// How many may be preferred in a row to the one who has waited longest.
    static let patience = 7

    /// A permit for somebody who has waited.
    struct Grant: Equatable {
        /// The number of the request.
        let id: UInt64
        /// What the permit is held at.
        let urgency: Urgency
    }

    /// What is held, and who waits, at one urgency.
    private struct Level {
        let urgency: Urgency
        var heldCount = 0
        var line = ArrivalLine()
    }

    /// How many permits there are for the requests of one urgency.
    private let count: Int

    /// How many wait.
    private(set) var waitingCount = 0

    /// The urgencies that were met, the highest first. They are kept: there are as many as there
    /// are priorities.
    private var levels: [Level] = []

    /// How many were preferred in a row to the one who has waited longest.
    private var preferred = 0
    private var lastID: UInt64 = 0

    init(count: Int) {
        self.count = count
    }

    /// Up to which urgency permits are wanted back that somebody has besides the first one of a
    /// pass: more are held or waited for there and above it than there are. It is nil if there are
    /// enough for all.
    var wantedBack: Urgency? {
        var rest = count
        for index in levels.indices {
            rest -= levels[index].heldCount + levels[index].line.count
            if rest < 0 { return levels[index].urgency }
        }
        return nil
    }

    /// Asks for a permit.
    ///
    /// - Returns: nil if the permit is granted, else the number under which the request waits.
    mutating func enter(_ urgency: Urgency) -> UInt64? {
        let index = level(of: urgency)
        guard room(at: index) <= 0 else {
            levels[index].heldCount += 1
            return nil
        }
        lastID += 1
        levels[index].line.insert(lastID)
        waitingCount += 1
        return lastID
    }

    /// Takes some of the permits that there is room for.
    ///
    /// - Returns: How many; 0 while somebody waits who is as urgent.
    mutating func borrow(upTo limit: Int, at urgency: Urgency) -> Int {
        let index = level(of: urgency)
        let borrowed = max(0, min(limit, room(at: index)))
        levels[index].heldCount += borrowed
        return borrowed
    }

    /// Gives a permit back that is held at an urgency.
    ///
    /// - Returns: Those who have waited and have one now.
    mutating func giveBack(at urgency: Urgency) -> [Grant] {
        levels[level(of: urgency)].heldCount -= 1
        return grant()
    }

    /// Gives up waiting; false if the permit was granted already.
    mutating func leave(_ id: UInt64) -> Bool {
        guard remove(id) != nil else { return false }
        waitingCount -= 1
        return true
    }

    /// Raises the urgency of a request, which then stands where it would stand if it had come with
    /// the new one.
    ///
    /// - Returns: Those who have waited and have a permit now.
    mutating func raise(_ id: UInt64, to urgency: Urgency) -> [Grant] {
        guard let old = remove(id) else { return [] }
        levels[level(of: max(old, urgency))].line.insert(id)
        return grant()
    }

    /// Grants permits as long as somebody who waits has room.
    ///
    /// - Returns: Those who have one now.
    private mutating func grant() -> [Grant] {
        var granted: [Grant] = []
        while waitingCount > 0, let index = nextLevel() {
            let id = levels[index].line.removeFirst()
            levels[index].heldCount += 1
            waitingCount -= 1
            granted.append(Grant(id: id, urgency: levels[index].urgency))
        }
        return granted
    }

    /// The urgency at which somebody goes next; nil if nobody who waits has room.
    private mutating func nextLevel() -> Int? {
        guard let urgent = levels.indices.first(where: { !levels[$0].line.isEmpty }),
            room(at: urgent) > 0
        else { return nil }
        var oldest = urgent
        for index in levels.indices where arrival(index) < arrival(oldest) { oldest = index }
        guard room(at: oldest) > 0 else { return urgent }
        let chosen = preferred < Self.patience ? urgent : oldest
        preferred = chosen == oldest ? 0 : preferred + 1
        return chosen
    }

    /// When the first of those who wait at a level came; never, if nobody does.
    private func arrival(_ index: Int) -> UInt64 { levels[index].line.first ?? .max }

    /// How many more permits may be held at a level; below zero while those above it have come when
    /// it had what there is.
    private func room(at index: Int) -> Int {
        var room = count
        for index in 0...index { room -= levels[index].heldCount }
        return room
    }

    /// The index of the level of an urgency, which is made if it was not met before.
    private mutating func level(of urgency: Urgency) -> Int {
        // Not `firstIndex(where:)`, which copies each level and counts a reference to its line.
        var index = 0
        while index < levels.count, levels[index].urgency > urgency { index += 1 }
        if index == levels.count || levels[index].urgency != urgency {
            levels.insert(Level(urgency: urgency), at: index)
        }
        return index
    }

    /// Removes a request, and tells its urgency.
    private mutating func remove(_ id: UInt64) -> Urgency? {
        for index in levels.indices where levels[index].line.remove(id) {
            return levels[index].urgency
        }
        return nil
    }
}
