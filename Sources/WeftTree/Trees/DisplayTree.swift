import Synchronization
public import WeftLayout

/// The actor that owns the layout state of one hierarchy of nodes.
///
/// Edits are synchronous and may come from any thread: see `update(_:)`. A layout includes all
/// edits made so far. It is computed on the actor and, beyond a budget, by further tasks, and ends
/// with one store that publishes a new `LayoutCommit`. Readers see one whole commit or another
/// whole commit.
///
/// Nobody has to wait for the actor, as all members are `nonisolated`. Make those of an extension
/// `nonisolated`, too: otherwise they run on the actor, and its passes wait for them.
public actor DisplayTree {
    /// When a tree lays itself out.
    public enum Relayout: Sendable {
        /// When `layout(in:)` is called.
        case onDemand
        /// Also after every edit, in the most recently requested range. Nothing happens before a
        /// first layout was requested.
        case automatic
    }

    /// The root of the hierarchy.
    public nonisolated let root: AnyDisplayNode

    /// When the tree lays itself out.
    public nonisolated let relayout: Relayout

    /// The scheduler that decides when the tree's passes run.
    public nonisolated let scheduler: LayoutScheduler

    nonisolated let inbox: Inbox
    nonisolated let channel = WatchChannel<LayoutCommit>()
    nonisolated let leases = LeaseQueue()
    nonisolated let automation = Locked<Automation?>(nil)

    /// Whether a task is on its way that frees what the tree knows about nodes that have died.
    nonisolated let isGoingToForget = Atomic(false)

    /// The records and cached measurements.
    let caches: TreeCaches

    // Unchecked: the most that can happen in the middle of an access is that a layout is released,
    // and no deinitialiser reaches the actor's own state.
    /// The layout before the last one, which a host gets again if it rotates back.
    @safe @exclusivity(unchecked)
    var alternate = AlternateLayout()

    /// Creates a tree. A process can create 2³² − 1 trees; the next one ends it.
    ///
    /// - Parameters:
    ///   - root: The root. The tree keeps it alive, and adopts it when it first lays it out or
    ///     changes it. The root must not belong to another tree by then, nor have belonged to one
    ///     that is gone: every layout would throw `LayoutError.Kind.foreignNode`, and every edit of
    ///     the node `EditError.foreignNode`.
    ///   - environment: The environment that the root inherits.
    ///   - relayout: When the tree lays itself out.
    ///   - scheduler: The scheduler that decides when the tree's passes run.
    public init(
        root: some NodeReference,
        environment: LayoutEnvironment = LayoutEnvironment(),
        relayout: Relayout = .onDemand,
        scheduler: LayoutScheduler = .shared
    ) {
        let slots = SlotTable()
        self.root = root.anyNode
        self.relayout = relayout
        self.scheduler = scheduler
        caches = TreeCaches(slots: slots)
        inbox = Inbox(environment: environment, slots: slots)
    }

    deinit {
        channel.finish()
        leases.failures.finish()
    }
}

extension DisplayTree: CustomDebugStringConvertible {
    /// The root and the revision.
    public nonisolated var debugDescription: String {
        "DisplayTree(\(root.debugDescription), revision \(revision))"
    }
}
