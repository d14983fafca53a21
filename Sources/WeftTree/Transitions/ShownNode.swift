import WeftLayout

/// A node that is drawn at some moment.
struct ShownNode {
    let node: AnyDisplayNode

    /// The index of the node that it is drawn in; nil for a root.
    let superindex: Int?

    /// The frame in points, in the root's coordinates.
    var frame: LayoutRect

    /// How far it is there, from 0 to 1.
    let presence: Double

    /// What is left to show of a node that is leaving; nil for one that the shown commit has.
    let remains: LayoutMotion.Remains?

    /// What identifies the node.
    var identity: ObjectIdentifier { ObjectIdentifier(node.handle) }
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
    /// The least presence of a node that is there. Otherwise, nodes that leave would become more
    /// and more where motions are interrupted early.
    private static var leastPresence: Double { 1 / 1_024 }

    /// The nodes that are there at some moment, in drawing order.
    ///
    /// What is drawn in a node that is not there is drawn in that node's place.
    func shownNodes(at progress: Double) -> [ShownNode] {
        var shown: [ShownNode] = []
        var indices: [Int?] = []
        for moving in nodes {
            let superindex = moving.superindex.flatMap { indices[$0] }
            let presence = moving.presence(at: progress)
            let isThere = presence >= Self.leastPresence
            indices.append(isThere ? shown.count : superindex)
            guard isThere else { continue }
            shown.append(
                ShownNode(
                    node: moving.node,
                    superindex: superindex,
                    frame: moving.frame(at: progress),
                    presence: presence,
                    remains: moving.remains
                )
            )
        }
        return shown
    }
}
