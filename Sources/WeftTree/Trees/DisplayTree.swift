public import WeftLayout

/// The actor that owns the layout state of one hierarchy of nodes.
///
/// Edits are synchronous, from any thread: `update(_:)`. A layout takes the edits made so far, is
/// computed on the actor and, beyond a budget, by further tasks, and ends with one store that
/// publishes a new `LayoutCommit`. Readers see one whole commit or another whole commit.
public actor DisplayTree {
    /// When a tree lays itself out.
    public enum Relayout: Sendable {
        /// When `layout(in:)` is called.
        case onDemand
        /// Also after every edit, in the range that was asked for last; not before one was.
        case automatic
    }

    /// The root of the hierarchy.
    public nonisolated let root: AnyDisplayNode

    /// When the tree lays itself out.
    public nonisolated let relayout: Relayout

    /// What decides when the tree's passes run.
    public nonisolated let scheduler: LayoutScheduler

    nonisolated let inbox: Inbox
    nonisolated let channel = WatchChannel<LayoutCommit>()
    nonisolated let leases = LeaseQueue()
    nonisolated let automation = Locked<Automation?>(nil)

    /// The records and cached measurements.
    let caches: TreeCaches

    // Unchecked: in the middle of an access a layout is released at the most, and no deinitialiser
    // reaches the actor's own state.
    /// What a host that rotates back is going to get.
    @safe @exclusivity(unchecked)
    var alternate = AlternateLayout()

    /// Makes a tree. A process can make 2³² − 1 of them; the next one ends it.
    ///
    /// - Parameters:
    ///   - root: The root, which the tree keeps alive and adopts when it lays it out or changes it
    ///     for the first time. It must not belong to another tree by then, or to one that is gone:
    ///     every layout would throw `LayoutError.Kind.foreignNode`, and every edit of the node
    ///     `EditError.foreignNode`.
    ///   - environment: What the root inherits.
    ///   - relayout: When the tree lays itself out.
    ///   - scheduler: What decides when the tree's passes run.
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
