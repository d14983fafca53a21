extension LayoutTransition {
    /// The difference of two commits.
    ///
    /// They may be of one tree, of two, or reference layouts: what counts is which nodes they have.
    ///
    /// - Parameters:
    ///   - first: What is shown; nil if nothing is.
    ///   - last: What shall be shown; nil for nothing.
    /// - Complexity: O(*p* + *c* log *c*). Between commits of one tree, *p* is the number of pages
    ///   of 16 nodes, which are compared by reference, and *c* that of the nodes in pages that
    ///   changed and of the subnodes of nodes whose subnodes changed; a node that moves to another
    ///   supernode adds its depth. Otherwise *c* is the number of all nodes.
    public init(from first: LayoutCommit?, to last: LayoutCommit?) {
        var difference = CommitDifference(first: first, last: last)
        difference.compare()
        self.init(
            first: first,
            last: last,
            removed: difference.removed,
            inserted: difference.inserted,
            moved: difference.moved,
            reframed: difference.reframed,
            updated: difference.updated
        )
    }
}
