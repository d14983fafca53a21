public import WeftLayout

extension LayoutCommit {
    /// The frontmost node that contains a point, given in points in the root's coordinates; nil if
    /// none does.
    ///
    /// A node that extends beyond its supernode can also be hit there, because the supernode does
    /// not clip it. In a host where some nodes ignore touches, take the first node of `nodes(at:)`
    /// that does not.
    ///
    /// - Complexity: As for `nodes(at:)`.
    public func hitTest(_ point: LayoutPoint) -> AnyDisplayNode? {
        frontmost(containing: point, at: frameIndex.positions)
    }

    /// The frontmost node below a node that contains a point, given in points in the coordinates of
    /// that node; nil if none does.
    ///
    /// - Complexity: As for `nodes(at:)`.
    public func hitTest(
        _ point: LayoutPoint,
        below supernode: some NodeReference
    ) -> AnyDisplayNode? {
        slot(of: supernode).flatMap { slot in
            frontmost(containing: point + origin(of: slot), at: frameIndex.positions(below: slot))
        }
    }

    /// The frontmost node at some positions in drawing order that contains a point.
    private func frontmost(
        containing point: LayoutPoint,
        at positions: Range<Int>
    ) -> AnyDisplayNode? {
        var hit: AnyDisplayNode?
        frameIndex.forEachEntry(containing: point, at: positions) { entry in
            hit = node(of: entry)
            return false
        }
        return hit
    }

    /// All nodes that contain a point, given in points in the root's coordinates, from front to
    /// back.
    ///
    /// - Complexity: As for `forEachNode(in:_:)`: in a list, O(log *n*) in the number of all nodes
    ///   for each node that contains the point, but O(*n*) for the first search in a commit.
    public func nodes(at point: LayoutPoint) -> [AnyDisplayNode] {
        nodes(containing: point, at: frameIndex.positions)
    }

    /// All nodes below a node that contain a point, given in points in the coordinates of that
    /// node, from front to back.
    ///
    /// - Complexity: As for `nodes(at:)`.
    public func nodes(
        at point: LayoutPoint,
        below supernode: some NodeReference
    ) -> [AnyDisplayNode] {
        slot(of: supernode).map { slot in
            nodes(containing: point + origin(of: slot), at: frameIndex.positions(below: slot))
        } ?? []
    }

    /// The nodes at some positions in drawing order that contain a point, from front to back.
    private func nodes(
        containing point: LayoutPoint,
        at positions: Range<Int>
    ) -> [AnyDisplayNode] {
        var nodes: [AnyDisplayNode] = []
        frameIndex.forEachEntry(containing: point, at: positions) { entry in
            nodes.append(node(of: entry))
            return true
        }
        return nodes
    }
}
