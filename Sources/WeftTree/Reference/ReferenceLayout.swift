import WeftLayout

/// The serial, synchronous, cold layout of a node, which every other layout must equal.
///
/// It knows neither trees nor stamps. Each node is measured once for each key. These results are
/// all that it remembers, and they go with the layout.
class ReferenceLayout: NodeEngine {
    /// A node's measurement for a key.
    struct Measurement {
        /// The number of the node.
        let number: Int
        let key: CacheKey
        let answer: NodeAnswer
        let rareData: LeafMeasurement.RareData?
        let diagnostics: [LayoutDiagnostic]
        let subnodes: [(result: Int, origin: LayoutPoint)]
        /// The index of the result of the node's measurement before this one, or -1.
        var former = -1
    }

    private(set) var results: [Measurement] = []

    /// The nodes met so far.
    private(set) var nodes: MetNodes

    /// The number of the innermost node that is being measured, or -1.
    private var parent = -1

    private lazy var paths = NodePaths { [unowned self] in nodes.state(of: $0) }
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
        nodes = MetNodes(stateOf: stateOf)
        super.init(
            root: root,
            environments: SharedEnvironments(),
            cancellation: cancellation
        )
    }

    /// Lays the root out, and returns the index of its result.
    func layout(in environment: LayoutEnvironment) throws -> Int {
        let number = nodes.add(root.node)
        let job = rootJob(
            in: environments.number(of: environment),
            hasOddScale: environment.hasOddDisplayScale,
            baseStyle: nodes[number].state.baseStyle
        )
        try run(job)
        guard let index = result(of: number, to: job.key) else {
            preconditionFailure("a root that was measured has a result")
        }
        return index
    }

    override func baseStyle(
        of node: NodeHandle,
        in context: inout LayoutContext
    ) -> LayoutElementStyle {
        // Reading a style counts as asking for the node. The context remembers a mistake.
        guard let number = try? meet(node, context: &context)
        else { return nodes.state(of: node).baseStyle }
        return nodes[number].state.baseStyle
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
        parent = nodes.number(of: job.node).flatMap { nodes[$0].parent } ?? -1
        _ = try answer(job, context: &context)
    }

    override func path(to node: NodeHandle) -> String {
        paths.string(along: nodes.number(of: node).map(nodes.way(to:)) ?? [node])
    }

    /// The index of the result that answers a question, which is measured now if necessary.
    private func answer(
        _ job: Job,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Int {
        let number = try meet(job.node, context: &context)
        // Checked at each question, which costs a hundredth of a measurement without caches.
        try checkCancellation(context: &context)
        if let known = result(of: number, to: job.key) { return known }
        guard hasRoom(in: context) else { throw suspend(job, context: &context) }
        let outer = context.environmentNumber
        let outerScope = context.beginNode()
        let outerParent = parent
        parent = number
        defer {
            parent = outerParent
            context.endNode(outerScope)
            restoreEnvironment(outer, context: &context)
        }
        let state = nodes[number].state
        enterEnvironment(job.key.environment, state, context: &context)
        var result =
            state.hasSpec
            ? try resultOfSpec(state, job, context: &context)
            : resultOfLeaf(state, job, context: &context)
        result.former = nodes[number].lastResult
        nodes[number].lastResult = results.count
        results.append(result)
        return results.count - 1
    }

    /// The node that was measured for the result at an index.
    final func node(ofResult index: Int) -> NodeHandle { nodes[results[index].number].node }

    /// The index of the result of a node's measurement for a key, if there is one.
    private func result(of number: Int, to key: CacheKey) -> Int? {
        var index = nodes[number].lastResult
        while index >= 0 {
            if results[index].key == key { return index }
            index = results[index].former
        }
        return nil
    }

    /// Measures a node that has a spec.
    func resultOfSpec(
        _ state: NodeState,
        _ job: Job,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Measurement {
        let root = try runSpec(state, of: job.node, job.key, context: &context)
        let subnodes = context.placements(of: root).map {
            (result: Int($0.token), origin: $0.origin)
        }
        try checkPlaces(of: subnodes, context: &context)
        noteSpec(root, of: job, context: context)
        return Measurement(
            number: parent,
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
            number: parent,
            key: job.key,
            answer: answer,
            rareData: rareData,
            diagnostics: context.diagnostics(of: nil),
            subnodes: []
        )
    }
}

extension ReferenceLayout {
    /// Meets a node that the node being measured asks for, and finds structural mistakes that show
    /// in doing so.
    ///
    /// A run that has used up its stack asks nothing more, so that of several mistakes the same one
    /// is met first, whatever the size of the stack.
    ///
    /// - Returns: The node's number.
    private func meet(
        _ node: NodeHandle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Int {
        if runState.isStackUsedUp { throw interrupt(.suspended, context: &context) }
        let known = nodes.number(of: node)
        if let known, let first = nodes[known].parent {
            if first == parent { return known }
            let ancestors = nodes.way(to: parent)
            if ancestors.contains(where: { $0 === node }) {
                throw fail(.nodeInsideItself, about: node, context: &context)
            }
            let kind = LayoutError.Kind.nodeInTwoPlaces(
                first: paths.string(along: nodes.way(to: known)),
                second: paths.string(along: ancestors + [node])
            )
            throw fail(kind, about: node, context: &context)
        }
        if node.id > watermark() {
            throw fail(.nodeMadeWhileMeasuring, about: node, context: &context)
        }
        if let tree, let owner = node.adoption, owner.tree != tree {
            throw fail(.foreignNode, about: node, context: &context)
        }
        let number = known ?? nodes.add(node)
        if let flaw = nodes[number].state.flaw {
            let kind = LayoutError.Kind.subnodesNotUpdated(flaw.description)
            throw fail(kind, about: node, context: &context)
        }
        nodes[number].parent = parent
        return number
    }

    /// Finds a node that the node being measured has placed twice.
    private func checkPlaces(
        of subnodes: [(result: Int, origin: LayoutPoint)],
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        for subnode in subnodes {
            let number = results[subnode.result].number
            // No other measurement has a result of that index.
            if nodes.notePlace(of: number, inResult: results.count) { continue }
            let node = nodes[number].node
            let properties = NodeProperties(of: nodes[parent].state.anyContent)
            let kind = LayoutError.Kind.nodePlacedTwice(
                parent: paths.string(along: nodes.way(to: parent)),
                properties: properties.pair(holding: AnyDisplayNode(handle: node))
            )
            throw fail(kind, about: node, context: &context)
        }
    }

    /// Ends the layout with a mistake about a node that the node being measured asks for.
    private func fail(
        _ kind: LayoutError.Kind,
        about node: NodeHandle,
        context: inout LayoutContext
    ) -> LayoutInterruption {
        let path = paths.string(along: nodes.way(to: parent) + [node])
        return context.fail(LayoutError(kind, path: path))
    }
}
