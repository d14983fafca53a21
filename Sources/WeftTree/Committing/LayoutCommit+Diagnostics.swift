public import WeftLayout

extension LayoutCommit {
    /// Everything odd that the layout met, in depth-first order of the nodes.
    ///
    /// - Complexity: O(1) if there is nothing odd. Otherwise O(*n*) in the number of nodes, the
    ///   number of values that the contents on the paths hold, and the lengths of the paths as
    ///   printed; after the first call, O(*m*) in the number of diagnostics.
    public var diagnostics: [LayoutDiagnostic] { diagnosedNodes.flatMap(\.diagnostics) }

    /// The diagnostics of the nodes that have any.
    ///
    /// - Complexity: As for `diagnostics`.
    package var diagnosticsByNode: [AnyDisplayNode: [LayoutDiagnostic]] {
        Dictionary(uniqueKeysWithValues: diagnosedNodes)
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

    /// What was odd in a placed node. What is odd in a node's style is stored with its supernode.
    func diagnostics(
        of placed: CommitTable.PlacedNode,
        along way: @autoclosure () -> some RandomAccessCollection<NodeHandle>,
        _ paths: inout NodePaths
    ) -> [LayoutDiagnostic] {
        var odd = placed.details?.diagnostics ?? []
        if placed.parent < 0 { odd = rootDiagnostics + odd }
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
