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
    ///   if contents make something else of the same inputs than they did before.
    /// - Throws: `LayoutError` inside a measurement, and for a mistake that a content did not make
    ///   before; `CancellationError` if the calling task is cancelled.
    /// - Complexity: O(*n*) measurements in the number of nodes.
    public func explanation(of node: some NodeReference) throws -> LayoutExplanation? {
        guard ThreadContext.current.measuringWatermark == nil else {
            throw LayoutError(.layoutWhileMeasuring, path: node.anyNode.debugDescription)
        }
        guard let target = entry(of: node) else { return nil }
        return try ExplainingLayout(of: self, wayTo: target).explanation()
    }
}
