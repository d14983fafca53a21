public import WeftLayout

extension LayoutCommit {
    /// The frame of a node in points, in the root's coordinates; nil if it has no place.
    ///
    /// - Complexity: O(*d*) in the depth of the node.
    public func frame(of node: some NodeReference) -> LayoutRect? {
        slot(of: node.anyNode.handle).map(rootFrame(of:))
    }

    /// The frame of a node in points, in its supernode's coordinates; nil if it has no place.
    public func frameInSupernode(of node: some NodeReference) -> LayoutRect? {
        slot(of: node.anyNode.handle).flatMap { storage.table.frame(of: $0) }
    }

    /// Converts a point from one node's coordinates to another's.
    ///
    /// - Parameters:
    ///   - point: The point in points.
    ///   - source: The node in whose coordinates the point is given.
    ///   - target: The node in whose coordinates it is wanted.
    /// - Returns: The converted point; nil if one of the nodes has no place.
    /// - Complexity: O(*d*) in the depth of the nodes.
    public func convert(
        _ point: LayoutPoint,
        from source: some NodeReference,
        to target: some NodeReference
    ) -> LayoutPoint? {
        convert(point, from: source).flatMap { convert($0, to: target) }
    }

    /// Converts a point from a node's coordinates to the root's.
    ///
    /// - Returns: The converted point; nil if the node has no place.
    /// - Complexity: O(*d*) in the depth of the node.
    public func convert(_ point: LayoutPoint, from source: some NodeReference) -> LayoutPoint? {
        origin(of: source).map { point + $0 }
    }

    /// Converts a point from the root's coordinates to a node's.
    ///
    /// - Returns: The converted point; nil if the node has no place.
    /// - Complexity: O(*d*) in the depth of the node.
    public func convert(_ point: LayoutPoint, to target: some NodeReference) -> LayoutPoint? {
        origin(of: target).map { point - $0 }
    }

    /// Converts a rectangle from one node's coordinates to another's, as points are converted.
    public func convert(
        _ rect: LayoutRect,
        from source: some NodeReference,
        to target: some NodeReference
    ) -> LayoutRect? {
        convert(rect, from: source).flatMap { convert($0, to: target) }
    }

    /// Converts a rectangle from a node's coordinates to the root's, as points are converted.
    public func convert(_ rect: LayoutRect, from source: some NodeReference) -> LayoutRect? {
        origin(of: source).map { rect.offset(by: $0) }
    }

    /// Converts a rectangle from the root's coordinates to a node's, as points are converted.
    public func convert(_ rect: LayoutRect, to target: some NodeReference) -> LayoutRect? {
        convert(rect.origin, to: target).map { LayoutRect(origin: $0, size: rect.size) }
    }

    /// The frame of a placed slot in the root's coordinates.
    func rootFrame(of slot: Slot) -> LayoutRect {
        LayoutRect(origin: origin(of: slot), size: storage.table.frame(of: slot)?.size ?? .zero)
    }

    /// A slot's origin in the root's coordinates.
    ///
    /// The sum begins at the root, as in `forEachFrame(_:)`, so that both round alike.
    func origin(of slot: Slot) -> LayoutPoint {
        var path: [LayoutPoint] = []
        var next = slot
        while let frame = storage.table.frame(of: next) {
            path.append(frame.origin)
            next = storage.table.parent(of: next)
        }
        return path.reversed().reduce(.zero, +)
    }

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
        try forEachFrame { _, entry, frame throws(Failure) in
            try body(AnyDisplayNode(handle: entry.node), frame)
        }
    }

    /// Visits the placed nodes, depth first in drawing order, with their frames in the root's
    /// coordinates.
    func forEachFrame<Failure: Error>(
        _ body: (Slot, CommitTable.Entry, LayoutRect) throws(Failure) -> Void
    ) throws(Failure) {
        guard let top = storage.table.top else { return }
        var levels = [Level(details: top, origin: .zero)]
        while let last = levels.indices.last {
            let level = levels[last]
            guard level.next < level.details.placementCount else {
                levels.removeLast()
                continue
            }
            levels[last].next += 1
            let placement = level.details.placements[level.next]
            guard let entry = storage.table.entry(at: placement, in: level.details)
            else { continue }
            let frame = entry.frame.offset(by: level.origin)
            try body(level.details.slot(of: placement), entry, frame)
            if let details = entry.details, details.placementCount > 0 {
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

    private func origin(of node: some NodeReference) -> LayoutPoint? {
        slot(of: node.anyNode.handle).map(origin(of:))
    }
}
