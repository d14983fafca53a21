public import WeftLayout

extension NodeReference {
    /// Lays the node out serially, synchronously and without any cache.
    ///
    /// Every layout of a tree must equal this one to the bit; it is also what a small server needs.
    /// The node need not belong to a tree, and no tree adopts it because of this call. The contents
    /// of a tree's nodes are laid out as they are at one moment: like a tree's own layouts, this
    /// one sees edits on other threads as a whole or not at all.
    ///
    /// Inside an edit, the layout sees the contents from before the edit. That includes the nodes
    /// below one that is created in the edit, because its `updateSubnodes(_:)` is part of the edit.
    /// So measure such a node after the edit has ended.
    ///
    /// - Parameters:
    ///   - range: The sizes to choose from, in points.
    ///   - environment: The environment that the node inherits. It is not taken from the node's
    ///     tree: pass `tree.environment`, or the `commit.environment(of:)` of the node around it.
    /// - Returns: The layout as a commit with the number and the revision 0.
    /// - Throws: `LayoutError` for a mistake in the structure; `LayoutError` with the kind
    ///   `.layoutWhileMeasuring` inside a measurement; `CancellationError` if the calling task is
    ///   cancelled, within the time that one node takes. What looks like a mistake may also be
    ///   caused by other threads, if several times in a row they give nodes to another tree or
    ///   create parents of nodes that belong to no tree.
    /// - Complexity: O(*n*) measurements in the number of nodes. Finding the inputs of a node takes
    ///   O(*t*) in the number of trees that the nodes belong to, which is usually one.
    public func layout(
        in range: SizeRange = .unbounded,
        environment: LayoutEnvironment = LayoutEnvironment()
    ) throws -> LayoutCommit {
        try checkMayBeLaidOut()
        let handle = anyNode.handle
        var inputs = PresentInputs()
        var furtherTries = 4
        while true {
            do {
                let layout = try handle.layout(in: range, environment, inputs)
                if !inputs.areMixed { return layout }
            } catch let error as LayoutError {
                if !inputs.areMixed {
                    guard inputs.haveChanged, furtherTries > 0 else { throw error }
                    furtherTries -= 1
                }
            }
            inputs = PresentInputs(after: inputs)
        }
    }

    /// Throws an error if it is called inside a measurement.
    func checkMayBeLaidOut() throws(LayoutError) {
        if ThreadContext.current.measuringWatermark == nil { return }
        throw LayoutError(.layoutWhileMeasuring, path: anyNode.debugDescription)
    }
}

extension NodeHandle {
    fileprivate func layout(
        in range: SizeRange,
        _ environment: LayoutEnvironment,
        _ inputs: PresentInputs
    ) throws -> LayoutCommit {
        let reference = ReferenceLayout(
            of: NodeEngine.Root(node: self, range: range),
            tree: adoption?.tree,
            watermark: { inputs.watermark },
            cancellation: PassCancellation(),
            stateOf: inputs.state
        )
        return try reference.commit(try reference.layout(in: environment), in: range)
    }
}
