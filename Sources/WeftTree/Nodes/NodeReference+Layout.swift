public import WeftLayout

extension NodeReference {
    /// Lays the node out, serially, synchronously and without any cache.
    ///
    /// It is what every layout of a tree must equal, to the bit, and what a small server needs. The
    /// nodes' present contents are laid out; the node need not belong to a tree, and no tree adopts
    /// it by this. Inside an edit the present contents are those before the edit.
    ///
    /// Each node's inputs are read once, when the layout meets the node. So an edit on another
    /// thread that changes several nodes meanwhile may be seen in part, which it never is by a
    /// tree's own layouts. What looks like a mistake then is looked at again.
    ///
    /// - Parameters:
    ///   - range: The sizes to choose from, in points.
    ///   - environment: What the node inherits.
    /// - Returns: The layout as a commit with the number and the revision 0.
    /// - Throws: `LayoutError` for a mistake in the structure, or if edits on other threads make
    ///   what looks like one several times in a row; `CancellationError` if the calling task is
    ///   cancelled, within the time that one node takes. Inside a measurement it goes on to its
    ///   end: what a content makes of it may be kept for others.
    /// - Complexity: O(*n*) measurements in the number of nodes.
    public func layout(
        in range: SizeRange = .unbounded,
        environment: LayoutEnvironment = LayoutEnvironment()
    ) throws -> LayoutCommit {
        let handle = anyNode.handle
        for _ in 0..<CurrentInputs.furtherTries {
            let inputs = CurrentInputs()
            do {
                return try handle.layout(in: range, environment, inputs)
            } catch is LayoutError where inputs.mayBeMixed {}
        }
        return try handle.layout(in: range, environment, CurrentInputs())
    }
}

/// The present inputs of nodes, each read once.
private final class CurrentInputs {
    private var states: [ObjectIdentifier: (node: NodeHandle, state: NodeState)] = [:]

    /// The number of the last node that there was before the first was read.
    let watermark = NodeHandle.watermark

    /// How often a layout of present inputs is made again when it has met a mistake that edits of
    /// other threads may have feigned.
    static let furtherTries = 4

    /// The inputs of a node.
    func state(of node: NodeHandle) -> NodeState {
        if let known = states[ObjectIdentifier(node)] { return known.state }
        let state = node.state
        states[ObjectIdentifier(node)] = (node, state)
        return state
    }

    /// Whether an edit may have come between the first and the last that was read: a node has other
    /// inputs by now, or nodes were made.
    var mayBeMixed: Bool {
        watermark != NodeHandle.watermark
            || states.values.contains { $0.node.state !== $0.state }
    }
}

extension NodeHandle {
    fileprivate func layout(
        in range: SizeRange,
        _ environment: LayoutEnvironment,
        _ inputs: CurrentInputs
    ) throws -> LayoutCommit {
        let reference = ReferenceLayout(
            of: NodeEngine.Root(node: self, range: range),
            tree: adoption?.tree,
            watermark: inputs.watermark,
            cancellation: PassCancellation(
                heedsTask: ThreadContext.current.measuringWatermark == nil
            ),
            stateOf: inputs.state
        )
        return try reference.commit(try reference.layout(in: environment), in: range)
    }
}
