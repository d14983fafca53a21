import WeftLayout

/// The nodes of a motion for a window: those that the window shows at the beginning or at the end,
/// those that are leaving already, the nodes around them in either commit, and the siblings that
/// leaving nodes are drawn in front of, so that their place does not depend on the window.
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
        addSiblingsBehindLeavers(among: shown)
        addSupernodes()
        addSiblingsBehindNewLeavers()
        addSupernodes()
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

    /// Adds the nodes around all nodes, and finds where they are drawn.
    private mutating func addSupernodes() {
        while let node = waiting.popLast() {
            if let position = addSupernode(of: node, in: former) {
                formerPositions.append(position)
            }
            if let position = addSupernode(of: node, in: to) { targetPositions.append(position) }
        }
        formerPositions.sort()
    }

    /// Adds, for each node that was leaving already, the nearest sibling behind it that stays in
    /// its supernode or begins to leave.
    private mutating func addSiblingsBehindLeavers(among shown: [ShownNode]) {
        guard let table = former?.storage.table else { return }
        var search = SiblingSearch(table)
        // The last one so far, in each node, that was not leaving. What was shown has the nearest
        // sibling that had stayed behind each leaving node, so this is the one.
        var siblings: [Int: AnyDisplayNode] = [:]
        for node in shown {
            guard let superindex = node.superindex else { continue }
            guard node.remains != nil else {
                siblings[superindex] = node.node
                continue
            }
            let supernode = shown[superindex].node
            guard let sibling = siblings[superindex], let slot = former?.slot(of: sibling)
            else { continue }
            let end = Int(table.cell(of: slot).index) + 1
            let nearest = search.last(before: end, in: table.parent(of: slot)) {
                !isMoved($0, outOf: supernode)
            }
            // Both: the one that was shown tells that the leaving node is in front of the other.
            add(sibling)
            if let nearest { add(nearest) }
        }
    }

    /// Adds, for each node that begins to leave, the nearest sibling behind it that stays in its
    /// supernode.
    private mutating func addSiblingsBehindNewLeavers() {
        guard let former, let to else { return }
        let table = former.storage.table
        var search = SiblingSearch(table)
        for position in formerPositions {
            let slot = former.frameIndex.entries[position].slot
            let parent = table.parent(of: slot)
            guard let node = table.node(of: slot), to.slot(of: node) == nil,
                let supernode = table.node(of: parent)
            else { continue }
            let nearest = search.last(before: Int(table.cell(of: slot).index), in: parent) {
                to.supernode(of: $0)?.handle === supernode
            }
            if let nearest { add(nearest) }
        }
    }

    /// Searches a commit for siblings, from the front to the rear. Each place among the subnodes of
    /// a node is searched once: whatever is behind it was found before.
    ///
    /// - Complexity: O(*s*) in the number of siblings that are looked at in all searches.
    private struct SiblingSearch {
        private let table: CommitTable

        /// How many subnodes of each node were searched.
        private var ends: [Slot: Int] = [:]

        init(_ table: CommitTable) { self.table = table }

        /// The last subnode before an index that meets a condition; nil if there is none, or if an
        /// earlier search has returned it. The indices of the searches in one node ascend.
        mutating func last(
            before end: Int,
            in parent: Slot,
            where isSought: (AnyDisplayNode) -> Bool
        ) -> AnyDisplayNode? {
            let start = ends.updateValue(end, forKey: parent) ?? 0
            guard start < end, let details = table.details(of: parent) else { return nil }
            return details.placements[start..<end].lazy.reversed()
                .map { AnyDisplayNode(handle: details.node(of: $0)) }
                .first(where: isSought)
        }
    }

    /// Whether a node is in the new commit, but elsewhere than in a supernode.
    private func isMoved(_ node: AnyDisplayNode, outOf supernode: AnyDisplayNode) -> Bool {
        guard let to, to.contains(node) else { return false }
        return to.supernode(of: node) != supernode
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
            let entry = index.entries[position]
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
