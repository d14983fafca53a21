import WeftLayout

/// A reference layout that repeats the layout of a commit and notes what the specs around nodes
/// asked.
final class ExplainingLayout: ReferenceLayout {
    private let commit: LayoutCommit

    /// For each node on the way, the one subnode whose place is explained; nil if the places of all
    /// nodes are explained.
    private let successors: [NodeHandle: NodeHandle]?

    /// For each question to a node, what lies between the node and the subnodes that it placed in
    /// answer.
    private var passages: [Job: [NodeHandle: ExplainedPassage]] = [:]

    /// What the nodes are called in the steps.
    private var stepNames: NodePaths

    /// A node in its place: what it was asked, and its origin in points, in the root's coordinates.
    private struct Place {
        let job: Job
        let origin: LayoutPoint
    }

    /// Creates a layout that explains a commit.
    ///
    /// - Parameter way: The nodes from the root to the one that is explained; nil to explain all.
    init(of commit: LayoutCommit, along way: [NodeHandle]?) {
        let watermark = NodeHandle.watermark
        self.commit = commit
        successors = way.map { Dictionary(uniqueKeysWithValues: zip($0, $0.dropFirst())) }
        stepNames = commit.paths
        super.init(
            of: Root(node: commit.root.handle, range: commit.range),
            tree: nil,
            watermark: { watermark },
            cancellation: PassCancellation(),
            stateOf: commit.state(of:)
        )
    }

    /// Lays the root out, and returns what was noted on the way to the explained node; nil if the
    /// way to that node is another one in this layout, or a node on it has another size.
    func explanation() throws -> LayoutExplanation? {
        var (place, step) = try placeOfRoot()
        var steps = [step]
        while let node = successors?[place.job.node] {
            guard let next = passage(from: place, to: node) else { return nil }
            place = next.place
            steps += next.steps
        }
        return LayoutExplanation(steps: steps)
    }

    /// Lays the root out, and returns for each node the steps that lead to it from its supernode.
    /// The root has one step, itself. A node that has another place or size in this layout has
    /// none.
    func lastSteps() throws -> [AnyDisplayNode: [LayoutExplanation.Step]] {
        let (root, step) = try placeOfRoot()
        var steps = [commit.root: [step]]
        var waiting = [root]
        while let place = waiting.popLast() {
            for node in passages[place.job, default: [:]].keys {
                guard let next = passage(from: place, to: node) else { continue }
                steps[AnyDisplayNode(handle: node)] = next.steps
                waiting.append(next.place)
            }
        }
        return steps
    }

    /// Lays the root out.
    private func placeOfRoot() throws -> (place: Place, step: LayoutExplanation.Step) {
        let index = try layout(in: commit.environment)
        let (root, node) = (results[index], node(ofResult: index))
        let step = LayoutExplanation.Step(
            name: stepNames.step(to: node, in: nil),
            parameters: [],
            node: commit.root,
            style: nodes[root.number].state.baseStyle,
            measurements: [.init(range: root.key.range.mended, size: root.answer.size)],
            frame: LayoutRect(origin: .zero, size: commit.size)
        )
        return (Place(job: Job(node: node, key: root.key), origin: .zero), step)
    }

    /// The steps from a node to a subnode, and the subnode's place; nil if the subnode has another
    /// place in the commit, or another size.
    private func passage(
        from place: Place,
        to node: NodeHandle
    ) -> (place: Place, steps: [LayoutExplanation.Step])? {
        let target = AnyDisplayNode(handle: node)
        guard let passage = passages[place.job]?[node],
            commit.supernode(of: target)?.handle === place.job.node,
            let frame = commit.frameInSupernode(of: target)?.offset(by: place.origin),
            frame.size == passage.nextSize
        else { return nil }
        let name = stepNames.step(to: node, in: place.job.node)
        let step = passage.nodeStep(to: target, name, frame: frame)
        let steps = passage.specSteps(from: place.origin) + [step]
        let job = Job(node: node, key: passage.nextKey)
        return (Place(job: job, origin: frame.origin), steps)
    }

    override func resultOfSpec(
        _ state: NodeState,
        _ job: Job,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Measurement {
        let outer = context.trace
        defer { context.trace = outer }
        let isExplained = successors.map { $0[job.node] != nil } ?? true
        context.trace = isExplained ? LayoutTrace() : nil
        return try super.resultOfSpec(state, job, context: &context)
    }

    override func noteSpec(
        _ root: MeasuredElement,
        of job: Job,
        context: borrowing LayoutContext
    ) {
        guard let trace = context.trace else { return }
        let index = TraceIndex(trace) { node(ofResult: Int($0)) }
        context.forEachWay(from: root) { token, way in
            let placed = node(ofResult: Int(token))
            if let successors, successors[job.node] !== placed { return }
            passages[job, default: [:]][placed] = ExplainedPassage(
                way,
                index.questions(leadingTo: placed),
                nextKey: results[Int(token)].key
            )
        }
    }
}
