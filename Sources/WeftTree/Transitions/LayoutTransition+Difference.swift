extension LayoutTransition {
    /// The difference of two commits.
    ///
    /// They may be of one tree, of two, or reference layouts: what counts is which nodes they have.
    ///
    /// - Parameters:
    ///   - from: What is shown; nil if nothing is.
    ///   - to: What is to be shown; nil for nothing.
    /// - Complexity: O(*p* + *c* log *c*). Between commits of one tree, *p* is the number of pages
    ///   of 16 nodes, which are compared by reference, and *c* that of the nodes in pages that
    ///   changed and of the subnodes of nodes whose subnodes changed; a node that moves to another
    ///   supernode adds its depth. Otherwise, and where the tree has forgotten environments between
    ///   the commits, *c* is the number of all nodes.
    public init(from: LayoutCommit?, to: LayoutCommit?) {
        var difference = CommitDifference(first: from, last: to)
        difference.compare()
        self.init(
            from: from,
            to: to,
            removed: difference.removed,
            inserted: difference.inserted,
            moved: difference.moved,
            reframed: difference.reframed,
            updated: difference.updated
        )
    }
}
