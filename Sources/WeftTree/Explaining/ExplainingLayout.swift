import WeftLayout

/// A reference layout of what a commit has laid out, which notes what the specs around the nodes on
/// the way to one of them asked.
final class ExplainingLayout: ReferenceLayout {
    private let commit: LayoutCommit

    /// The nodes from the root to the one that is explained.
    private let way: [NodeHandle]

    /// The next one of each of them but the last.
    private let successors: [NodeHandle: NodeHandle]

    private var passages: [Job: ExplainedPassage] = [:]

    init(of commit: LayoutCommit, wayTo target: CommitTable.Entry) {
        let way = commit.way(to: target)
        let watermark = NodeHandle.watermark
        self.commit = commit
        self.way = way
        successors = Dictionary(uniqueKeysWithValues: zip(way, way.dropFirst()))
        super.init(
            of: Root(node: way[0], range: commit.range),
            tree: nil,
            watermark: { watermark },
            cancellation: PassCancellation(),
            stateOf: commit.state(of:)
        )
    }

    /// Lays the root out, and tells what was noted; nil if the way is another one now.
    func explanation() throws -> LayoutExplanation? {
        let index = try layout(in: commit.environment)
        let root = results[index]
        var paths = commit.paths
        var steps = [
            LayoutExplanation.Step(
                name: paths.step(to: root.node, in: nil),
                node: AnyDisplayNode(handle: root.node),
                style: root.state.baseStyle,
                measurements: [.init(range: root.key.range.mended, size: root.answer.size)],
                frame: LayoutRect(origin: .zero, size: commit.size)
            )
        ]
        var job = Job(node: root.node, key: root.key)
        var origin = LayoutPoint.zero
        for (node, subnode) in zip(way, way.dropFirst()) {
            let target = AnyDisplayNode(handle: subnode)
            guard let passage = passages[job],
                let frame = commit.frameInSupernode(of: target)?.offset(by: origin)
            else { return nil }
            steps += passage.specSteps(from: origin)
            let name = paths.step(to: subnode, in: node)
            steps.append(passage.nodeStep(to: target, name, frame: frame))
            job = Job(node: subnode, key: passage.nextKey)
            origin = frame.origin
        }
        return LayoutExplanation(steps: steps)
    }

    override func resultOfSpec(
        _ state: NodeState,
        _ job: Job,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Measurement {
        let outer = context.trace
        defer { context.trace = outer }
        context.trace = successors[job.node].map { _ in LayoutTrace() }
        return try super.resultOfSpec(state, job, context: &context)
    }

    override func noteSpec(
        _ root: MeasuredElement,
        of job: Job,
        _ subnodes: [(result: Int, origin: LayoutPoint)],
        context: borrowing LayoutContext
    ) {
        guard let trace = context.trace, let next = successors[job.node],
            let placed = subnodes.first(where: { results[$0.result].node === next })
        else { return }
        let trail = context.way(to: Int32(truncatingIfNeeded: placed.result), from: root)
        passages[job] = ExplainedPassage(
            trail,
            trace.measurements,
            nextKey: results[placed.result].key
        ) { results[Int($0)].node === next }
    }
}
