public import WeftLayout

extension LayoutCommit {
    /// Whether a node has a place in the hierarchy.
    public func contains(_ node: some NodeReference) -> Bool {
        slot(of: node.anyNode.handle) != nil
    }

    /// The node with an identity; nil if it has no place in the hierarchy.
    ///
    /// `DisplayNode<Content>(node)` makes a handle of it that knows the type of its content.
    ///
    /// - Complexity: O(1): an identity knows its node without keeping it alive.
    public func node(with id: DisplayNodeID) -> AnyDisplayNode? {
        id.node.flatMap { contains($0) ? $0 : nil }
    }

    /// The subnodes of a node in drawing order, the rearmost first.
    ///
    /// - Complexity: O(*n*) in the number of subnodes.
    public func subnodes(of node: some NodeReference) -> [AnyDisplayNode] {
        guard let slot = slot(of: node.anyNode.handle) else { return [] }
        return storage.table.subnodes(of: slot).compactMap { subnode in
            storage.table.node(of: subnode).map { AnyDisplayNode(handle: $0) }
        }
    }

    /// The node that shows a node; nil for the root and for a node without a place.
    public func supernode(of node: some NodeReference) -> AnyDisplayNode? {
        slot(of: node.anyNode.handle)
            .flatMap { storage.table.node(of: storage.table.parent(of: $0)) }
            .map { AnyDisplayNode(handle: $0) }
    }

    /// All nodes of the hierarchy, depth first in drawing order, the root first.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    public var nodes: [AnyDisplayNode] {
        var nodes: [AnyDisplayNode] = []
        nodes.reserveCapacity(nodeCount)
        forEachFrame { _, entry, _ in nodes.append(AnyDisplayNode(handle: entry.node)) }
        return nodes
    }

    /// The path from the root to a node, as errors print it; nil if it has no place. Of more than
    /// 200 steps those in the middle are left out.
    ///
    /// - Complexity: O(*n*) in the number of nodes on the path, and of values that the contents of
    ///   those hold which are printed.
    public func path(of node: some NodeReference) -> String? {
        var paths = paths
        return entry(of: node).map { path(of: $0, &paths) }
    }

    /// The paths from the root to several nodes, as `path(of:)` says them, of those that have a
    /// place. It looks into each content once, where a call for each node would do so for each.
    ///
    /// - Complexity: O(*n*) in the numbers of nodes on all paths, and in the number of values that
    ///   the contents of those hold which are printed.
    public func paths<Node: NodeReference>(of nodes: some Sequence<Node>) -> [Node: String] {
        var paths = paths
        var strings: [Node: String] = [:]
        for node in nodes {
            if let entry = entry(of: node) { strings[node] = path(of: entry, &paths) }
        }
        return strings
    }

    /// The paths through the contents of this commit.
    var paths: NodePaths { NodePaths(stateOf: state(of:)) }

    private func path(of entry: CommitTable.Entry, _ paths: inout NodePaths) -> String {
        paths.string(along: way(to: entry))
    }

    /// The nodes from the root to a placed one.
    func way(to target: CommitTable.Entry) -> [NodeHandle] {
        var way = [target.node]
        var next = target
        while let parent = entry(next.parent) {
            way.append(parent.node)
            next = parent
        }
        return way.reversed()
    }

    /// The inputs of a node: of one without a place those that it has now.
    func state(of node: NodeHandle) -> NodeState {
        entry(of: AnyDisplayNode(handle: node))?.state ?? node.state
    }

    /// Everything odd that the layout met, in the depth-first order of the nodes.
    ///
    /// - Complexity: O(1) if there is nothing, else O(*n*) in the number of nodes, in that of the
    ///   values that the contents on the paths hold, and in the lengths of the paths as printed.
    public var diagnostics: [LayoutDiagnostic] {
        var diagnostics: [LayoutDiagnostic] = []
        forEachDiagnosedNode { diagnostics += $1 }
        return diagnostics
    }

    /// Visits the nodes in whose layout something odd was met, in depth-first order.
    ///
    /// - Complexity: As for `diagnostics`.
    package func forEachDiagnosedNode(_ body: (AnyDisplayNode, [LayoutDiagnostic]) -> Void) {
        let rootDiagnostics = storage.table.top?.diagnostics ?? []
        if storage.table.diagnosedCount == 0, rootDiagnostics.isEmpty { return }
        var paths = paths
        var slots: [Slot] = []
        var way: [NodeHandle] = []
        forEachFrame { slot, entry, _ in
            while let last = slots.last, last != entry.parent {
                slots.removeLast()
                way.removeLast()
            }
            slots.append(slot)
            way.append(entry.node)
            let diagnostics = diagnostics(of: entry, along: way, &paths)
            if !diagnostics.isEmpty { body(AnyDisplayNode(handle: entry.node), diagnostics) }
        }
    }

    /// Everything odd that the layout met in one node; nothing if it has no place.
    ///
    /// - Complexity: O(1) if there is nothing, else O(*n*) in the number of nodes on the path and
    ///   of values that the contents of those hold which are printed.
    public func diagnostics(of node: some NodeReference) -> [LayoutDiagnostic] {
        guard let entry = entry(of: node) else { return [] }
        var paths = paths
        return diagnostics(of: entry, along: way(to: entry), &paths)
    }

    /// What was odd in a placed node. What is odd in its style stands with its supernode; the root
    /// has none, and answers for itself.
    private func diagnostics(
        of entry: CommitTable.Entry,
        along way: @autoclosure () -> [NodeHandle],
        _ paths: inout NodePaths
    ) -> [LayoutDiagnostic] {
        var odd = entry.details?.diagnostics ?? []
        if entry.parent < 0 { odd = (storage.table.top?.diagnostics ?? []) + odd }
        if odd.isEmpty { return [] }
        let names = paths.names(in: entry.node)
        let path = paths.string(along: way())
        return odd.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.element = diagnostic.element.map { names[$0] ?? $0 }
            diagnostic.path = path
            return diagnostic
        }
    }
}
