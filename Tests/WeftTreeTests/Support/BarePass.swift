import WeftLayout

@testable import WeftTree

/// A pass over nodes that belong to no tree; the test takes its steps.
struct BarePass {
    let pass: MeasuringPass
    /// The measurement of the root.
    let job: NodeEngine.Job

    /// - Parameter caches: The caches of an earlier pass over the nodes, which has ended.
    init(
        _ root: some NodeReference,
        in range: SizeRange = .unbounded,
        scheduler: LayoutScheduler,
        cancellation: PassCancellation = PassCancellation(),
        caches: TreeCaches = TreeCaches(slots: SlotTable())
    ) {
        let inbox = Inbox(environment: LayoutEnvironment(), slots: caches.slots)
        let snapshot = inbox.takeSnapshot()
        pass = MeasuringPass(
            caches: caches,
            root: NodeEngine.Root(node: root.anyNode.handle, range: range),
            watermark: snapshot.watermark,
            replaysAsks: true,
            permit: Permit(scheduler: scheduler, urgency: .medium),
            cancellation: cancellation
        )
        job = pass.rootJob(snapshot)
    }

    /// Measures the first budget, as every pass does, and says what is left.
    func begin() throws -> WorkPlan.Outcome {
        try pass.begin(job) ?? WorkPlan.Outcome()
    }

    /// The root's answer; nil if the root was not measured.
    var answer: NodeAnswer? {
        guard let slot = job.node.adoption?.slot else { return nil }
        return pass.slots.site(of: slot).record.entry(for: job.key)?.answer
    }
}
