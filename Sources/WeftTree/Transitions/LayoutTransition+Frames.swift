public import WeftLayout

extension LayoutTransition {
    /// Returns the frame of a node partway through the transition, in points, in the root's
    /// coordinates; nil if neither commit has the node.
    ///
    /// Position and size change linearly. At 0 and 1 they are exactly those of the commits, to the
    /// bit. A node that is inserted or removed keeps its frame in its supernode, and so moves along
    /// with the nearest of its supernodes that both commits have. `LayoutMotion` has the frames of
    /// all nodes.
    ///
    /// - Parameters:
    ///   - node: A node of either commit.
    ///   - progress: The progress of the transition: 0 at the first commit, 1 at the second one.
    ///     Values below 0 and above 1 go on along the same line, as far as −1 and 2; a size does
    ///     not become negative. NaN counts as 0.
    /// - Complexity: O(*d*) in the depth of the node.
    public func frame(of node: some NodeReference, at progress: Double) -> LayoutRect? {
        let handle = node.anyNode.handle
        var first = CommitSide(from, other: to)
        var last = CommitSide(to, other: from)
        guard let start = first.rootFrame(of: handle), let end = last.rootFrame(of: handle)
        else { return nil }
        return start.interpolated(to: end, at: progress)
    }

    /// Returns the frame of a node partway through the transition, in points, in its supernode's
    /// coordinates; nil if neither commit has the node.
    ///
    /// The supernode is the one in the second commit, or the one in the first if the node is
    /// removed. This is the frame that a host sets if it has already applied the `steps` and now
    /// animates the change.
    ///
    /// - Parameters:
    ///   - node: A node of either commit.
    ///   - progress: The progress of the transition, as in `frame(of:at:)`.
    /// - Complexity: O(1) if the node stays with its supernode, otherwise O(*d*) in its depth.
    public func frameInSupernode(
        of node: some NodeReference,
        at progress: Double
    ) -> LayoutRect? {
        guard let end = to?.frameInSupernode(of: node) else {
            return from?.frameInSupernode(of: node)
        }
        var side = CommitSide(from, other: to)
        let start = side.frameInOtherSupernode(of: node.anyNode.handle) ?? end
        return start.interpolated(to: end, at: progress)
    }
}

extension LayoutTransition.FrameChange {
    /// Returns the frame partway through the change, in points, in the coordinates of `from` and
    /// `to`.
    ///
    /// - Parameter progress: The progress of the change: 0 at the first frame, 1 at the last one.
    ///   Values below 0 and above 1 go on along the same line, as far as −1 and 2; a size does not
    ///   become negative. NaN counts as 0.
    public func frame(at progress: Double) -> LayoutRect {
        from.interpolated(to: to, at: progress)
    }
}
