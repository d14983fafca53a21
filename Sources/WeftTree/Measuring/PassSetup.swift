/// What a pass works with, shared by all of its tasks.
struct PassSetup: Sendable {
    /// The records of the tree's nodes.
    let slots: SlotTable

    /// The number of the tree.
    var tree: UInt32 { slots.tree }

    /// The number of the pass.
    let number: UInt64

    /// Whether it is the tree's first pass.
    var isFirst: Bool { number == TreeCaches.firstPass }

    /// The stamp that the tree's caches had when the pass began (`TreeCaches.stamp`).
    let stamp: UInt64

    /// The number of the last node that existed at the snapshot; later ones must not be used.
    let watermark: UInt64

    /// Whether entries that rest on something changed are checked by repeating their asks;
    /// otherwise such nodes are measured anew.
    let replaysAsks: Bool

    /// What the user has asked for.
    let root: NodeEngine.Root

    /// The environments met so far.
    let environments: SharedEnvironments

    /// Gives runs of measurements their numbers.
    let runNumbers: RunNumbers

    /// The permit that the pass measures with, and through which it borrows permits for helpers.
    let permit: Permit

    /// The scheduler that has granted the permit, and whose limits determine how the work is
    /// divided.
    var scheduler: LayoutScheduler { permit.scheduler }

    /// Tells whether the pass is to end without a commit.
    let cancellation: PassCancellation
}
