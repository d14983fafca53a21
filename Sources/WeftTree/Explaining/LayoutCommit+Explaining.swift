import WeftLayout

extension LayoutCommit {
    /// Explains the frame of a node: what each spec and node around it was asked, and what it
    /// answered; and so for the specs and subnodes that the node has arranged itself.
    ///
    /// To explain it, the commit's contents are laid out once more, serially and on the calling
    /// thread, as by `layout(in:environment:)` of the root. A node that was measured but not placed
    /// is not part of a commit, so its present inputs are used.
    ///
    /// - Returns: The steps from the root to the node, and the node's parts; nil if it has no place
    ///   in the hierarchy, or if the layout cannot be repeated, because a content returns something
    ///   else for the same inputs, or a node that was measured but not placed has changed since.
    /// - Throws: `LayoutError` inside a measurement; `CancellationError` if the calling task is
    ///   cancelled.
    /// - Complexity: O(*n*) measurements in the number of nodes, and O(*s*) in the numbers of specs
    ///   and subnodes of the nodes from the root to this one.
    public func explanation(of node: some NodeReference) throws -> LayoutExplanation? {
        try node.checkMayBeLaidOut()
        guard let target = placedNode(of: node) else { return nil }
        return try withoutMistakes {
            try ExplainingLayout(of: self, along: way(to: target)).explanation()
        }
    }

    /// The explanations of all nodes, as if each began below the supernode: with only those steps
    /// that lead to the node from there. The root has one step, itself.
    ///
    /// - Returns: The explanations of those nodes that have the same place when the layout is
    ///   repeated, without parts if a subnode has not; nil if the layout cannot be repeated.
    /// - Throws: As `explanation(of:)`.
    /// - Complexity: O(*n*) measurements in the number of nodes.
    package func explanationsInSupernodes() throws -> [AnyDisplayNode: LayoutExplanation]? {
        try root.checkMayBeLaidOut()
        return try withoutMistakes {
            try ExplainingLayout(of: self, along: nil).explanationsInSupernodes()
        }
    }

    /// The result of a repeated layout; nil if it meets a mistake, since the commit was made
    /// without one.
    private func withoutMistakes<Result>(_ body: () throws -> Result?) rethrows -> Result? {
        do { return try body() } catch is LayoutError { return nil }
    }
}
