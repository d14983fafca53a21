public import WeftLayout

extension LayoutCommit {
    /// Visits all nodes of the hierarchy, depth first in drawing order, the root first.
    ///
    /// This is faster than calling `frame(of:)` for each node, which takes time for every node
    /// above it.
    ///
    /// - Parameter body: Receives a node, and its frame in the root's coordinates, in points.
    /// - Throws: What `body` throws; no further node is then visited.
    /// - Complexity: O(*n*) in the number of nodes.
    public func forEachNode<Failure: Error>(
        _ body: (_ node: AnyDisplayNode, _ frame: LayoutRect) throws(Failure) -> Void
    ) throws(Failure) {
        try forEachPlacement { placement, details, frame, _ throws(Failure) in
            try body(AnyDisplayNode(handle: details.node(of: placement)), frame)
        }
    }

    /// Visits the nodes whose frames overlap a rectangle, depth first in drawing order.
    ///
    /// The rectangle may be the part that a host has scrolled to.
    ///
    /// Nodes whose frames share no area with the rectangle are left out, and so are empty ones. A
    /// node that extends beyond its supernode is visited if its own frame overlaps the rectangle,
    /// even if the supernode's does not.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in the root's coordinates, in points.
    ///   - body: Receives a node, and its frame in the root's coordinates, in points.
    /// - Throws: What `body` throws; no further node is then visited.
    /// - Complexity: O(*m* log *n*) in the number *m* of nodes that are visited and the number *n*
    ///   of all nodes, where what follows each other in drawing order lies side by side, as in a
    ///   list; O(*n*) in any case, and for the first search or hit test in a commit.
    public func forEachNode<Failure: Error>(
        in rect: LayoutRect,
        _ body: (_ node: AnyDisplayNode, _ frame: LayoutRect) throws(Failure) -> Void
    ) throws(Failure) {
        let index = frameIndex
        try index.forEachEntry(in: rect, at: index.positions) { entry throws(Failure) in
            try body(node(of: entry), entry.frame)
        }
    }

    /// Visits the nodes below a node whose frames overlap a rectangle in its coordinates, depth
    /// first in drawing order.
    ///
    /// The node may be a list that a host scrolls, in a screen with other things beside it, and the
    /// rectangle the part of the list that shows. Otherwise, this is like `forEachNode(in:_:)`. A
    /// node without a place has nothing below it.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in the coordinates of `supernode`, in points.
    ///   - supernode: The node below which nodes are visited, at any depth.
    ///   - body: Receives a node, and its frame in the coordinates of `supernode`, in points, as
    ///     `convert(_:to:)` rounds it.
    /// - Throws: What `body` throws; no further node is then visited.
    /// - Complexity: As for `forEachNode(in:_:)`.
    public func forEachNode<Failure: Error>(
        in rect: LayoutRect,
        below supernode: some NodeReference,
        _ body: (_ node: AnyDisplayNode, _ frame: LayoutRect) throws(Failure) -> Void
    ) throws(Failure) {
        guard let slot = slot(of: supernode) else { return }
        let (index, origin) = (frameIndex, origin(of: slot))
        try index.forEachEntry(
            in: rect.offset(by: origin),
            at: index.positions(below: slot)
        ) { entry throws(Failure) in
            try body(node(of: entry), entry.frame.offset(by: -origin))
        }
    }

    /// Visits the placements of nodes, depth first in drawing order.
    ///
    /// It takes no handle of the nodes, and no details of those without subnodes: counting a
    /// reference to either would take most of the time.
    ///
    /// - Parameters:
    ///   - isVisited: Returns whether what is below a node is visited; it receives the slot of one
    ///     that has subnodes, and its origin in the root's coordinates, in points.
    ///   - body: Receives a placement, the details that it belongs to, the node's frame in the
    ///     root's coordinates, in points, and how many nodes there are above it.
    func forEachPlacement<Failure: Error>(
        below isVisited: (Slot, LayoutPoint) -> Bool = { _, _ in true },
        _ body: (EntryDetails.Placement, EntryDetails, LayoutRect, _ depth: Int) throws(Failure) ->
            Void
    ) throws(Failure) {
        guard let top = storage.table.top else { return }
        var levels = [Level(details: top, origin: .zero)]
        while let level = levels.popLast() {
            let (details, depth) = (level.details, levels.count)
            for next in level.next..<details.placementCount {
                let placement = details.placements[next]
                let frame = LayoutRect(
                    origin: placement.origin + level.origin,
                    size: details.ask(of: placement).extent.size
                )
                try body(placement, details, frame, depth)
                let slot = details.slot(of: placement)
                let cell = storage.table.cell(of: slot)
                guard cell.placementCount > 0, isVisited(slot, frame.origin),
                    let inner = cell.details
                else { continue }
                levels.append(Level(details: details, origin: level.origin, next: next + 1))
                levels.append(Level(details: inner, origin: frame.origin))
                break
            }
        }
    }

    /// A node above those being visited, and which of its subnodes comes next.
    private struct Level {
        /// What the node has placed.
        let details: EntryDetails
        /// The node's origin in the root's coordinates.
        let origin: LayoutPoint
        /// The index of the next placement.
        var next = 0
    }
}
