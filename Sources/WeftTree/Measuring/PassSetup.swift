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

    /// The number of the last node that may appear.
    let watermark: UInt64

    /// Whether entries that rest on something changed are checked by asking what they asked;
    /// without, they are measured anew.
    let replaysAsks: Bool

    /// What the user has asked for.
    let root: NodeEngine.Root

    /// The environments met so far.
    let environments: SharedEnvironments

    /// Gives runs of measurements their numbers.
    let runNumbers: RunNumbers

    /// What the pass measures with, and lets others help with.
    let permit: Permit

    /// Where the permit is from; its limits say how the work is cut.
    var scheduler: LayoutScheduler { permit.scheduler }

    /// Tells when the pass shall end without a commit.
    let cancellation: PassCancellation
}
