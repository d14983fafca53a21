import Synchronization
import WeftLayout

/// Where edits collect until a pass takes them: one storage in one lock.
///
/// The lock is what makes an edit a transaction, so the edit closure runs inside it. Nothing else
/// of a user's does, and no pass holds it while it measures.
final class Inbox: Sendable {
    /// The number of the tree, unique in the process.
    let tree: UInt32

    private let slots: SlotTable
    private let storage: Locked<Storage>

    /// The number of the inputs' newest state. It is written inside the lock, and read without it: an
    /// edit closure may run for a while, and may ask for the revision itself.
    private let lastRevision = Atomic<UInt64>(0)

    private struct Storage {
        var environment: LayoutEnvironment
        var pending: [Slot: PendingChange] = [:]
    }

    /// The newest state of a node that has changed since the last snapshot.
    struct PendingChange {
        let generation: UInt32
        var state: NodeState
        var aspects: EditTransaction.Aspects
    }

    /// What a pass works on.
    struct Snapshot {
        let revision: UInt64
        let environment: LayoutEnvironment
        let changes: [Slot: PendingChange]
        /// The number of the last node that existed.
        let watermark: UInt64
    }

    init(tree: UInt32, environment: LayoutEnvironment, slots: SlotTable) {
        self.tree = tree
        self.slots = slots
        storage = Locked(Storage(environment: environment))
    }

    /// The number of the inputs' newest state.
    var revision: UInt64 { lastRevision.load(ordering: .acquiring) }

    /// Takes the changes since the last snapshot, and the revision that they lead to.
    func takeSnapshot() -> Snapshot {
        storage.withLock { storage in
            let snapshot = Snapshot(
                revision: revision,
                environment: storage.environment,
                changes: storage.pending,
                watermark: NodeHandle.watermark
            )
            storage.pending = [:]
            return snapshot
        }
    }

    /// Runs an edit closure as one transaction.
    ///
    /// - Returns: What the closure returned, and the revision if the edit changed anything.
    func update<Result>(
        _ body: (inout TreeEdit) throws -> Result
    ) throws -> (result: Result, newRevision: UInt64?) {
        let thread = ThreadContext.current
        guard thread.transaction == nil else { throw EditError.nested }
        var outcome: (result: Result, newRevision: UInt64?)?
        // What an edit replaces or gives up is released after the lock was left: that may run code
        // of the user's.
        let transaction = EditTransaction(tree: tree)
        var replaced: [NodeState] = []
        defer { withExtendedLifetime((transaction, replaced)) {} }
        try storage.withLock { storage in
            transaction.environment = storage.environment
            thread.transaction = transaction
            defer { thread.transaction = nil }
            var edit = TreeEdit(transaction)
            let result = try body(&edit)
            let changes = try transaction.finish()
            let isNewEnvironment = transaction.environment != storage.environment
            guard !changes.isEmpty || isNewEnvironment else {
                outcome = (result, nil)
                return
            }
            let owned = try adopt(changes)
            storage.environment = transaction.environment
            for (change, slot) in zip(changes, owned) {
                var pending = PendingChange(
                    generation: slots[slot].generation,
                    state: change.state,
                    aspects: change.aspects
                )
                if let earlier = storage.pending[slot] {
                    pending.aspects.formUnion(earlier.aspects)
                }
                storage.pending[slot] = pending
                replaced.append(change.node.replaceState(with: change.state))
            }
            let newRevision = lastRevision.wrappingAdd(1, ordering: .releasing).newValue
            outcome = (result, newRevision)
        }
        guard let outcome else { throw EditError.nested }
        return outcome
    }

    /// Adopts the changed nodes that no tree has adopted yet; all of them or, on an error, none.
    private func adopt(_ changes: [EditTransaction.Change]) throws(EditError) -> [Slot] {
        var owned: [Slot] = []
        var claimed: [(node: NodeHandle, membership: NodeHandle.Membership)] = []
        owned.reserveCapacity(changes.count)
        for change in changes {
            let (membership, isNew) = adopt(change.node)
            if isNew { claimed.append((change.node, membership)) }
            guard membership.tree == tree else {
                for claim in claimed where claim.node.release(claim.membership) {
                    slots.free(claim.membership.slot)
                }
                throw .foreignNode(AnyDisplayNode(handle: change.node).debugDescription)
            }
            owned.append(membership.slot)
        }
        for claim in claimed { _ = claim.node.confirm(claim.membership) }
        return owned
    }

    /// Adopts a node. Where a pass has just done so, that pass must not give the node back: the
    /// adoption is made final, or, if it was given back meanwhile, is made anew.
    private func adopt(_ node: NodeHandle) -> (membership: NodeHandle.Membership, isNew: Bool) {
        while true {
            let (membership, isNew) = slots.adopt(node, for: tree)
            let isPasses = !isNew && membership.isProvisional && membership.tree == tree
            if !isPasses || node.confirm(membership) { return (membership, isNew) }
        }
    }
}
