public import WeftLayout

extension LayoutTransition {
    /// Returns the frame of a node partway through the transition, in points, in the root's
    /// coordinates; nil if neither commit has the node.
    ///
    /// Position and size change linearly. At 0 and 1 they are exactly those of the commits, to the
    /// bit. A node that is inserted or removed keeps its frame in its supernode, and so moves along
    /// with the nearest of its supernodes that both commits have.
    ///
    /// - Parameters:
    ///   - node: A node of either commit.
    ///   - progress: The progress of the transition: 0 at the first commit, 1 at the second one.
    ///     Values below 0 or above 1 count as 0 or 1.
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
    ///   - progress: The progress of the transition, from 0 to 1.
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

    /// Returns the frames of all nodes of both commits partway through the transition, as
    /// `frame(of:at:)` does.
    ///
    /// - Parameter progress: The progress of the transition, from 0 to 1.
    /// - Complexity: O(*n*) in the number of nodes. The first call finds where each node begins and
    ///   ends; the transition and its copies remember that.
    public func frames(at progress: Double) -> [AnyDisplayNode: LayoutRect] {
        ways.all(from: from, to: to).mapValues { $0.start.interpolated(to: $0.end, at: progress) }
    }

    /// Where nodes begin and end, computed on first use.
    final class Ways: Sendable {
        /// The frames of a node in both commits, in the coordinates of their roots.
        struct Way: Sendable {
            let start: LayoutRect
            let end: LayoutRect
        }

        private let known = Locked<[AnyDisplayNode: Way]?>(nil)

        /// Returns the ways of all nodes of two commits, which must be the same in each call.
        func all(from: LayoutCommit?, to: LayoutCommit?) -> [AnyDisplayNode: Way] {
            if let ways = known.withLock({ $0 }) { return ways }
            let starts = from?.rootFrames ?? [:]
            let ends = to?.rootFrames ?? [:]
            var ways: [AnyDisplayNode: Way] = [:]
            ways.reserveCapacity(max(starts.count, ends.count))
            to?.forEachPlace(comparedWith: starts) { ways[$0] = Way(start: $1, end: $2) }
            from?.forEachPlace(comparedWith: ends) { ways[$0] = Way(start: $2, end: $1) }
            known.withLock { $0 = ways }
            return ways
        }
    }
}

extension LayoutTransition.FrameChange {
    /// Returns the frame partway through the change, in points, in the coordinates of `from` and
    /// `to`.
    ///
    /// - Parameter progress: The progress of the change: 0 at the first frame, 1 at the last one.
    ///   Values below 0 or above 1 count as 0 or 1.
    public func frame(at progress: Double) -> LayoutRect {
        from.interpolated(to: to, at: progress)
    }
}

extension LayoutCommit {
    /// The frames of all nodes in the root's coordinates.
    fileprivate var rootFrames: [AnyDisplayNode: LayoutRect] {
        var frames: [AnyDisplayNode: LayoutRect] = [:]
        frames.reserveCapacity(nodeCount)
        forEachNode { frames[$0] = $1 }
        return frames
    }

    /// Visits all nodes with their frames in another commit and in this one. A node that the other
    /// commit does not have moves along with its supernode there.
    fileprivate func forEachPlace(
        comparedWith others: [AnyDisplayNode: LayoutRect],
        _ body: (AnyDisplayNode, _ other: LayoutRect, _ own: LayoutRect) -> Void
    ) {
        var offsets: [Slot: LayoutPoint] = [:]
        forEachFrame { slot, entry, frame in
            let node = AnyDisplayNode(handle: entry.node)
            let offset: LayoutPoint?
            if let other = others[node] {
                offset = other.origin - frame.origin
                body(node, other, frame)
            } else {
                offset = offsets[entry.parent]
                body(node, offset.map(frame.offset(by:)) ?? frame, frame)
            }
            if entry.details?.placements.isEmpty == false { offsets[slot] = offset }
        }
    }
}

extension LayoutRect {
    /// The rectangle partway to another one.
    func interpolated(to end: LayoutRect, at progress: Double) -> LayoutRect {
        LayoutRect(
            x: minX.interpolated(to: end.minX, at: progress),
            y: minY.interpolated(to: end.minY, at: progress),
            width: size.width.interpolated(to: end.size.width, at: progress),
            height: size.height.interpolated(to: end.size.height, at: progress)
        )
    }
}

extension Double {
    /// The number partway to another one: exact at both ends, never beyond them, and monotonic in
    /// between.
    fileprivate func interpolated(to end: Double, at progress: Double) -> Double {
        guard progress > 0 else { return self }
        guard progress < 1 else { return end }
        let number = self + (end - self) * progress
        // Rounding may go beyond the end.
        return self < end ? Swift.min(number, end) : Swift.max(number, end)
    }
}
