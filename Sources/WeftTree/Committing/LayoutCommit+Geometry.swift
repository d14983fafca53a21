public import WeftLayout

extension LayoutCommit {
    /// The frame of a node in points, in the root's coordinates; nil if the node has no place.
    ///
    /// - Complexity: O(*d*) in the depth of the node.
    public func frame(of node: some NodeReference) -> LayoutRect? {
        slot(of: node).map(rootFrame(of:))
    }

    /// The frame of a node in points, in its supernode's coordinates; nil if the node has no place.
    public func frameInSupernode(of node: some NodeReference) -> LayoutRect? {
        slot(of: node).flatMap { storage.table.frame(of: $0) }
    }

    /// Converts a point from one node's coordinates to another's.
    ///
    /// - Parameters:
    ///   - point: The point in points.
    ///   - source: The node in whose coordinates the point is given.
    ///   - target: The node to whose coordinates the point is converted.
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

    /// Converts a rectangle from one node's coordinates to another's, in the same way as a point.
    public func convert(
        _ rect: LayoutRect,
        from source: some NodeReference,
        to target: some NodeReference
    ) -> LayoutRect? {
        convert(rect, from: source).flatMap { convert($0, to: target) }
    }

    /// Converts a rectangle from a node's coordinates to the root's, in the same way as a point.
    public func convert(_ rect: LayoutRect, from source: some NodeReference) -> LayoutRect? {
        origin(of: source).map { rect.offset(by: $0) }
    }

    /// Converts a rectangle from the root's coordinates to a node's, in the same way as a point.
    public func convert(_ rect: LayoutRect, to target: some NodeReference) -> LayoutRect? {
        convert(rect.origin, to: target).map { LayoutRect(origin: $0, size: rect.size) }
    }

    /// The frame of a placed slot in the root's coordinates.
    func rootFrame(of slot: Slot) -> LayoutRect {
        LayoutRect(origin: origin(of: slot), size: storage.table.frame(of: slot)?.size ?? .zero)
    }

    /// A slot's origin in the root's coordinates.
    ///
    /// The sum begins at the root, as in `forEachNode(_:)`, so that both round in the same way.
    func origin(of slot: Slot) -> LayoutPoint {
        var path: [LayoutPoint] = []
        var next = slot
        while let frame = storage.table.frame(of: next) {
            path.append(frame.origin)
            next = storage.table.parent(of: next)
        }
        return path.reversed().reduce(.zero, +)
    }

    private func origin(of node: some NodeReference) -> LayoutPoint? {
        slot(of: node).map(origin(of:))
    }
}
