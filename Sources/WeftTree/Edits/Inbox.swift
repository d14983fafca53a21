import Synchronization
import WeftLayout

/// Where edits collect until a pass takes them.
///
/// One lock makes edits transactions. The edit closure runs inside it, and so do the
/// `updateSubnodes` and the comparisons that follow; no other user code does. No pass holds the
/// lock while it measures. A pass that would have to wait for an edit closure is suspended instead;
/// only after it has let as many closures go first as its patience allows does it wait for the
/// lock. The revision and the environment are written inside the lock, and read without it.
final class Inbox: Sendable {
    let slots: SlotTable

    /// The number of the tree, unique in the process.
    var tree: UInt32 { slots.tree }

    private let storage: Locked<Storage>

    /// The task that waits for the end of an edit closure, if any. It runs the pass that has the
    /// lease.
    private let waiter = Locked<Waiter?>(nil)

    /// A task that is resumed with true when an edit closure has ended, and with false when the
    /// task is cancelled. It is an object because the size of a continuation is known only at run
    /// time, which would make every edit slower.
    private final class Waiter: Sendable {
        let continuation: CheckedContinuation<Bool, Never>

        init(_ continuation: CheckedContinuation<Bool, Never>) { self.continuation = continuation }
    }

    /// The number of the newest state of the inputs. It is written inside the lock, but read
    /// without it: an edit closure may run for a while, and may itself read the revision.
    private let lastRevision = Atomic<UInt64>(0)

    /// The environment of the tree. Like the revision, it is written inside the other lock, and
    /// read without that one.
    private let lastEnvironment: Locked<TreeEnvironment>

    private struct Storage {
        var pending = ShortMap<Slot, PendingChange>()

        /// The number of pending changes above which it is worthwhile to look for dead nodes among
        /// them.
        var pendingLimit = Inbox.minimumPendingLimit
    }

    /// Up to this many, pending changes of dead nodes do no harm.
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
        /// The number of the newest node when the snapshot was taken.
        let watermark: UInt64
    }

    init(environment: LayoutEnvironment, slots: SlotTable) {
        self.slots = slots
        storage = Locked(Storage())
        lastEnvironment = Locked(TreeEnvironment(environment))
    }

    /// The number of the newest state of the inputs.
    var revision: UInt64 { lastRevision.load(ordering: .acquiring) }

    /// The environment of the tree after the last edit.
    var environment: TreeEnvironment { lastEnvironment.withLock { $0 } }

    /// Takes the changes since the last snapshot and the revision that they lead to.
    ///
    /// It blocks the calling thread while an edit closure runs.
    func takeSnapshot() -> Snapshot {
        storage.withLock { takeSnapshot(of: &$0) }
    }

    /// Takes a snapshot unless an edit closure is running, in which case it returns nil.
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

    /// Waits until the edit closure that is running, if any, has ended. It does not block a thread.
    /// The caller must have the lease, so that nobody else waits.
    ///
    /// - Returns: false if the calling task was cancelled first.
    @inline(never)
    nonisolated(nonsending) func editEnds() async -> Bool {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isCancelled = waiter.withLock { waiter in
                    if Task.isCancelled { return true }
                    waiter = Waiter(continuation)
                    return false
                }
                if isCancelled {
                    continuation.resume(returning: false)
                } else if storage.withLockIfAvailable({ _ in true }) != nil {
                    // The closure ended before the waiter was registered.
                    wakeWaiter(true)
                }
            }
        } onCancel: {
            wakeWaiter(false)
        }
    }

    private func wakeWaiter(_ hasEnded: Bool) {
        waiter.withLock { $0.take() }?.continuation.resume(returning: hasEnded)
    }

    /// Runs an edit closure as one transaction.
    ///
    /// - Returns: Whether the edit has changed anything.
    func update(_ body: (inout TreeEdit) throws -> Void) throws -> Bool {
        let thread = ThreadContext.current
        guard thread.transaction == nil else { throw EditError.nested }
        guard thread.measuringWatermark == nil else { throw EditError.whileMeasuring }
        // What an edit replaces or drops is released after the lock was left, because that may run
        // user code. The transaction keeps it until then.
        let transaction = EditTransaction(tree: tree)
        defer { withExtendedLifetime(transaction) {} }
        do {
            defer { wakeWaiter(true) }
            return try storage.withLock { storage in
                try run(body, in: transaction, on: thread, &storage)
            }
        } catch {
            transaction.updateSubnodesOfNodesMade()
            throw error
        }
    }

    /// Runs an edit closure, and makes its changes if it succeeds.
    private func run(
        _ body: (inout TreeEdit) throws -> Void,
        in transaction: EditTransaction,
        on thread: ThreadContext,
        _ storage: inout Storage
    ) throws -> Bool {
        transaction.formerEnvironment = environment
        thread.transaction = transaction
        defer { thread.transaction = nil }
        var edit = TreeEdit(transaction)
        try body(&edit)
        let drafts = try transaction.finish()
        let newEnvironment = transaction.writtenEnvironment
        guard newEnvironment != nil || !drafts.isEmpty else { return false }
        try adopt(drafts)
        if let newEnvironment { lastEnvironment.withLock { $0 = newEnvironment } }
        InputViews.replaceStates(of: tree) { keepForViews in
            drafts.forEach { draft in
                let state = draft.makeState()
                note(draft, state, in: transaction, &storage.pending)
                keepForViews(draft.node)
                // The draft keeps what it replaces.
                _ = draft.node.replaceState(with: state)
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
        _ draft: NodeDraft,
        _ state: NodeState,
        in transaction: EditTransaction,
        _ pending: inout ShortMap<Slot, PendingChange>
    ) {
        var change = PendingChange(
            generation: draft.node.generation,
            state: state,
            aspects: draft.aspects,
            isNewcomer: draft.isNewcomer
        )
        if let earlier = pending[draft.slot] {
            if earlier.generation == change.generation {
                change.aspects.formUnion(earlier.aspects)
                change.isNewcomer = earlier.isNewcomer
            } else {
                // This belongs to a node that has died since. The transaction releases it.
                transaction.keep(earlier.state)
            }
        }
        pending.setValue(change, forKey: draft.slot)
    }
}
