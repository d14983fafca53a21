/// Who may measure at the moment: a pure state machine.
///
///                 enter                       giveBack, nobody waits
///     idle > 0 ─────────▶ granted     idle ◀───────────────────────── granted
///                 enter                       giveBack, somebody waits
///     idle = 0 ─────────▶ waiting ──────────────────────────────────▶ granted
///
/// Of those who wait the highest priority goes first, and within one whoever came first. So that
/// nobody waits for ever, the one who has waited longest of all goes next once `patience` others
/// were preferred to it. With k requests before it, a request waits for no more than
/// (patience + 1) · (k + 1) permits.
struct Permits {
    /// How many may be preferred in a row to the one who has waited longest.
    static let patience = 7

    /// Permits that nobody has; while there are any, nobody waits.
    private(set) var idle: Int

    /// How many wait.
    private(set) var waitingCount = 0

    /// Those who wait, by priority, the highest first. Lines are kept when they become empty: there
    /// are as many as there are priorities.
    private var lines: [(urgency: Urgency, line: ArrivalLine)] = []

    /// How many were preferred in a row to the one who has waited longest.
    private var preferred = 0
    private var lastID: UInt64 = 0

    init(count: Int) {
        idle = count
    }

    /// Asks for a permit.
    ///
    /// - Returns: nil if the permit is granted, else the number under which the request waits.
    mutating func enter(_ urgency: Urgency) -> UInt64? {
        guard idle == 0 else {
            idle -= 1
            return nil
        }
        lastID += 1
        insert(lastID, urgency)
        waitingCount += 1
        return lastID
    }

    /// Takes some of the permits that nobody has.
    ///
    /// - Returns: How many; 0 while somebody waits.
    mutating func borrow(upTo count: Int) -> Int {
        let borrowed = max(0, min(count, idle))
        idle -= borrowed
        return borrowed
    }

    /// Gives permits back.
    ///
    /// - Returns: Those who have waited and have one now.
    mutating func giveBack(_ count: Int) -> [UInt64] {
        var granted: [UInt64] = []
        for _ in 0..<count {
            if let next = removeNext() { granted.append(next) } else { idle += 1 }
        }
        return granted
    }

    /// Gives up waiting; false if the permit was granted already.
    mutating func leave(_ id: UInt64) -> Bool {
        guard remove(id) != nil else { return false }
        waitingCount -= 1
        return true
    }

    /// Raises the priority of a request, which then stands where it would stand if it had come with
    /// the new one.
    mutating func raise(_ id: UInt64, to urgency: Urgency) {
        guard let old = remove(id) else { return }
        insert(id, max(old, urgency))
    }

    private mutating func removeNext() -> UInt64? {
        guard let urgent = lines.indices.first(where: { !lines[$0].line.isEmpty }),
            let oldest = lines.indices.min(by: { arrival($0) < arrival($1) })
        else { return nil }
        let chosen = preferred < Self.patience ? urgent : oldest
        preferred = chosen == oldest ? 0 : preferred + 1
        let id = lines[chosen].line.first
        lines[chosen].line.removeFirst()
        waitingCount -= 1
        return id
    }

    /// When the first of a line came.
    private func arrival(_ index: Int) -> UInt64 { lines[index].line.first ?? .max }

    private mutating func insert(_ id: UInt64, _ urgency: Urgency) {
        let index = lines.firstIndex { $0.urgency <= urgency } ?? lines.count
        if index == lines.count || lines[index].urgency != urgency {
            lines.insert((urgency, ArrivalLine()), at: index)
        }
        lines[index].line.insert(id)
    }

    /// Removes a request, and tells its priority.
    private mutating func remove(_ id: UInt64) -> Urgency? {
        for index in lines.indices where lines[index].line.remove(id) {
            return lines[index].urgency
        }
        return nil
    }
}
