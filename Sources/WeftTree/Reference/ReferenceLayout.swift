import WeftLayout

/// The serial, synchronous, cold layout of a node, which every other layout must equal.
///
/// It knows neither trees nor stamps. Each node is measured once for each key. These results are
/// all that it remembers, and they go with the layout.
class ReferenceLayout: NodeEngine {
    /// A node's measurement for a key.
    struct Measurement {
        let node: NodeHandle
        let state: NodeState
        let key: CacheKey
        let answer: NodeAnswer
        let rareData: LeafMeasurement.RareData?
        let diagnostics: [LayoutDiagnostic]
        let subnodes: [(result: Int, origin: LayoutPoint)]
    }

    private(set) var results: [Measurement] = []
    private var answers: [Job: Int] = [:]

    /// The first parent that asked for each node. The root has an entry without a parent.
    private var parents: [NodeHandle: NodeHandle?] = [:]

    /// The innermost node that is being measured.
    private var parent: NodeHandle?

    private let stateOf: (NodeHandle) -> NodeState
    private var paths: NodePaths
    private let watermark: () -> UInt64
    private let tree: UInt32?

    /// Creates a layout that has not run yet.
    ///
    /// - Parameters:
    ///   - root: The node to lay out, and the range.
    ///   - tree: The tree whose nodes may appear; nil for any.
    ///   - watermark: The number of the last node that may appear.
    ///   - cancellation: Tells the layout when to end early.
    ///   - stateOf: Returns the inputs of a node.
    init(
        of root: Root,
        tree: UInt32?,
        watermark: @escaping () -> UInt64,
        cancellation: PassCancellation,
        stateOf: @escaping (NodeHandle) -> NodeState
    ) {
        self.tree = tree
        self.watermark = watermark
        self.stateOf = stateOf
        paths = NodePaths(stateOf: stateOf)
        super.init(
            root: root,
            environments: SharedEnvironments(),
            cancellation: cancellation
        )
    }

    /// Lays the root out, and returns the index of its result.
    func layout(in environment: LayoutEnvironment) throws -> Int {
        let number = environments.number(of: environment)
        let job = rootJob(
            in: number,
            hasOddScale: environment.hasOddDisplayScale,
            baseStyle: stateOf(root.node).baseStyle
        )
        try run(job)
        guard let index = answers[job] else {
            preconditionFailure("a root that was measured has a result")
        }
        return index
    }

    override func baseStyle(
        of node: NodeHandle,
        in context: inout LayoutContext
    ) -> LayoutElementStyle {
        // Reading a style counts as asking for the node. The context remembers a mistake.
        try? checkStructure(of: node, context: &context)
        return stateOf(node).baseStyle
    }

    override func measure(
        _ node: NodeHandle,
        in constrainedSize: SizeRange,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        let key = CacheKey(constrainedSize, environment: context.environmentNumber)
        let index = try answer(Job(node: node, key: key), context: &context)
        let result = results[index]
        let token = Int32(truncatingIfNeeded: index)
        let size = result.answer.size
        context.noteMeasurement(of: token, in: constrainedSize, size: size, style: style)
        return context.append(result.answer, of: token, style: style)
    }

    override func perform(_ job: Job, context: inout LayoutContext) throws(LayoutInterruption) {
        // The root has no parent. Any other node was asked for before it was put off.
        parent = parent(of: job.node)
        _ = try answer(job, context: &context)
    }

    override func path(to node: NodeHandle) -> String {
        paths.string(along: ancestors(of: node))
    }

    /// The index of the result that answers a question, which is measured now if necessary.
    private func answer(
        _ job: Job,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Int {
        try checkStructure(of: job.node, context: &context)
        // Checked at each question, which costs a hundredth of a measurement without caches.
        try checkCancellation(context: &context)
        if let known = answers[job] { return known }
        guard hasRoom(in: context) else { throw suspend(job, context: &context) }
        let outer = context.environmentNumber
        let outerScope = context.beginNode()
        let outerParent = parent
        parent = job.node
        defer {
            parent = outerParent
            context.endNode(outerScope)
            restoreEnvironment(outer, context: &context)
        }
        let state = stateOf(job.node)
        enterEnvironment(job.key.environment, state, context: &context)
        results.append(
            state.hasSpec
                ? try resultOfSpec(state, job, context: &context)
                : resultOfLeaf(state, job, context: &context)
        )
        answers[job] = results.count - 1
        return results.count - 1
    }

    /// Measures a node that has a spec.
    func resultOfSpec(
        _ state: NodeState,
        _ job: Job,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Measurement {
        let root = try runSpec(state, of: job.node, job.key, context: &context)
        let subnodes = context.placements(of: root).map { (result: Int($0.ask), origin: $0.origin) }
        try checkPlaces(of: subnodes, in: job.node, context: &context)
        noteSpec(root, of: job, context: context)
        return Measurement(
            node: job.node,
            state: state,
            key: job.key,
            answer: NodeAnswer(root, in: context),
            rareData: nil,
            diagnostics: context.diagnostics(of: root),
            subnodes: subnodes
        )
    }

    /// Notes how the spec of a node was measured, for a layout that is to be explained.
    func noteSpec(
        _ root: MeasuredElement,
        of job: Job,
        context: borrowing LayoutContext
    ) {}

    private func resultOfLeaf(
        _ state: NodeState,
        _ job: Job,
        context: inout LayoutContext
    ) -> Measurement {
        var rareData: LeafMeasurement.RareData?
        var reuse = Reuse.nowhere
        let answer = state.measureLeaf(
            in: context.usableRange(job.key.range),
            rareData: &rareData,
            reuse: &reuse,
            context: &context
        )
        return Measurement(
            node: job.node,
            state: state,
            key: job.key,
            answer: answer,
            rareData: rareData,
            diagnostics: context.diagnostics(of: nil),
            subnodes: []
        )
    }
}

extension ReferenceLayout {
    /// Finds structural mistakes that show when the node being measured asks for another one.
    ///
    /// A run that has used up its stack asks nothing more, so that of several mistakes the same one
    /// is met first, whatever the size of the stack.
    private func checkStructure(
        of node: NodeHandle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        if runState.isStackUsedUp { throw interrupt(.suspended, context: &context) }
        if let known = parents[node] {
            guard known !== parent else { return }
            let ancestors = ancestors(of: parent)
            if ancestors.contains(where: { $0 === node }) {
                throw fail(.nodeInsideItself, about: node, context: &context)
            }
            let first = paths.string(along: self.ancestors(of: known) + [node])
            let second = paths.string(along: ancestors + [node])
            let kind = LayoutError.Kind.nodeInTwoPlaces(first: first, second: second)
            throw fail(kind, about: node, context: &context)
        }
        if node.id > watermark() {
            throw fail(.nodeMadeWhileMeasuring, about: node, context: &context)
        }
        if let tree, let owner = node.adoption, owner.tree != tree {
            throw fail(.foreignNode, about: node, context: &context)
        }
        if let flaw = stateOf(node).flaw {
            let kind = LayoutError.Kind.subnodesNotUpdated(flaw.description)
            throw fail(kind, about: node, context: &context)
        }
        parents[node] = .some(parent)
    }

    /// Finds a node that its parent has placed twice.
    private func checkPlaces(
        of subnodes: [(result: Int, origin: LayoutPoint)],
        in parent: NodeHandle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        var seen: Set<NodeHandle> = []
        for subnode in subnodes {
            let node = results[subnode.result].node
            guard !seen.insert(node).inserted else { continue }
            let properties = NodeProperties(of: stateOf(parent).anyContent)
            let kind = LayoutError.Kind.nodePlacedTwice(
                parent: path(to: parent),
                properties: properties.pair(holding: AnyDisplayNode(handle: node))
            )
            throw fail(kind, about: node, context: &context)
        }
    }

    /// The parent of a node that was asked for; nil for the root.
    private func parent(of node: NodeHandle) -> NodeHandle? {
        parents[node] ?? nil
    }

    /// A node's ancestors and the node itself, beginning at the root.
    private func ancestors(of node: NodeHandle?) -> [NodeHandle] {
        var ancestors: [NodeHandle] = []
        var next = node
        while let node = next {
            ancestors.append(node)
            next = parent(of: node)
        }
        return ancestors.reversed()
    }

    /// Ends the layout with a mistake about a node that the node being measured asks for.
    private func fail(
        _ kind: LayoutError.Kind,
        about node: NodeHandle,
        context: inout LayoutContext
    ) -> LayoutInterruption {
        let path = paths.string(along: ancestors(of: parent) + [node])
        return context.fail(LayoutError(kind, path: path))
    }
}
