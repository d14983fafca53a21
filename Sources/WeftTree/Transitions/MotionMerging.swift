import WeftLayout

/// Merges what is shown with the nodes of a commit, the *targets*, into one order.
struct MotionMerging {
    /// In place of the index of a target: the node leaves.
    private static let leaving = -2

    private let shown: [ShownNode]

    /// The commit that has the shown nodes, except for those that were leaving already.
    private let former: LayoutCommit?

    /// The nodes of the commit in drawing order.
    private let targets: [ShownNode]

    /// The index of each shown node among the targets, or `leaving`.
    private var targetIndices: [Int]

    /// The index of each target among what is shown; -1 if it enters.
    private var shownIndices: [Int]

    /// The result.
    private var nodes: [LayoutMotion.MovingNode] = []

    /// By how much each node of the result has to go from its end back to its start; for one that
    /// enters or leaves, that of the nearest supernode that does neither.
    private var offsets: [LayoutPoint] = []

    /// Where a leaving node is drawn.
    private enum Anchor: Hashable {
        /// After a target and all that is drawn in it.
        case after(target: Int)
        /// Behind everything else in a target.
        case behindAll(inTarget: Int)
        /// Behind all roots.
        case behindRoots
        /// In another leaving node.
        case inside(leaver: Int)
    }

    /// The leaving nodes that are drawn in each place, in order.
    private var leavers: [Anchor: [Int]] = [:]

    /// The targets around the one that is added, each with its index in the result.
    private var open: [(target: Int, index: Int)] = []

    /// Returns the nodes of the motion from what is shown to targets, in drawing order.
    ///
    /// - Parameter former: The commit that has the shown nodes, except for those that were leaving.
    static func merge(
        _ shown: [ShownNode],
        in former: LayoutCommit?,
        with targets: [ShownNode]
    ) -> [LayoutMotion.MovingNode] {
        var merging = MotionMerging(shown: shown, in: former, targets: targets)
        merging.merge()
        return merging.nodes
    }

    private init(shown: [ShownNode], in former: LayoutCommit?, targets: [ShownNode]) {
        self.shown = shown
        self.former = former
        self.targets = targets
        var indices: [ObjectIdentifier: Int] = [:]
        indices.reserveCapacity(targets.count)
        for index in targets.indices { indices[targets[index].identity] = index }
        targetIndices = shown.map { indices[$0.identity] ?? Self.leaving }
        shownIndices = [Int](repeating: -1, count: targets.count)
        for (index, target) in targetIndices.enumerated() where target >= 0 {
            shownIndices[target] = index
        }
    }

    private mutating func merge() {
        findLeavers()
        nodes.reserveCapacity(max(targets.count, shown.count))
        addLeavers(.behindRoots, in: nil)
        for index in targets.indices {
            while let last = open.last, last.target != targets[index].superindex { closeLast() }
            addTarget(index, in: open.last?.index)
            open.append((index, nodes.count - 1))
            addLeavers(.behindAll(inTarget: index), in: nodes.count - 1)
        }
        while !open.isEmpty { closeLast() }
    }

    /// Adds what is drawn after the last open target.
    private mutating func closeLast() {
        let last = open.removeLast()
        addLeavers(.after(target: last.target), in: open.last?.index)
    }

    /// Finds where each leaving node is drawn.
    private mutating func findLeavers() {
        // The last sibling so far that stays in each shown supernode; at index 0, of the roots.
        var lastStaying = [Int](repeating: -1, count: shown.count + 1)
        for (index, node) in shown.enumerated() {
            let family = node.superindex.map { $0 + 1 } ?? 0
            let supertarget = node.superindex.map { targetIndices[$0] }
            let target = targetIndices[index]
            let sibling = lastStaying[family]
            if target >= 0 {
                if targets[target].superindex == supertarget { lastStaying[family] = target }
            } else {
                leavers[anchor(of: node, inTarget: supertarget, after: sibling), default: []]
                    .append(index)
            }
        }
    }

    /// Where a leaving node is drawn.
    ///
    /// - Parameters:
    ///   - supertarget: The target of its supernode, or `leaving`; nil for a root.
    ///   - sibling: The last sibling behind it that stays; -1 if there is none.
    private func anchor(
        of leaver: ShownNode,
        inTarget supertarget: Int?,
        after sibling: Int
    ) -> Anchor {
        if sibling >= 0 { return .after(target: sibling) }
        guard let supertarget, let superindex = leaver.superindex else { return .behindRoots }
        return supertarget == Self.leaving
            ? .inside(leaver: superindex) : .behindAll(inTarget: supertarget)
    }

    /// Adds a node of the commit.
    private mutating func addTarget(_ index: Int, in superindex: Int?) {
        // Only frames are read of either: copying a node counts references.
        let (end, former) = (targets[index].frame, shownIndices[index])
        let isThere = former >= 0
        let offset =
            isThere ? shown[former].frame.origin - end.origin : offsetOfSupernode(superindex)
        add(
            targets[index].node,
            in: superindex,
            start: isThere ? shown[former].frame : end.offset(by: offset),
            end: end,
            startPresence: isThere ? shown[former].presence : 0,
            remains: nil,
            offset: offset
        )
    }

    /// Adds leaving nodes, with the leaving nodes that are drawn in them.
    private mutating func addLeavers(_ anchor: Anchor, in superindex: Int?) {
        guard let first = leavers[anchor] else { return }
        var waiting = first.reversed().map { (index: $0, superindex: superindex) }
        while let next = waiting.popLast() {
            let leaver = shown[next.index]
            guard let remains = leaver.remains ?? former?.remains(of: leaver.node)
            else { preconditionFailure("what is shown is left or in the commit that is shown") }
            let offset = offsetOfSupernode(next.superindex)
            add(
                leaver.node,
                in: next.superindex,
                start: leaver.frame,
                end: leaver.frame.offset(by: -offset),
                startPresence: leaver.presence,
                remains: remains,
                offset: offset
            )
            let index = nodes.count - 1
            for inner in leavers[.inside(leaver: next.index), default: []].reversed() {
                waiting.append((inner, index))
            }
        }
    }

    /// The offset of what enters or leaves in a node of the result; a root stays where it is.
    private func offsetOfSupernode(_ superindex: Int?) -> LayoutPoint {
        superindex.map { offsets[$0] } ?? .zero
    }

    private mutating func add(
        _ node: AnyDisplayNode,
        in superindex: Int?,
        start: LayoutRect,
        end: LayoutRect,
        startPresence: Double,
        remains: LayoutMotion.Remains?,
        offset: LayoutPoint
    ) {
        offsets.append(offset)
        nodes.append(
            LayoutMotion.MovingNode(
                node: node,
                superindex: superindex,
                start: start,
                end: end,
                startPresence: startPresence,
                remains: remains
            )
        )
    }
}
