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
        guard ThreadContext.current.measuringWatermark == nil else {
            throw LayoutError(.layoutWhileMeasuring, path: node.anyNode.debugDescription)
        }
        guard let target = entry(of: node) else { return nil }
        do {
            return try ExplainingLayout(of: self, wayTo: target).explanation()
        } catch is LayoutError {
            // The commit was made without a mistake.
            return nil
        }
    }
}
