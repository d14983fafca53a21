public import WeftLayout

extension LayoutCommit {
    /// Visits all nodes of the hierarchy, depth first in drawing order, the root first.
    ///
    /// To ask for the `frame(of:)` of each would take as long again for each node above it.
    ///
    /// - Parameter body: Gets a node, and its frame in the root's coordinates, in points.
    /// - Throws: What `body` throws, at once.
    /// - Complexity: O(*n*) in the number of nodes.
    public func forEachNode<Failure: Error>(
        _ body: (_ node: AnyDisplayNode, _ frame: LayoutRect) throws(Failure) -> Void
    ) throws(Failure) {
        try forEachPlacement { placement, details, frame throws(Failure) in
            try body(AnyDisplayNode(handle: details.node(of: placement)), frame)
        }
    }

    /// Visits the nodes that show in a rectangle, such as what a host has scrolled to: depth first
    /// in drawing order.
    ///
    /// Nodes whose frames share no area with the rectangle are left out, and so are empty ones. A
    /// node that hangs out of its supernode is visited where it shows, also if the supernode is
    /// not. It is quicker than to visit all nodes and to look at their frames.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in the root's coordinates, in points.
    ///   - body: Gets a node, and its frame in the root's coordinates, in points.
    /// - Throws: What `body` throws, at once.
    /// - Complexity: O(*n*) in the number of all nodes, as any of them may hang out of its
    ///   supernode.
    public func forEachNode<Failure: Error>(
        in rect: LayoutRect,
        _ body: (_ node: AnyDisplayNode, _ frame: LayoutRect) throws(Failure) -> Void
    ) throws(Failure) {
        try forEachPlacement { placement, details, frame throws(Failure) in
            guard frame.intersects(rect) else { return }
            try body(AnyDisplayNode(handle: details.node(of: placement)), frame)
        }
    }

    /// Visits the placed nodes, depth first in drawing order, with their frames in the root's
    /// coordinates.
    func forEachFrame<Failure: Error>(
        _ body: (Slot, CommitTable.Entry, LayoutRect) throws(Failure) -> Void
    ) throws(Failure) {
        try forEachPlacement { placement, details, frame throws(Failure) in
            guard let entry = storage.table.entry(at: placement, in: details) else { return }
            try body(details.slot(of: placement), entry, frame)
        }
    }

    /// Visits where nodes are placed, depth first in drawing order.
    ///
    /// It takes no handle of them, and no details of those without subnodes: to count a reference
    /// to either would be most of the time.
    ///
    /// - Parameter body: Gets where a node is placed, what has placed it, and its frame in the
    ///   root's coordinates, in points.
    private func forEachPlacement<Failure: Error>(
        _ body: (Placement, EntryDetails, LayoutRect) throws(Failure) -> Void
    ) throws(Failure) {
        guard let top = storage.table.top else { return }
        var levels = [Level(details: top, origin: .zero)]
        while let last = levels.indices.last {
            let (details, next) = (levels[last].details, levels[last].next)
            guard next < details.placementCount else {
                levels.removeLast()
                continue
            }
            levels[last].next += 1
            let placement = details.placements[next]
            let frame = LayoutRect(
                origin: placement.origin + levels[last].origin,
                size: details.ask(of: placement).extent.size
            )
            try body(placement, details, frame)
            let cell = storage.table.cell(of: details.slot(of: placement))
            if cell.placementCount > 0, let details = cell.details {
                levels.append(Level(details: details, origin: frame.origin))
            }
        }
    }

    /// A node on the way to those that are visited, and how far its subnodes have been.
    private struct Level {
        /// What the node has placed.
        let details: EntryDetails
        /// The node's origin in the root's coordinates.
        let origin: LayoutPoint
        /// The index of the next placement.
        var next = 0
    }
}
