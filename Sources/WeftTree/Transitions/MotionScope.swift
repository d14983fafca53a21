import WeftLayout

/// The nodes of a motion for a window: those that the window shows at the beginning or at the end,
/// those that are leaving already, and the nodes around them in either commit.
struct MotionScope {
    private let former: LayoutCommit?
    private let to: LayoutCommit?

    /// The nodes, and those whose supernodes have not been added yet.
    private var known: Set<ObjectIdentifier> = []
    private var waiting: [AnyDisplayNode] = []

    /// The positions of the nodes in the drawing order of either commit.
    private var formerPositions: [Int] = []
    private var targetPositions: [Int] = []

    /// Collects the nodes.
    ///
    /// - Parameters:
    ///   - shown: What the motion before it shows.
    ///   - former: The commit that has what is shown.
    ///   - to: The commit that is to be shown.
    ///   - start: The window at the beginning, in the root's coordinates, in points.
    ///   - end: The window at the end.
    init(
        _ shown: [ShownNode],
        in former: LayoutCommit?,
        to: LayoutCommit?,
        from start: LayoutRect,
        to end: LayoutRect
    ) {
        self.former = former
        self.to = to
        for node in shown where node.remains != nil || node.frame.intersects(start) {
            add(node.node)
        }
        former?.forEachNode(in: start) { node, _ in add(node) }
        to?.forEachNode(in: end) { node, _ in add(node) }
        while let node = waiting.popLast() {
            if let position = addSupernode(of: node, in: former) {
                formerPositions.append(position)
            }
            if let position = addSupernode(of: node, in: to) { targetPositions.append(position) }
        }
        formerPositions.sort()
        targetPositions.sort()
    }

    /// The nodes that the former commit has, in drawing order.
    var formerNodes: [ShownNode] { former?.shownNodes(at: formerPositions) ?? [] }

    /// The nodes that the other commit has, in drawing order.
    var targets: [ShownNode] { to?.shownNodes(at: targetPositions) ?? [] }

    /// Whether a node is among these.
    func contains(_ node: ShownNode) -> Bool { known.contains(node.identity) }

    private mutating func add(_ node: AnyDisplayNode) {
        if known.insert(ObjectIdentifier(node.handle)).inserted { waiting.append(node) }
    }

    /// Adds the supernode of a node in a commit, and returns the node's own position in drawing
    /// order; nil if the commit does not have the node.
    private mutating func addSupernode(of node: AnyDisplayNode, in commit: LayoutCommit?) -> Int? {
        guard let commit, let slot = commit.slot(of: node) else { return nil }
        if let supernode = commit.supernode(of: node) { add(supernode) }
        return commit.frameIndex.position(of: slot)
    }
}

extension LayoutCommit {
    /// The nodes at some positions in drawing order, which ascend and include those of all
    /// supernodes.
    fileprivate func shownNodes(at positions: [Int]) -> [ShownNode] {
        let index = frameIndex
        var nodes: [ShownNode] = []
        nodes.reserveCapacity(positions.count)
        // The nodes above the one that is added, each with its index.
        var open: [(slot: Slot, index: Int)] = []
        for position in positions {
            let entry = index[position]
            let parent = storage.table.parent(of: entry.slot)
            while let last = open.last, last.slot != parent { open.removeLast() }
            nodes.append(
                ShownNode(
                    node: node(of: entry),
                    superindex: open.last?.index,
                    frame: entry.frame,
                    presence: 1,
                    remains: nil
                )
            )
            open.append((entry.slot, nodes.count - 1))
        }
        return nodes
    }
}
