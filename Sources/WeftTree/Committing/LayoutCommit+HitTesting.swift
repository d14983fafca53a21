public import WeftLayout

extension LayoutCommit {
    /// The frontmost node that contains a point, given in points in the root's coordinates; nil if
    /// none does.
    ///
    /// A node that extends beyond its supernode can also be hit there, because the supernode does
    /// not clip it. In a host where some nodes ignore touches, take the first node of `nodes(at:)`
    /// that does not.
    ///
    /// - Complexity: O(*n*) in the number of nodes that are in front of the hit one, wherever they
    ///   are; that is all nodes if none is hit.
    public func hitTest(_ point: LayoutPoint) -> AnyDisplayNode? {
        var hit: AnyDisplayNode?
        forEachHit(at: point) { node in
            hit = node
            return false
        }
        return hit
    }

    /// All nodes that contain a point, given in points in the root's coordinates, from front to
    /// back.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    public func nodes(at point: LayoutPoint) -> [AnyDisplayNode] {
        var nodes: [AnyDisplayNode] = []
        forEachHit(at: point) { node in
            nodes.append(node)
            return true
        }
        return nodes
    }

    /// A node above those being visited, and how many of its subnodes are still to be visited.
    private struct Level {
        /// What the node has placed.
        let details: EntryDetails
        /// The node's frame in the root's coordinates.
        let frame: LayoutRect
        /// How many subnodes lie behind those that were visited.
        var rest: Int
    }

    /// Visits the nodes that contain a point, from front to back: the subnodes of a node, the last
    /// one first, before the node itself.
    ///
    /// It takes no handle of the other nodes, and no details of those without subnodes: counting a
    /// reference to either would take most of the time.
    ///
    /// - Parameter body: Returns whether to go on.
    private func forEachHit(at point: LayoutPoint, _ body: (AnyDisplayNode) -> Bool) {
        guard let top = storage.table.top else { return }
        // The details that place the root stand for a node above it, which is not visited.
        var levels = [Level(details: top, frame: .zero, rest: top.placementCount)]
        while let last = levels.indices.last {
            if levels[last].rest == 0 {
                let frame = levels.removeLast().frame
                guard let parent = levels.last else { return }
                if frame.contains(point) {
                    let node = parent.details.node(of: parent.details.placements[parent.rest])
                    guard body(AnyDisplayNode(handle: node)) else { return }
                }
                continue
            }
            levels[last].rest -= 1
            let placement = levels[last].details.placements[levels[last].rest]
            let frame = LayoutRect(
                origin: placement.origin + levels[last].frame.origin,
                size: levels[last].details.ask(of: placement).extent.size
            )
            let cell = storage.table.cell(of: levels[last].details.slot(of: placement))
            if cell.placementCount > 0, let details = cell.details {
                levels.append(Level(details: details, frame: frame, rest: details.placementCount))
            } else if frame.contains(point) {
                let node = levels[last].details.node(of: placement)
                guard body(AnyDisplayNode(handle: node)) else { return }
            }
        }
    }
}
