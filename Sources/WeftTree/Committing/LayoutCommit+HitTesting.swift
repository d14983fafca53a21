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
        var hit: AnyDisplayNode?
        frameIndex.forEachEntry(at: point) { entry in
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
        var nodes: [AnyDisplayNode] = []
        frameIndex.forEachEntry(at: point) { entry in
            nodes.append(node(of: entry))
            return true
        }
        return nodes
    }
}
