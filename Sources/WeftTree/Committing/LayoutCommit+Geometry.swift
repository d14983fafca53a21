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
    ///   - source: The node in whose coordinates the point is given; nil for the root.
    ///   - target: The node in whose coordinates it is wanted; nil for the root.
    /// - Returns: The converted point; nil if one of the nodes has no place.
    /// - Complexity: O(*d*) in the depth of the nodes.
    public func convert(
        _ point: LayoutPoint,
        from source: (any NodeReference)? = nil,
        to target: (any NodeReference)? = nil
    ) -> LayoutPoint? {
        guard let from = origin(of: source), let to = origin(of: target) else { return nil }
        return point + from - to
    }

    /// Converts a rectangle from one node's coordinates to another's, as points are converted.
    public func convert(
        _ rect: LayoutRect,
        from source: (any NodeReference)? = nil,
        to target: (any NodeReference)? = nil
    ) -> LayoutRect? {
        convert(rect.origin, from: source, to: target).map {
            LayoutRect(origin: $0, size: rect.size)
        }
    }

    /// The frontmost node that contains a point, in points of the root's coordinates; nil if none
    /// does.
    ///
    /// A node that hangs out of its supernode is hit there too, as its supernode does not clip it.
    /// A host in which some nodes ignore touches takes the first of `nodes(at:)` that does not.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    public func hitTest(_ point: LayoutPoint) -> AnyDisplayNode? { nodes(at: point).first }

    /// All nodes that contain a point, in points of the root's coordinates, the frontmost first.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    public func nodes(at point: LayoutPoint) -> [AnyDisplayNode] {
        var nodes: [AnyDisplayNode] = []
        forEachFrame { _, entry, frame in
            if frame.contains(point) { nodes.append(AnyDisplayNode(handle: entry.node)) }
        }
        return nodes.reversed()
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
        var waiting = [(slot: storage.root, origin: LayoutPoint.zero)]
        while let next = waiting.popLast() {
            guard let entry = entry(next.slot) else { continue }
            let frame = entry.frame.offset(by: next.origin)
            try body(next.slot, entry, frame)
            for subnode in storage.table.subnodes(of: next.slot).reversed() {
                waiting.append((subnode, frame.origin))
            }
        }
    }

    private func origin(of node: (any NodeReference)?) -> LayoutPoint? {
        guard let node else { return .zero }
        return slot(of: node.anyNode.handle).map(origin(of:))
    }
}
