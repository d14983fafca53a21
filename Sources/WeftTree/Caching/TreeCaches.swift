/// The layout state of one tree: the records of its nodes, and the numbers that stamp them.
///
/// It is isolated to the tree's actor and belongs to the pass that holds the lease.
final class TreeCaches {
    /// The records.
    let slots: SlotTable

    /// The slots for the task that every pass begins with; empty between passes.
    let supply: SlotSupply

    /// The environments met so far.
    let environments = SharedEnvironments()

    /// The tree's environment in the last pass, and its number.
    private var lastEnvironment: (environment: TreeEnvironment, number: Int32)?

    /// With how many environments it is worth while to look which are in use.
    private var environmentLimit = 32

    /// Gives runs of measurements their numbers.
    let runNumbers = RunNumbers()

    /// The number that rises whenever anything in the tree is stamped: what entries are checked
    /// against (`SlotTable.Site+Stamping`).
    var stamp: UInt64 = 1

    /// The number of the last pass; 0 if there was none.
    var pass: UInt64 = 0

    /// The first pass before which the marks of passes have to be cleared again.
    private var nextClearing = AtomicPassMark.lifetime

    /// The number of the first pass.
    static let firstPass: UInt64 = 1

    // Unchecked: nothing is called in the middle of an access.
    /// The nodes that the next commit has to look at: those that were measured since the last one,
    /// each after what was measured for it, and those that have got another base style.
    @safe @exclusivity(unchecked)
    var uncommitted: [Slot] = []

    #if DEBUG
    /// The mistake that a test has planted.
    var plantedBug: PlantedBug?
    #endif

    init(slots: SlotTable) {
        self.slots = slots
        supply = SlotSupply(slots)
    }

    /// Begins a pass.
    ///
    /// An edit may be making sites of slots that it takes. The next pass clears the marks then.
    func beginPass() {
        pass += 1
        guard pass >= nextClearing, let slotCount = slots.madeCount else { return }
        for slot in 0..<Slot(slotCount) { slots.site(of: slot).marks.lastPlacing.clear() }
        nextClearing = pass + AtomicPassMark.lifetime
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

    /// Forgets the environments that no placed node is in, and that no cached layout is for, once
    /// there are many: 32 at the least, and one for 16 slots or 512.
    ///
    /// An edit that is adopting nodes may be taking slots. If it is making their sites, the next
    /// pass looks; of those that it takes or gives back it writes to nothing that is read here.
    ///
    /// - Returns: Whether there were many.
    /// - Complexity: O(*s*) in the number of slots. Since the last time one environment was added
    ///   for 32 of them at the least, or 256.
    func forgetEnvironments(exceptThoseOf table: CommitTable) -> Bool {
        guard environments.count > environmentLimit, let slotCount = slots.madeCount,
            environments.count > min(slotCount / 16, 512)
        else { return false }
        var used = EnvironmentNumbers()
        table.noteEnvironments(in: &used)
        for slot in 0..<Slot(slotCount) {
            slots.site(of: slot).record.forEachEntry { $0.noteEnvironments(in: &used) }
        }
        if let lastEnvironment { used.insert(lastEnvironment.number) }
        environments.removeAll(but: used.numbers)
        environmentLimit = max(32, 2 * used.numbers.count)
        return true
    }

    /// Frees the slots of the nodes that have died.
    ///
    /// Freeing a slot releases a content, whose nodes may die of it; they are found in the next
    /// round, not by recursion.
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
