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
        /// Rises with every change of the environment.
        var environmentVersion: UInt64 = 0
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
        let environmentVersion: UInt64
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
                environmentVersion: storage.environmentVersion,
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
    func update<Value>(
        _ body: (inout TreeEdit) throws -> Value
    ) throws -> (value: Value, newRevision: UInt64?) {
        let thread = ThreadContext.current
        guard thread.transaction == nil else { throw EditError.nested }
        guard !thread.isMeasuring else { throw EditError.whileMeasuring }
        // What an edit replaces or gives up is released after the lock was left: that may run code
        // of the user's.
        let transaction = EditTransaction(tree: tree)
        var replaced: [NodeState] = []
        defer { withExtendedLifetime((transaction, replaced)) {} }
        // The result is handed over beside the lock, as it need not be sendable.
        var outcome: Result<(value: Value, newRevision: UInt64?), any Error> =
            .failure(EditError.nested)
        storage.withLock { storage in
            outcome = Result {
                try transact(body, in: transaction, &storage, replaced: &replaced)
            }
        }
        return try outcome.get()
    }

    /// Runs an edit closure, and makes its changes if it ends well.
    private func transact<Value>(
        _ body: (inout TreeEdit) throws -> Value,
        in transaction: EditTransaction,
        _ storage: inout Storage,
        replaced: inout [NodeState]
    ) throws -> (value: Value, newRevision: UInt64?) {
        let thread = ThreadContext.current
        transaction.environment = storage.environment
        thread.transaction = transaction
        defer { thread.transaction = nil }
        var edit = TreeEdit(transaction)
        let value = try body(&edit)
        let changes = try transaction.finish()
        let isNewEnvironment =
            transaction.isEnvironmentTouched && transaction.environment != storage.environment
        guard isNewEnvironment || !changes.isEmpty else { return (value, nil) }
        let owned = try adopt(changes)
        if isNewEnvironment {
            storage.environment = transaction.environment
            storage.environmentVersion += 1
        }
        for (change, (slot, generation)) in zip(changes, owned) {
            var pending = PendingChange(
                generation: generation,
                state: change.state,
                aspects: change.aspects
            )
            if let earlier = storage.pending[slot] {
                pending.aspects.formUnion(earlier.aspects)
            }
            storage.pending[slot] = pending
            replaced.append(change.node.replaceState(with: change.state))
        }
        return (value, lastRevision.wrappingAdd(1, ordering: .releasing).newValue)
    }

    /// Adopts the changed nodes that no tree has adopted yet; all of them or, on an error, none.
    private func adopt(
        _ changes: [EditTransaction.Change]
    ) throws(EditError) -> [(slot: Slot, generation: UInt32)] {
        let supply = SlotSupply(slots)
        var claimed: [(node: NodeHandle, membership: NodeHandle.Membership)] = []
        for change in changes {
            let (membership, isNew) = slots.adopt(
                change.node,
                for: tree,
                .byEdit,
                from: supply
            )
            if isNew { claimed.append((change.node, membership)) }
            guard membership.tree == tree else {
                for claim in claimed where claim.node.release(claim.membership) {
                    slots.free(claim.membership.slot)
                }
                throw foreignNode(change.node)
            }
        }
        var owned: [(slot: Slot, generation: UInt32)] = []
        owned.reserveCapacity(changes.count)
        for change in changes { owned.append(try confirm(change.node, supply)) }
        return owned
    }

    /// Makes an adoption final; once more if the pass that made it fails and gives it back.
    private func confirm(
        _ node: NodeHandle,
        _ supply: SlotSupply
    ) throws(EditError) -> (slot: Slot, generation: UInt32) {
        while true {
            if let (membership, generation) = node.confirmAdoption() {
                guard membership.tree == tree else { throw foreignNode(node) }
                return (membership.slot, generation)
            }
            _ = slots.adopt(node, for: tree, .byEdit, from: supply)
        }
    }

    private func foreignNode(_ node: NodeHandle) -> EditError {
        .foreignNode(AnyDisplayNode(handle: node).debugDescription)
    }
}
