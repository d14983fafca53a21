extension LayoutCommit {
    /// Whether a node has a place in the hierarchy.
    public func contains(_ node: some NodeReference) -> Bool {
        slot(of: node) != nil
    }

    /// The node with an identity; nil if the node has no place in the hierarchy.
    ///
    /// `DisplayNode<Content>(narrowing: node)` makes a typed handle of it.
    ///
    /// - Complexity: O(1), because an identity refers to its node without keeping it alive.
    public func node(with id: DisplayNodeID) -> AnyDisplayNode? {
        id.node.flatMap { contains($0) ? $0 : nil }
    }

    /// The subnodes of a node in drawing order, from back to front.
    ///
    /// - Complexity: O(*n*) in the number of subnodes.
    public func subnodes(of node: some NodeReference) -> [AnyDisplayNode] {
        guard let slot = slot(of: node) else { return [] }
        return storage.table.subnodes(of: slot).compactMap { subnode in
            storage.table.node(of: subnode).map { AnyDisplayNode(handle: $0) }
        }
    }

    /// The node directly above a node in the hierarchy; nil for the root and for a node without a
    /// place.
    public func supernode(of node: some NodeReference) -> AnyDisplayNode? {
        slot(of: node)
            .flatMap { storage.table.node(of: storage.table.parent(of: $0)) }
            .map { AnyDisplayNode(handle: $0) }
    }

    /// All nodes of the hierarchy, depth first in drawing order, the root first.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    public var nodes: [AnyDisplayNode] {
        var nodes: [AnyDisplayNode] = []
        nodes.reserveCapacity(nodeCount)
        forEachNode { node, _ in nodes.append(node) }
        return nodes
    }
}
