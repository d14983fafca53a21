public import WeftLayout

extension LayoutCommit {
    /// Everything odd that the layout met, in depth-first order of the nodes.
    ///
    /// - Complexity: O(1) if there is nothing odd; otherwise O(*n*) in the number of nodes, the
    ///   number of values that the contents on the paths hold, and the lengths of the paths as
    ///   printed.
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
        var way: [NodeHandle] = []
        forEachPlacement { placement, details, _, depth in
            guard let placed = storage.table.placedNode(at: placement, in: details) else { return }
            way.removeLast(way.count - depth)
            way.append(placed.node)
            let diagnostics = diagnostics(of: placed, along: way, &paths)
            if !diagnostics.isEmpty { body(AnyDisplayNode(handle: placed.node), diagnostics) }
        }
    }

    /// Everything odd that the layout met in one node; empty if the node has no place.
    ///
    /// - Complexity: O(1) if there is nothing odd; otherwise O(*n*) in the number of nodes on the
    ///   path and the number of values that the contents of the printed ones hold.
    public func diagnostics(of node: some NodeReference) -> [LayoutDiagnostic] {
        guard let placed = placedNode(of: node) else { return [] }
        var paths = paths
        return diagnostics(of: placed, along: way(to: placed), &paths)
    }

    /// What was odd in a placed node. What is odd in a node's style is stored with its supernode;
    /// the root has no supernode, so it reports its own.
    private func diagnostics(
        of placed: CommitTable.PlacedNode,
        along way: @autoclosure () -> [NodeHandle],
        _ paths: inout NodePaths
    ) -> [LayoutDiagnostic] {
        var odd = placed.details?.diagnostics ?? []
        if placed.parent < 0 { odd = (storage.table.top?.diagnostics ?? []) + odd }
        if odd.isEmpty { return [] }
        // The search for names takes long.
        let tellsElements = odd.contains { $0.element != nil }
        let names = tellsElements ? paths.names(in: placed.node) : [:]
        let path = paths.string(along: way())
        return odd.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.element = diagnostic.element.map { names[$0] ?? $0 }
            diagnostic.path = path
            return diagnostic
        }
    }
}
