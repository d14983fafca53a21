import Synchronization
import WeftLayout

/// Where edits collect until a pass takes them: one storage in one lock.
///
/// The lock is what makes an edit a transaction, so the edit closure runs inside it, with the
/// `updateSubnodes` and the comparisons that follow from it. Nothing else of a user's does, and no
/// pass holds it while it measures. A pass that would have to wait for an edit closure is suspended
/// instead, as often as it has patience.
final class Inbox: Sendable {
    /// The number of the tree, unique in the process.
    let tree: UInt32

    private let slots: SlotTable
    private let storage: Locked<Storage>

    /// Who waits for the end of an edit closure.
    private let waiters = Locked(Waiters())

    private struct Waiters {
        var ids: [UInt64] = []
        var lastID: UInt64 = 0
        /// Whether the closure has ended; if not, the task was cancelled.
        var mailbox = Mailbox<Bool>()
    }

    /// The number of the inputs' newest state. It is written inside the lock, and read without it:
    /// an edit closure may run for a while, and may ask for the revision itself.
    private let lastRevision = Atomic<UInt64>(0)

    /// The environment of the tree. It is written to inside the other lock, and read without that,
    /// as the revision is.
    private let lastEnvironment: Locked<TreeEnvironment>

    private struct Storage {
        var pending = ShortMap<Slot, PendingChange>()

        /// With how many pending changes it is worth while to look which of their nodes are dead.
        var pendingLimit = Inbox.minimumPendingLimit
    }

    /// Below this many, pending changes of dead nodes do no harm.
    private static let minimumPendingLimit = 32

    /// The newest state of a node that has changed since the last snapshot.
    struct PendingChange {
        /// The node's generation.
        let generation: UInt32
        let state: NodeState
        var aspects: EditTransaction.Aspects

        /// Whether an edit since the last snapshot has adopted the node.
        var isNewcomer: Bool
    }

    /// What a pass works on.
    struct Snapshot {
        let revision: UInt64
        let environment: TreeEnvironment
        let changes: ShortMap<Slot, PendingChange>
        /// The number of the last node that existed.
        let watermark: UInt64
    }

    init(tree: UInt32, environment: LayoutEnvironment, slots: SlotTable) {
        self.tree = tree
        self.slots = slots
        storage = Locked(Storage())
        lastEnvironment = Locked(TreeEnvironment(environment))
    }

    /// The number of the inputs' newest state.
    var revision: UInt64 { lastRevision.load(ordering: .acquiring) }

    /// The environment of the tree as of the last edit.
    var environment: TreeEnvironment { lastEnvironment.withLock { $0 } }

    /// Takes the changes since the last snapshot, and the revision that they lead to.
    ///
    /// It blocks the calling thread while an edit closure runs.
    func takeSnapshot() -> Snapshot {
        storage.withLock { takeSnapshot(of: &$0) }
    }

    /// Does the same, unless an edit closure runs.
    func takeSnapshotAtOnce() -> Snapshot? {
        storage.withLockIfAvailable { takeSnapshot(of: &$0) }
    }

    private func takeSnapshot(of storage: inout Storage) -> Snapshot {
        let snapshot = Snapshot(
            revision: revision,
            environment: environment,
            changes: storage.pending,
            watermark: NodeHandle.watermark
        )
        storage.pending = ShortMap()
        storage.pendingLimit = Self.minimumPendingLimit
        return snapshot
    }

    /// Waits until the edit closure that runs has ended, if there is one; no thread waits with it.
    ///
    /// - Returns: false if the calling task was cancelled before.
    nonisolated(nonsending) func editEnds() async -> Bool {
        let id = waiters.withLock { waiters in
            waiters.lastID += 1
            waiters.ids.append(waiters.lastID)
            return waiters.lastID
        }
        // An edit closure has the lock, as the lease lets one pass come at a time, and wakes those
        // who wait when it gives it back. Perhaps it has done so already.
        if storage.withLockIfAvailable({ _ in true }) != nil { wakeWaiters() }
        return await awaitAnswer { continuation in
            waiters.withLock { $0.mailbox.wait(for: id, continuation) }
        } raise: { _ in
        } giveUp: {
            waiters.withLock { waiters in
                guard let index = waiters.ids.firstIndex(of: id) else { return nil }
                waiters.ids.remove(at: index)
                return waiters.mailbox.post(false, to: id)
            }
        }
    }

    private func wakeWaiters() {
        let letters = waiters.withLock { waiters -> [Mailbox<Bool>.Letter] in
            if waiters.ids.isEmpty { return [] }
            defer { waiters.ids = [] }
            return waiters.ids.compactMap { waiters.mailbox.post(true, to: $0) }
        }
        for letter in letters { letter.deliver() }
    }

    /// Runs an edit closure as one transaction.
    ///
    /// - Returns: Whether the edit has changed anything.
    func update(_ body: (inout TreeEdit) throws -> Void) throws -> Bool {
        let thread = ThreadContext.current
        guard thread.transaction == nil else { throw EditError.nested }
        guard thread.measuringWatermark == nil else { throw EditError.whileMeasuring }
        // What an edit replaces or gives up is released after the lock was left: that may run code
        // of the user's. The transaction keeps it until then.
        let transaction = EditTransaction(tree: tree)
        defer { withExtendedLifetime(transaction) {} }
        do {
            defer { wakeWaiters() }
            return try storage.withLock { storage in
                try transact(body, in: transaction, on: thread, &storage)
            }
        } catch {
            transaction.updateSubnodesOfNodesMade()
            throw error
        }
    }

    /// Runs an edit closure, and makes its changes if it ends well.
    private func transact(
        _ body: (inout TreeEdit) throws -> Void,
        in transaction: EditTransaction,
        on thread: ThreadContext,
        _ storage: inout Storage
    ) throws -> Bool {
        let environment = environment
        transaction.formerEnvironment = environment
        thread.transaction = transaction
        defer { thread.transaction = nil }
        var edit = TreeEdit(transaction)
        try body(&edit)
        let changes = try transaction.finish()
        let newEnvironment = transaction.writtenEnvironment.flatMap {
            $0 == environment.environment ? nil : TreeEnvironment($0)
        }
        guard newEnvironment != nil || !changes.isEmpty else { return false }
        try adopt(changes)
        if let newEnvironment { lastEnvironment.withLock { $0 = newEnvironment } }
        InputViews.replaceStates(of: tree) { keepForViews in
            for change in changes {
                let state = change.makeState()
                note(change, state, in: transaction, &storage.pending)
                keepForViews(change.node)
                transaction.keep(change.node.replaceState(with: state), replacedBy: change)
            }
        }
        lastRevision.wrappingAdd(1, ordering: .releasing)
        if storage.pending.count > storage.pendingLimit {
            let leftCount = dropDead(&storage.pending, in: transaction)
            storage.pendingLimit = max(
                Self.minimumPendingLimit,
                2 * storage.pending.count,
                leftCount
            )
        }
        return true
    }

    /// Adds the change of a node to those that the next pass takes.
    private func note(
        _ change: NodeDraft,
        _ state: NodeState,
        in transaction: EditTransaction,
        _ changes: inout ShortMap<Slot, PendingChange>
    ) {
        var pending = PendingChange(
            generation: change.node.generation,
            state: state,
            aspects: change.aspects,
            isNewcomer: change.isNewcomer
        )
        if let earlier = changes[change.slot] {
            if earlier.generation == pending.generation {
                pending.aspects.formUnion(earlier.aspects)
                pending.isNewcomer = earlier.isNewcomer
            } else {
                // Of a node that has died since; the transaction releases it.
                transaction.keep(earlier.state)
            }
        }
        changes.setValue(pending, forKey: change.slot)
    }

    /// Drops the changes of nodes that are dead, and gives those of their slots back that no pass
    /// knows: a tree may be edited for long without being laid out.
    ///
    /// Such a slot was taken since the last snapshot, and no parent has claimed its node. As the
    /// node is dead, none will. Other slots are left to the next pass.
    ///
    /// - Returns: How many dead nodes are left to the next pass.
    /// - Complexity: O(*n*) in the number of changes and of nodes that have died since the last
    ///   pass. From one time to the next there have to come as many changes.
    private func dropDead(
        _ pending: inout ShortMap<Slot, PendingChange>,
        in transaction: EditTransaction
    ) -> Int {
        var graves: [Slot: Graveyard.Grave] = [:]
        for grave in slots.graveyard.drain() { graves[grave.slot] = grave }
        if graves.isEmpty { return 0 }
        var living = ShortMap<Slot, PendingChange>()
        for (slot, change) in pending.elements {
            guard graves[slot]?.generation == change.generation else {
                living.setValue(change, forKey: slot)
                continue
            }
            transaction.keep(change.state)
            let cell = slots.cell(of: slot)
            if change.isNewcomer, !cell.record.claim.wasMade {
                transaction.keep(cell.record.state)
                slots.freeNewcomer(slot)
                graves[slot] = nil
            }
        }
        pending = living
        for grave in graves.values {
            slots.graveyard.bury(grave.slot, of: grave.generation)
        }
        return graves.count
    }

    /// Adopts the changed nodes that no tree has adopted yet. On an error those are given back that
    /// no pass has met yet; the others stay with the tree.
    private func adopt(_ changes: [NodeDraft]) throws(EditError) {
        lazy var supply = SlotSupply(slots)
        var claimed: [(node: NodeHandle, membership: NodeHandle.Membership)] = []
        do throws(EditError) {
            for change in changes where change.node.adoption?.tree != tree {
                let (membership, newCell) = slots.adopt(
                    change.node,
                    for: tree,
                    .byEdit,
                    from: supply
                )
                change.isNewcomer = newCell != nil
                if newCell != nil { claimed.append((change.node, membership)) }
                guard membership.tree == tree else { throw EditError.foreignNode(change.node) }
            }
            // What is final cannot be given back: so nodes that this edit has adopted come last.
            for change in changes where !change.isNewcomer { try confirm(change, supply) }
            for change in changes where change.isNewcomer { try confirm(change, supply) }
        } catch {
            giveBack(claimed)
            throw error
        }
    }

    /// Gives back what is not final of the adoptions that a failed edit has made.
    private func giveBack(_ claimed: [(node: NodeHandle, membership: NodeHandle.Membership)]) {
        for claim in claimed where claim.node.release(claim.membership) {
            slots.freeNewcomer(claim.membership.slot)
        }
    }

    /// Makes an adoption final; once more if the pass that made it fails and gives it back.
    private func confirm(
        _ change: NodeDraft,
        _ supply: @autoclosure () -> SlotSupply
    ) throws(EditError) {
        while true {
            if let membership = change.node.confirmAdoption(for: tree) {
                guard membership.tree == tree else { throw EditError.foreignNode(change.node) }
                change.slot = membership.slot
                return
            }
            _ = slots.adopt(change.node, for: tree, .byEdit, from: supply())
        }
    }
}
