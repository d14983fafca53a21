public import WeftLayout

extension NodeReference {
    /// Lays the node out, serially, synchronously and without any cache.
    ///
    /// It is what every layout of a tree must equal, to the bit, and what a small server needs. The
    /// node need not belong to a tree, and no tree adopts it by this. The contents of a tree's
    /// nodes are laid out as they are at one moment: edits on other threads are seen as a whole or
    /// not at all, as a tree's own layouts see them. Inside an edit the contents are those before
    /// it: also those below a node that is made there, whose `updateSubnodes(_:)` is part of the
    /// edit. So measure such a node when the edit has ended.
    ///
    /// - Parameters:
    ///   - range: The sizes to choose from, in points.
    ///   - environment: What the node inherits. It is not that of the tree which the node belongs
    ///     to: hand on `tree.environment`, or the `commit.environment(of:)` of the node around it.
    /// - Returns: The layout as a commit with the number and the revision 0.
    /// - Throws: `LayoutError` for a mistake in the structure, or if other threads several times in
    ///   a row make what looks like one, by giving nodes to another tree or by making parents of
    ///   nodes that belong to none; inside a measurement, `.layoutWhileMeasuring`;
    ///   `CancellationError` if the calling task is cancelled, within the time that one node takes.
    /// - Complexity: O(*n*) measurements in the number of nodes. To find the inputs of a node takes
    ///   O(*t*) in the number of trees that the nodes belong to, which mostly is one.
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

    /// Throws inside a measurement.
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
