import WeftLayout

extension MeasuringPass {
    /// The measurement of the root.
    func rootJob(_ snapshot: Inbox.Snapshot) -> NodeEngine.Job {
        worker.rootJob(
            caches.environmentNumber(of: snapshot),
            baseStyle: state(of: inputs.root.node).baseStyle
        )
    }

    /// The mistake that a reference layout of the same inputs meets first; nil if it meets none.
    ///
    /// - Throws: `CancellationError` if the pass shall end.
    func firstError(_ environment: LayoutEnvironment) throws -> LayoutError? {
        let reference = ReferenceLayout(
            of: inputs.root,
            tree: inputs.tree,
            watermark: inputs.watermark,
            cancellation: inputs.cancellation
        ) {
            self.state(of: $0)
        }
        do {
            _ = try reference.layout(in: environment)
            return nil
        } catch let error as LayoutError {
            return error
        }
    }

    /// A node's inputs as of the snapshot.
    private func state(of node: NodeHandle) -> NodeState {
        guard let owner = node.adoption, owner.tree == inputs.tree else { return node.state }
        return slots[owner.slot].state
    }
}
