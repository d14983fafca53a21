import WeftLayout

/// A node that is drawn at some moment.
struct ShownNode {
    let node: AnyDisplayNode

    /// The index of the node that it is drawn in; nil for a root.
    var superindex: Int?

    /// The frame in points, in the root's coordinates.
    var frame: LayoutRect

    /// How far it is there, from 0 to 1.
    var presence: Double

    /// What is left to show of a node that is leaving; nil for one that the shown commit has.
    let remains: LayoutMotion.Remains?

    /// What identifies the node.
    var identity: ObjectIdentifier { ObjectIdentifier(node.handle) }

    /// Whether the node is there. If this were true of any presence above zero, nodes that leave
    /// would become more and more where motions are interrupted early.
    var isThere: Bool { presence >= 1 / 1_024 }
}

extension LayoutCommit {
    /// The nodes in drawing order.
    var shownNodes: [ShownNode] {
        var nodes: [ShownNode] = []
        nodes.reserveCapacity(nodeCount)
        // The indices of the nodes above the one that is visited.
        var open: [Int] = []
        forEachPlacement { placement, details, frame, depth in
            open.removeLast(open.count - depth)
            nodes.append(
                ShownNode(
                    node: AnyDisplayNode(handle: details.node(of: placement)),
                    superindex: open.last,
                    frame: frame,
                    presence: 1,
                    remains: nil
                )
            )
            open.append(nodes.count - 1)
        }
        return nodes
    }
}

extension LayoutMotion {
    /// The nodes at some moment, in drawing order, whether or not they are there.
    func shownNodes(at progress: Double) -> [ShownNode] {
        nodes.map { moving in
            ShownNode(
                node: moving.node,
                superindex: moving.superindex,
                frame: moving.frame(at: progress),
                presence: moving.presence(at: progress),
                remains: moving.remains
            )
        }
    }
}

extension [ShownNode] {
    /// Returns the nodes that fulfil a condition. What is drawn in others is drawn in their place.
    func keeping(_ isKept: (ShownNode) -> Bool) -> [ShownNode] {
        // Mostly that is all of them.
        if allSatisfy(isKept) { return self }
        var kept: [ShownNode] = []
        kept.reserveCapacity(count)
        // For each node its own index among those that are kept, or that of the nearest one around.
        var indices: [Int?] = []
        indices.reserveCapacity(count)
        for var node in self {
            node.superindex = node.superindex.flatMap { indices[$0] }
            let isKept = isKept(node)
            indices.append(isKept ? kept.count : node.superindex)
            if isKept { kept.append(node) }
        }
        return kept
    }

    /// Moves nodes, and all that is drawn in them, to where a commit has them.
    mutating func move(_ nodes: [AnyDisplayNode], to commit: LayoutCommit) {
        if nodes.isEmpty { return }
        let nodes = Set(nodes.map { ObjectIdentifier($0.handle) })
        var moved = Set<Int>()
        for index in indices {
            let isIncluded = self[index].superindex.map(moved.contains) ?? false
            guard isIncluded || nodes.contains(self[index].identity) else { continue }
            moved.insert(index)
            if let frame = commit.frame(of: self[index].node) { self[index].frame = frame }
        }
    }

    /// Returns what is shown, along with further nodes of the commit that has it. These are where
    /// the commit has them, or as far from there as the node around them.
    ///
    /// - Parameters:
    ///   - nodes: All nodes of the result that the commit has, in drawing order.
    ///   - commit: The commit that has what is shown, except for what is leaving.
    func joined(by nodes: [ShownNode], of commit: LayoutCommit?) -> [ShownNode] {
        if isEmpty { return nodes }
        let known = Set(map(\.identity))
        return MotionMerging.merge(self, in: commit, with: nodes).map { moving in
            var node = ShownNode(
                node: moving.node,
                superindex: moving.superindex,
                frame: moving.start,
                presence: moving.startPresence,
                remains: moving.remains
            )
            // What was not among the nodes enters in the merge, but has been there.
            if !known.contains(node.identity) { node.presence = 1 }
            return node
        }
    }
}
