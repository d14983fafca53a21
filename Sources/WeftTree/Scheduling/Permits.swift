/// Who may measure at the moment, as a pure state machine.
///
///             enter                       giveBack, nobody has waited for room
///     room ─────────▶ granted      room ◀───────────────────────────────────── granted
///             enter                       giveBack, somebody has
///     none ─────────▶ waiting ───────────────────────────────────────────────▶ granted
///
/// A request has room as long as fewer than `count` permits are held at its urgency and above. It
/// never waits for a less urgent pass, which may have a permit but no thread. So at most `count`
/// permits are held at one urgency, and possibly more at all urgencies together.
///
/// Of the waiting requests that have room, the most urgent goes first; within one urgency, the one
/// that came first. So that none waits for ever, the request that has waited longest of all goes
/// next once `maximumPreferred` others were preferred to it, that is, went first although it had
/// room. With k requests before it, others are preferred to a request no more than
/// (`maximumPreferred` + 1) · (k + 1) times.
struct Permits {
    /// How many requests in a row may be preferred to the one that has waited longest.
    static let maximumPreferred = 7

    /// A permit for a request that has waited.
    struct Grant: Equatable {
        /// The number of the request.
        let id: UInt64
        /// The urgency at which the permit is held.
        let urgency: Urgency
    }

    /// How many permits are held, and which requests wait, at one urgency.
    private struct Level {
        let urgency: Urgency
        var heldCount = 0
        var line = ArrivalLine()
    }

    /// How many permits there are for the requests of one urgency.
    private let count: Int

    /// How many requests wait.
    var waitingCount: Int { levels.reduce(0) { $0 + $1.line.count } }

    /// A level for each urgency that has occurred, the highest first. Levels are never removed,
    /// since there are no more of them than priorities.
    private var levels: [Level] = []

    /// How many requests in a row were preferred to the one that has waited longest.
    private var preferred = 0
    private var lastID: UInt64 = 0

    init(count: Int) {
        self.count = count
    }

    /// The urgency up to which borrowed permits are wanted back, because more permits are held or
    /// waited for at this urgency and above than there are; nil if there are enough for all.
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
    /// - Returns: nil if the permit is granted; otherwise the number under which the request waits.
    mutating func enter(_ urgency: Urgency) -> UInt64? {
        let index = level(of: urgency)
        guard room(at: index) <= 0 else {
            levels[index].heldCount += 1
            return nil
        }
        lastID += 1
        levels[index].line.insert(lastID)
        return lastID
    }

    /// Takes some permits, as far as there is room.
    ///
    /// - Returns: How many were taken; 0 while a request waits that is at least as urgent.
    mutating func borrow(upTo limit: Int, at urgency: Urgency) -> Int {
        let index = level(of: urgency)
        let borrowed = max(0, min(limit, room(at: index)))
        levels[index].heldCount += borrowed
        return borrowed
    }

    /// Gives back a permit that is held at an urgency.
    ///
    /// - Returns: The waiting requests that have been granted a permit.
    mutating func giveBack(at urgency: Urgency) -> [Grant] {
        levels[level(of: urgency)].heldCount -= 1
        return grant()
    }

    /// Gives up waiting. Returns false if the permit was already granted.
    mutating func leave(_ id: UInt64) -> Bool {
        remove(id) != nil
    }

    /// Raises the urgency of a request, which then has the place that it would have if it had come
    /// with the new urgency.
    ///
    /// - Returns: The waiting requests that have been granted a permit.
    mutating func raise(_ id: UInt64, to urgency: Urgency) -> [Grant] {
        guard let old = remove(id) else { return [] }
        levels[level(of: max(old, urgency))].line.insert(id)
        return grant()
    }

    /// Grants permits as long as a waiting request has room.
    ///
    /// - Returns: The requests that have been granted one.
    private mutating func grant() -> [Grant] {
        var granted: [Grant] = []
        while let index = nextLevel() {
            let id = levels[index].line.removeFirst()
            levels[index].heldCount += 1
            granted.append(Grant(id: id, urgency: levels[index].urgency))
        }
        return granted
    }

    /// The index of the level whose first request goes next; nil if no waiting request has room.
    private mutating func nextLevel() -> Int? {
        guard let urgent = levels.indices.first(where: { !levels[$0].line.isEmpty }),
            room(at: urgent) > 0
        else { return nil }
        var oldest = urgent
        for index in levels.indices where arrival(index) < arrival(oldest) { oldest = index }
        guard room(at: oldest) > 0 else { return urgent }
        let chosen = preferred < Self.maximumPreferred ? urgent : oldest
        preferred = chosen == oldest ? 0 : preferred + 1
        return chosen
    }

    /// The number of the first request that waits at a level; the maximum if none does.
    private func arrival(_ index: Int) -> UInt64 { levels[index].line.first ?? .max }

    /// How many more permits may be held at a level. It is negative if requests at higher levels
    /// came when the permits at this level were already taken.
    private func room(at index: Int) -> Int {
        var room = count
        for index in 0...index { room -= levels[index].heldCount }
        return room
    }

    /// The index of the level of an urgency, which is created if the urgency has not occurred
    /// before.
    private mutating func level(of urgency: Urgency) -> Int {
        // Not `firstIndex(where:)`, which copies each level and retains its line.
        var index = 0
        while index < levels.count, levels[index].urgency > urgency { index += 1 }
        if index == levels.count || levels[index].urgency != urgency {
            levels.insert(Level(urgency: urgency), at: index)
        }
        return index
    }

    /// Removes a request, and returns its urgency.
    private mutating func remove(_ id: UInt64) -> Urgency? {
        for index in levels.indices where levels[index].line.remove(id) {
            return levels[index].urgency
        }
        return nil
    }
}
