import WeftLayout

/// A node that is drawn at some moment.
struct ShownNode {
    let node: AnyDisplayNode

    /// The commit that has its content.
    let commit: LayoutCommit

    /// The index of the node that it is drawn in; -1 for a root.
    let superindex: Int

    /// The frame in points, in the root's coordinates.
    let frame: LayoutRect

    /// How far it is there, from 0 to 1.
    let presence: Double
}

extension LayoutCommit {
    /// The nodes in drawing order.
    var shownNodes: [ShownNode] {
        var nodes: [ShownNode] = []
        nodes.reserveCapacity(nodeCount)
        var indices: [Slot: Int] = [:]
        forEachFrame { slot, entry, frame in
            if entry.details?.placements.isEmpty == false { indices[slot] = nodes.count }
            nodes.append(
                ShownNode(
                    node: AnyDisplayNode(handle: entry.node),
                    commit: self,
                    superindex: indices[entry.parent] ?? -1,
                    frame: frame,
                    presence: 1
                )
            )
        }
        return nodes
    }
}

extension LayoutMotion {
    /// The nodes that are there at some moment, in drawing order.
    ///
    /// What is drawn in a node that is not there is drawn in that node's place.
    func shownNodes(at progress: Double) -> [ShownNode] {
        var shown: [ShownNode] = []
        var indices: [Int] = []
        for moving in nodes {
            let superindex = moving.superindex.map { indices[$0] } ?? -1
            let presence = moving.presence(at: progress)
            indices.append(presence > 0 ? shown.count : superindex)
            guard presence > 0 else { continue }
            shown.append(
                ShownNode(
                    node: moving.node,
                    commit: moving.commit,
                    superindex: superindex,
                    frame: moving.frame(at: progress),
                    presence: presence
                )
            )
        }
        return shown
    }

    /// Creates the motion from what is shown to a commit.
    init(of shown: [ShownNode], to commit: LayoutCommit?) {
        let targets = commit?.shownNodes ?? []
        var merging = MotionMerging(shown: shown, targets: targets)
        merging.merge()
        self.init(to: commit, nodes: merging.nodes)
    }
}

/// Merges what is shown with the nodes of a commit into one order.
private struct MotionMerging {
    let shown: [ShownNode]

    /// The nodes of the commit in drawing order.
    let targets: [ShownNode]

    /// The result.
    private(set) var nodes: [LayoutMotion.MovingNode] = []

    /// By how much each node of the result has to go from its end back to its start; for one that
    /// enters or leaves, that of the nearest supernode that does neither.
    private var offsets: [LayoutPoint] = []

    /// The index of each shown node.
    private var shownIndices: [AnyDisplayNode: Int] = [:]

    /// The leaving nodes that are drawn after each target and all that is drawn in it, in order.
    private var leaversAfter: [Int: [Int]] = [:]

    /// The leaving nodes that are drawn as the first ones in each target, in order; with the key
    /// -1, those that are drawn first of all.
    private var firstLeavers: [Int: [Int]] = [:]

    /// The leaving nodes that are drawn in each leaving node, in order.
    private var leaversInside: [Int: [Int]] = [:]

    init(shown: [ShownNode], targets: [ShownNode]) {
        self.shown = shown
        self.targets = targets
        for (index, node) in shown.enumerated() { shownIndices[node.node] = index }
    }

    mutating func merge() {
        findLeavers()
        nodes.reserveCapacity(targets.count + shown.count / 8)
        addLeavers(firstLeavers[-1], in: nil)
        // The targets whose subnodes are being added, each with its index in the result.
        var open: [(target: Int, index: Int)] = []
        func close(_ merging: inout MotionMerging) {
            let last = open.removeLast()
            merging.addLeavers(merging.leaversAfter[last.target], in: open.last?.index)
        }
        for (index, target) in targets.enumerated() {
            while let last = open.last, last.target != target.superindex { close(&self) }
            addTarget(target, in: open.last?.index)
            open.append((index, nodes.count - 1))
            addLeavers(firstLeavers[index], in: nodes.count - 1)
        }
        while !open.isEmpty { close(&self) }
    }

    /// Finds where each leaving node is drawn: behind the next sibling that stays where it is.
    private mutating func findLeavers() {
        var targetIndices: [AnyDisplayNode: Int] = [:]
        for (index, node) in targets.enumerated() { targetIndices[node.node] = index }
        // The last sibling so far that stays, for each shown supernode.
        var lastStaying: [Int: Int] = [:]
        for (index, node) in shown.enumerated() {
            let supernode = node.superindex < 0 ? nil : shown[node.superindex].node
            if let target = targetIndices[node.node] {
                let newIndex = targets[target].superindex
                let newSupernode = newIndex < 0 ? nil : targets[newIndex].node
                if newSupernode == supernode { lastStaying[node.superindex] = target }
            } else if let target = lastStaying[node.superindex] {
                leaversAfter[target, default: []].append(index)
            } else if let supernode, targetIndices[supernode] == nil {
                leaversInside[node.superindex, default: []].append(index)
            } else {
                let target = supernode.flatMap { targetIndices[$0] } ?? -1
                firstLeavers[target, default: []].append(index)
            }
        }
    }

    /// Adds a node of the commit.
    private mutating func addTarget(_ target: ShownNode, in superindex: Int?) {
        let former = shownIndices[target.node].map { shown[$0] }
        let offset =
            former.map { $0.frame.origin - target.frame.origin }
            ?? superindex.map { offsets[$0] }
        add(
            target,
            in: superindex,
            start: former?.frame ?? offset.map(target.frame.offset(by:)) ?? target.frame,
            end: target.frame,
            startPresence: former?.presence ?? 0,
            isLeaving: false,
            offset: offset ?? .zero
        )
    }

    /// Adds leaving nodes, with the leaving nodes that are drawn in them.
    private mutating func addLeavers(_ leavers: [Int]?, in superindex: Int?) {
        guard let leavers else { return }
        var waiting = leavers.reversed().map { (index: $0, superindex: superindex) }
        while let next = waiting.popLast() {
            let leaver = shown[next.index]
            let offset = next.superindex.map { offsets[$0] }
            add(
                leaver,
                in: next.superindex,
                start: leaver.frame,
                end: offset.map { leaver.frame.offset(by: .zero - $0) } ?? leaver.frame,
                startPresence: leaver.presence,
                isLeaving: true,
                offset: offset ?? .zero
            )
            let index = nodes.count - 1
            for inner in leaversInside[next.index, default: []].reversed() {
                waiting.append((inner, index))
            }
        }
    }

    private mutating func add(
        _ node: ShownNode,
        in superindex: Int?,
        start: LayoutRect,
        end: LayoutRect,
        startPresence: Double,
        isLeaving: Bool,
        offset: LayoutPoint
    ) {
        offsets.append(offset)
        nodes.append(
            LayoutMotion.MovingNode(
                node: node.node,
                commit: node.commit,
                superindex: superindex,
                start: start,
                end: end,
                startPresence: startPresence,
                isLeaving: isLeaving
            )
        )
    }
}
