public import WeftLayout

extension LayoutTransition {
    /// The frame of a node on the way from the first commit to the second one, in points, in the
    /// root's coordinates; nil if neither has the node.
    ///
    /// Position and size change linearly, and at 0 and 1 they are those of the commits to the bit.
    /// A node that is inserted or removed keeps its frame in its supernode: it goes along with the
    /// nearest of its supernodes that both commits have.
    ///
    /// - Parameters:
    ///   - node: A node of either commit.
    ///   - progress: How far the way is gone: 0 at the first commit, 1 at the second one. What lies
    ///     below or above counts as 0 or 1.
    /// - Complexity: O(*d*) in the depth of the node.
    public func frame(of node: some NodeReference, at progress: Double) -> LayoutRect? {
        let handle = node.anyNode.handle
        var first = CommitSide(from, other: to)
        var last = CommitSide(to, other: from)
        guard let start = first.rootFrame(of: handle), let end = last.rootFrame(of: handle)
        else { return nil }
        return start.interpolated(to: end, at: progress)
    }

    /// The frame of a node on the way, in points, in its supernode's coordinates; nil if neither
    /// commit has the node.
    ///
    /// The supernode is the one in the second commit, or in the first if the node is removed. It is
    /// what a host sets that has applied the `steps` and shows how they came about.
    ///
    /// - Parameters:
    ///   - node: A node of either commit.
    ///   - progress: How far the way is gone, from 0 to 1.
    /// - Complexity: O(1) if the node stays with its supernode, else O(*d*) in its depth.
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

    /// The frames of all nodes of both commits on the way, as `frame(of:at:)` gives them.
    ///
    /// - Parameter progress: How far the way is gone, from 0 to 1.
    /// - Complexity: O(*n*) in the number of nodes. The first call looks for where each node begins
    ///   and ends, which the transition and its copies remember.
    public func frames(at progress: Double) -> [AnyDisplayNode: LayoutRect] {
        ways.all(from: from, to: to).mapValues { $0.start.interpolated(to: $0.end, at: progress) }
    }

    /// Where nodes begin and end, once somebody has asked.
    final class Ways: Sendable {
        /// The frames of a node in both commits, in the coordinates of their roots.
        struct Way: Sendable {
            let start: LayoutRect
            let end: LayoutRect
        }

        private let known = Locked<[AnyDisplayNode: Way]?>(nil)

        /// The ways of all nodes of two commits, which are the same each time.
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

extension LayoutTransition.Reframing {
    /// The frame on the way, in points, in the coordinates of `from` and `to`.
    ///
    /// - Parameter progress: How far the way is gone: 0 at the first frame, 1 at the last one. What
    ///   lies below or above counts as 0 or 1.
    public func frame(at progress: Double) -> LayoutRect {
        from.interpolated(to: to, at: progress)
    }
}

extension LayoutCommit {
    /// The frames of all nodes in the root's coordinates.
    fileprivate var rootFrames: [AnyDisplayNode: LayoutRect] {
        var frames: [AnyDisplayNode: LayoutRect] = [:]
        frames.reserveCapacity(nodeCount)
        forEachFrame { frames[AnyDisplayNode(handle: $1.node)] = $2 }
        return frames
    }

    /// Visits all nodes with their frames in another commit and in this one; a node that the other
    /// one does not have goes along with its supernode there.
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
    /// The rectangle at a part of the way to another one.
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
    /// The number at a part of the way to another one: exact at both ends, never beyond them, and
    /// never turning back on the way.
    fileprivate func interpolated(to end: Double, at progress: Double) -> Double {
        guard progress > 0 else { return self }
        guard progress < 1 else { return end }
        let number = self + (end - self) * progress
        // Rounding may lead beyond the end.
        return self < end ? Swift.min(number, end) : Swift.max(number, end)
    }
}
