import WeftLayout

extension MeasuringPass {
    /// The mistake that a reference layout of the same inputs meets first; nil if it meets none.
    ///
    /// - Throws: `CancellationError` if the pass must end.
    func firstError(_ environment: LayoutEnvironment) throws -> LayoutError? {
        let reference = ReferenceLayout(
            of: setup.root,
            tree: setup.tree,
            watermark: { self.setup.watermark },
            cancellation: setup.cancellation,
            stateOf: state
        )
        do {
            _ = try reference.layout(in: environment)
            return nil
        } catch let error as LayoutError {
            return error
        }
    }

    /// A node's inputs at the snapshot: those in its record, or its own if this tree has not
    /// adopted the node. When an edit adopts a node, the record gets the inputs from before the
    /// edit.
    func state(of node: NodeHandle) -> NodeState {
        while true {
            switch node.ownership {
            case .free(let state): return state
            case .adopted(let owner) where owner.tree != setup.tree: return node.state
            case .adopted(let owner) where owner.standing != .byEdit:
                return slots.site(of: owner.slot).record.state
            case .adopted:
                // An edit that is adopting the node must not give the slot back while the slot is
                // read. If it has already done so, look at the node again.
                _ = node.confirmAdoption(for: setup.tree)
            }
        }
    }
}
