extension LayoutTransition {
    /// Creates the difference of two commits.
    ///
    /// The commits may belong to one tree or to two, or be reference layouts. What counts is which
    /// nodes they have.
    ///
    /// - Parameters:
    ///   - from: The commit that is shown; nil if nothing is.
    ///   - to: The commit that is to be shown; nil for nothing.
    /// - Complexity: O(*p* + *c* log *c*). Between commits of one tree, *p* is the number of pages
    ///   of 16 nodes, which are compared by reference. There, *c* is the number of nodes in changed
    ///   pages plus the number of subnodes of nodes whose subnodes changed; each node that moves to
    ///   another supernode adds its depth. Otherwise, and if the tree got an environment beyond its
    ///   first 2³¹ between the commits, *c* is the number of all nodes.
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
