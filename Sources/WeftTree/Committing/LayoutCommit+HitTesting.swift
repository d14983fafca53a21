public import WeftLayout

extension LayoutCommit {
    /// The frontmost node that contains a point, in points of the root's coordinates; nil if none
    /// does.
    ///
    /// A node that hangs out of its supernode is hit there too, as its supernode does not clip it.
    /// A host in which some nodes ignore touches takes the first of `nodes(at:)` that does not.
    ///
    /// - Complexity: O(*n*) in the number of nodes that are in front of it or hang out of nodes
    ///   which are: all nodes if none is hit.
    public func hitTest(_ point: LayoutPoint) -> AnyDisplayNode? {
        var hit: AnyDisplayNode?
        forEachHit(at: point) { node in
            hit = node
            return false
        }
        return hit
    }

    /// All nodes that contain a point, in points of the root's coordinates, the frontmost first.
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

    /// A node on the way to those that are visited, and how far its subnodes have been.
    private struct Level {
        /// What the node has placed.
        let details: EntryDetails
        let node: NodeHandle
        /// The node's frame in the root's coordinates.
        let frame: LayoutRect
        /// How many subnodes lie behind those that were visited.
        var rest: Int
    }

    /// Visits the nodes that contain a point, from the front to the back: the subnodes of a node,
    /// the last one first, before itself.
    ///
    /// - Parameter body: Returns whether to go on.
    private func forEachHit(at point: LayoutPoint, _ body: (AnyDisplayNode) -> Bool) {
        func visit(_ node: NodeHandle, _ frame: LayoutRect) -> Bool {
            !frame.contains(point) || body(AnyDisplayNode(handle: node))
        }
        guard let root = storage.table[storage.root] else { return }
        var levels: [Level] = []
        /// Visits a node if it has no subnodes, which come first.
        func enter(_ node: NodeHandle, _ frame: LayoutRect, _ details: EntryDetails?) -> Bool {
            guard let details, details.placementCount > 0 else { return visit(node, frame) }
            let count = details.placementCount
            levels.append(Level(details: details, node: node, frame: frame, rest: count))
            return true
        }
        var goesOn = enter(root.node, root.frame, root.details)
        while goesOn, let last = levels.indices.last {
            let level = levels[last]
            if level.rest == 0 {
                levels.removeLast()
                goesOn = visit(level.node, level.frame)
            } else {
                levels[last].rest -= 1
                let placement = level.details.placements[level.rest - 1]
                let ask = level.details.ask(of: placement)
                let origin = placement.origin + level.frame.origin
                goesOn = enter(
                    level.details.node(of: placement),
                    LayoutRect(origin: origin, size: ask.extent.size),
                    storage.table.details(of: placement.slot)
                )
            }
        }
    }
}
