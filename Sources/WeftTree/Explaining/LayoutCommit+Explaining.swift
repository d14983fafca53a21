import WeftLayout

extension LayoutCommit {
    /// Explains the frame of a node: what was asked of each spec and node around it, and what they
    /// answered.
    ///
    /// The commit's contents are laid out once more for it, serially and on the calling thread, as
    /// by `layout(in:environment:)` of the root. A node that was measured and not placed is no part
    /// of a commit: its inputs are those that it has now.
    ///
    /// - Returns: The steps from the root to the node; nil if it has no place in the hierarchy, or
    ///   if the layout cannot be made again: a content makes something else of the same inputs, or
    ///   a node that was measured and not placed has changed since.
    /// - Throws: `LayoutError` inside a measurement; `CancellationError` if the calling task is
    ///   cancelled.
    /// - Complexity: O(*n*) measurements in the number of nodes.
    public func explanation(of node: some NodeReference) throws -> LayoutExplanation? {
        try node.checkMayBeLaidOut()
        guard let target = entry(of: node) else { return nil }
        return try withoutMistakes {
            try ExplainingLayout(of: self, along: way(to: target)).explanation()
        }
    }

    /// The last steps of the explanations of all nodes: for each node those that lead to it from
    /// its supernode. The root has one, itself.
    ///
    /// - Returns: The steps of the nodes that have their places also if the layout is made again;
    ///   nil if it cannot be.
    /// - Throws: As `explanation(of:)`.
    /// - Complexity: O(*n*) measurements in the number of nodes.
    package func lastSteps() throws -> [AnyDisplayNode: [LayoutExplanation.Step]]? {
        try root.checkMayBeLaidOut()
        return try withoutMistakes { try ExplainingLayout(of: self, along: nil).lastSteps() }
    }

    /// What a layout gives that is made again; nil if it meets a mistake, as the commit was made
    /// without one.
    private func withoutMistakes<Result>(_ body: () throws -> Result?) rethrows -> Result? {
        do { return try body() } catch is LayoutError { return nil }
    }
}
