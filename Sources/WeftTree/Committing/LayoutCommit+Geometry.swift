public import WeftLayout

extension LayoutCommit {
    /// The frame of a node in points, in the root's coordinates; nil if it has no place.
    ///
    /// - Complexity: O(*d*) in the depth of the node.
    public func frame(of node: some NodeReference) -> LayoutRect? {
        guard let slot = slot(of: node.anyNode.handle), let entry = entry(slot) else { return nil }
        return LayoutRect(origin: origin(of: slot), size: entry.place.frame.size)
    }

    /// The frame of a node in points, in its supernode's coordinates; nil if it has no place.
    public func frameInSupernode(of node: some NodeReference) -> LayoutRect? {
        entry(of: node)?.place.frame
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

    /// The frontmost node that contains a point of the root's coordinates; nil if none does.
    ///
    /// A node that hangs out of its supernode is hit there too, as its supernode does not clip it.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    public func hitTest(_ point: LayoutPoint) -> AnyDisplayNode? {
        var hit: AnyDisplayNode?
        var origins: [Slot: LayoutPoint] = [:]
        forEachSlot { slot, entry in
            let origin = (origins[entry.place.parent] ?? .zero) + entry.place.frame.origin
            if entry.item.details?.placements.isEmpty == false { origins[slot] = origin }
            if LayoutRect(origin: origin, size: entry.place.frame.size).contains(point) {
                hit = AnyDisplayNode(handle: entry.item.node)
            }
        }
        return hit
    }

    /// A slot's origin in the root's coordinates.
    func origin(of slot: Slot) -> LayoutPoint {
        var origin = LayoutPoint.zero
        var next = slot
        while let entry = entry(next) {
            origin = origin + entry.place.frame.origin
            next = entry.place.parent
        }
        return origin
    }

    private func origin(of node: (any NodeReference)?) -> LayoutPoint? {
        guard let node else { return .zero }
        return slot(of: node.anyNode.handle).map(origin(of:))
    }
}
