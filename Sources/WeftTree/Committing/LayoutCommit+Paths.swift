extension LayoutCommit {
    /// The path from the root to a node, as errors print it; nil if the node has no place.
    ///
    /// If a path has more than 200 steps, those in the middle are left out.
    ///
    /// - Complexity: O(*n*) in the number of nodes on the path and the number of values that the
    ///   contents of the printed ones hold.
    public func path(of node: some NodeReference) -> String? {
        var paths = paths
        return placedNode(of: node).map { path(of: $0, &paths) }
    }

    /// The paths from the root to several nodes, as `path(of:)` gives them; nodes without a place
    /// are left out.
    ///
    /// This looks into each content once, whereas a call of `path(of:)` for each node would do so
    /// for each of them.
    ///
    /// - Complexity: O(*n*) in the number of nodes on all paths and the number of values that the
    ///   contents of the printed ones hold.
    public func paths<Node: NodeReference>(of nodes: some Sequence<Node>) -> [Node: String] {
        var paths = paths
        var strings: [Node: String] = [:]
        for node in nodes {
            if let placed = placedNode(of: node) { strings[node] = path(of: placed, &paths) }
        }
        return strings
    }

    /// The paths through the contents of this commit.
    var paths: NodePaths { NodePaths(stateOf: state(of:)) }

    private func path(of placed: CommitTable.PlacedNode, _ paths: inout NodePaths) -> String {
        paths.string(along: way(to: placed))
    }

    /// The nodes from the root to a placed one.
    func way(to target: CommitTable.PlacedNode) -> [NodeHandle] {
        var way = [target.node]
        var next = target
        while let parent = placedNode(in: next.parent) {
            way.append(parent.node)
            next = parent
        }
        return way.reversed()
    }

    /// The inputs of a node; its current ones if it has no place.
    func state(of node: NodeHandle) -> NodeState {
        placedNode(of: AnyDisplayNode(handle: node))?.state ?? node.state
    }
}
