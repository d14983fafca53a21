/// The layout state of one tree: the records of its nodes, and the numbers that stamp them.
///
/// It is isolated to the tree's actor and belongs to the pass that holds the lease.
final class TreeCaches {
    /// The records.
    let slots: SlotTable

    /// The slots for the task that begins each pass; empty between passes.
    let supply: SlotSupply

    /// The environments met so far.
    let environments = SharedEnvironments()

    /// The tree's environment in the last pass, and its number.
    private var lastEnvironment: (environment: TreeEnvironment, number: Int32)?

    /// The number of environments above which it is worthwhile to look for unused ones.
    private var environmentLimit = 32

    /// Gives runs of measurements their numbers.
    let runNumbers = RunNumbers()

    /// The number that rises whenever anything in the tree is stamped, and against which entries
    /// are checked (`SlotTable.Site+Stamping`).
    var stamp: UInt64 = 1

    /// The number of the last pass; 0 if there was none.
    var passNumber: UInt64 = 0

    /// The next pass that has to clear the marks of passes when it begins.
    private var nextClearing = AtomicPassMark.lifetime

    /// The number of the first pass.
    static let firstPass: UInt64 = 1

    // Unchecked: no other code is called in the middle of an access.
    /// The nodes that the next commit has to look at: those that were measured since the last
    /// commit, each after what was measured for it, and those that have a new base style.
    @safe @exclusivity(unchecked)
    var uncommitted: [Slot] = []

    #if DEBUG
    /// The bug that a test has planted.
    var plantedBug: PlantedBug?
    #endif

    init(slots: SlotTable) {
        self.slots = slots
        supply = SlotSupply(slots)
    }

    /// Begins a pass.
    ///
    /// If an edit is just making the sites of slots that it takes, the marks are left for the next
    /// pass to clear.
    func beginPass() {
        passNumber += 1
        guard passNumber >= nextClearing, let slotCount = slots.madeCount else { return }
        for slot in 0..<Slot(slotCount) { slots.site(of: slot).marks.lastPlacing.clear() }
        nextClearing = passNumber + AtomicPassMark.lifetime
    }

    /// The number of the tree's environment in a snapshot.
    func environmentNumber(of snapshot: Inbox.Snapshot) -> Int32 {
        if let lastEnvironment, lastEnvironment.environment === snapshot.environment {
            return lastEnvironment.number
        }
        let number = environments.number(of: snapshot.environment.environment)
        lastEnvironment = (snapshot.environment, number)
        return number
    }

    /// Forgets the environments that no placed node and no cached layout uses, once there are many:
    /// more than 32, and also more than 512 or one for every 16 slots, whichever is less.
    ///
    /// Meanwhile an edit that adopts nodes may take slots. If it is just making their sites, this
    /// is left to the next pass. In the slots that it takes or gives back, it writes nothing that
    /// is read here.
    ///
    /// - Returns: Whether there were many, so that unused ones were forgotten.
    /// - Complexity: O(*s*) in the number of slots. Since the last time, at least one environment
    ///   was added for every 32 slots, or 256 in all.
    func forgetEnvironments(exceptThoseOf table: CommitTable) -> Bool {
        guard environments.count > environmentLimit, let slotCount = slots.madeCount,
            environments.count > min(slotCount / 16, 512)
        else { return false }
        var used: Set<Int32> = []
        table.noteEnvironments(in: &used)
        for slot in 0..<Slot(slotCount) {
            slots.site(of: slot).record.forEachEntry { $0.noteEnvironments(in: &used) }
        }
        if let lastEnvironment { used.insert(lastEnvironment.number) }
        environments.removeAll(but: used)
        environmentLimit = max(32, 2 * used.count)
        return true
    }

    /// Frees the slots of the nodes that have died.
    ///
    /// Freeing a slot releases a content, and the nodes that the content holds may die as a result.
    /// They are found in the next round, not by recursion.
    func clearGraveyard() {
        while true {
            let graves = slots.graveyard.drain()
            if graves.isEmpty { return }
            for grave in graves where slots.has(grave.generation, in: grave.slot) {
                slots.free(grave.slot)
            }
        }
    }
}
