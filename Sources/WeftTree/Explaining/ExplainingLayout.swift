import WeftLayout

/// A reference layout of what a commit has laid out, which notes what the specs around nodes asked.
final class ExplainingLayout: ReferenceLayout {
    private let commit: LayoutCommit

    /// The one subnode of a node whose place is explained; nil if the places of all nodes are.
    private let successors: [NodeHandle: NodeHandle]?

    /// What lies between a node that was asked something and those of its subnodes that it has
    /// placed for it.
    private var passages: [Job: [NodeHandle: ExplainedPassage]] = [:]

    /// What the nodes are called in the steps.
    private var stepNames: NodePaths

    /// A node in its place: what it was asked, and where it lies, in points and in the root's
    /// coordinates.
    private struct Place {
        let job: Job
        let origin: LayoutPoint
    }

    /// Prepares an explanation.
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

    /// Lays the root out, and tells what was noted on the way to the node that is explained; nil if
    /// that is another one now.
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

    /// Lays the root out, and tells for each node the steps that lead to it from its supernode; the
    /// root has one, itself. A node that has another place now has none.
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
        let root = results[index]
        let step = LayoutExplanation.Step(
            name: stepNames.step(to: root.node, in: nil),
            parameters: [],
            node: commit.root,
            style: root.state.baseStyle,
            measurements: [.init(range: root.key.range.mended, size: root.answer.size)],
            frame: LayoutRect(origin: .zero, size: commit.size)
        )
        return (Place(job: Job(node: root.node, key: root.key), origin: .zero), step)
    }

    /// The steps from a node to a subnode, and the place of that one; nil if the commit has it
    /// elsewhere.
    private func passage(
        from place: Place,
        to node: NodeHandle
    ) -> (place: Place, steps: [LayoutExplanation.Step])? {
        let target = AnyDisplayNode(handle: node)
        guard let passage = passages[place.job]?[node],
            commit.supernode(of: target)?.handle === place.job.node,
            let frame = commit.frameInSupernode(of: target)?.offset(by: place.origin)
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
        let index = TraceIndex(trace) { results[Int($0)].node }
        context.forEachWay(from: root) { token, way in
            let placed = results[Int(token)]
            if let successors, successors[job.node] !== placed.node { return }
            passages[job, default: [:]][placed.node] = ExplainedPassage(
                way,
                index.questions(leadingTo: placed.node),
                nextKey: placed.key
            )
        }
    }
}
