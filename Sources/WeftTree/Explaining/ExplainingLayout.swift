import WeftLayout

/// A reference layout that repeats the layout of a commit and notes what the specs around nodes
/// asked.
final class ExplainingLayout: ReferenceLayout {
    private let commit: LayoutCommit

    /// The nodes from the root to the one that is explained; nil if all nodes are explained.
    private let way: [NodeHandle]?

    /// The same nodes.
    private let explained: Set<NodeHandle>?

    /// For each question to an explained node, what the node has arranged in answer.
    private var arrangements: [Job: Arrangement] = [:]

    /// The steps of paths to the nodes.
    private var pathSteps: NodePaths

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
        self.way = way
        explained = way.map { Set($0) }
        pathSteps = commit.paths
        super.init(
            of: Root(node: commit.root.handle, range: commit.range),
            tree: nil,
            watermark: { watermark },
            cancellation: PassCancellation(),
            stateOf: commit.state(of:)
        )
    }

    /// Lays the root out, and returns what was noted on the way to the explained node and in it;
    /// nil if the way to that node is another one in this layout, or if a node on it or a subnode
    /// has another size.
    func explanation() throws -> LayoutExplanation? {
        var (place, step) = try placeOfRoot()
        var steps = [step]
        for node in way?.dropFirst() ?? [] {
            guard let next = passage(from: place, to: node) else { return nil }
            place = next.place
            steps += next.steps
        }
        return parts(at: place).map { LayoutExplanation(steps: steps, parts: $0) }
    }

    /// Lays the root out, and explains each node, with only those steps that lead to it from its
    /// supernode. The root has one step, itself. A node that has another place or size in this
    /// layout has no explanation, and its supernode no parts.
    func explanationsInSupernodes() throws -> [AnyDisplayNode: LayoutExplanation] {
        let (root, step) = try placeOfRoot()
        var explanations: [AnyDisplayNode: LayoutExplanation] = [:]
        var waiting = [(place: root, steps: [step])]
        while let (place, steps) = waiting.popLast() {
            explanations[AnyDisplayNode(handle: place.job.node)] = LayoutExplanation(
                steps: steps,
                parts: parts(at: place) ?? []
            )
            for node in arrangements[place.job]?.nodes ?? [] {
                if let next = passage(from: place, to: node) { waiting.append(next) }
            }
        }
        return explanations
    }

    /// What a node is called: as in a path, and in any case with the type of its content.
    private func name(of node: NodeHandle, in parent: NodeHandle?) -> String {
        let step = pathSteps.step(to: node, in: parent)
        return node.name == nil ? step : "\(step) \(commit.state(of: node).contentTypeName)"
    }

    /// How the environment in a node differs from the one around it.
    private func overrides(
        in node: AnyDisplayNode,
        in outer: LayoutEnvironment?
    ) -> EnvironmentOverrides {
        guard let outer, let own = commit.environment(of: node)
        else { return EnvironmentOverrides() }
        return own.differences(from: outer)
    }

    /// Lays the root out.
    private func placeOfRoot() throws -> (place: Place, step: LayoutExplanation.Step) {
        let index = try layout(in: commit.environment)
        let (root, node) = (results[index], node(ofResult: index))
        let step = LayoutExplanation.Step(
            name: name(of: node, in: nil),
            parameters: [],
            node: commit.root,
            style: nodes[root.number].state.baseStyle,
            overrides: overrides(in: commit.root, in: commit.environment),
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
        guard let way = arrangements[place.job]?.way(to: node), let job = way.last?.job,
            let steps = steps(of: way, in: place), let origin = steps.last?.frame.origin
        else { return nil }
        return (Place(job: job, origin: origin), steps)
    }

    /// What a node has arranged; nil if its subnodes have other places in the commit, or other
    /// sizes.
    private func parts(at place: Place) -> [LayoutExplanation.Part]? {
        let arrangement = arrangements[place.job]
        let elements = arrangement?.elements ?? []
        let subnodes = commit.subnodes(of: AnyDisplayNode(handle: place.job.node)).map(\.handle)
        guard arrangement?.nodes ?? [] == subnodes, let steps = steps(of: elements, in: place)
        else { return nil }
        return zip(elements, steps).map {
            LayoutExplanation.Part(depth: $0.place.depth, step: $1)
        }
    }

    /// The steps of elements that a node has arranged; nil if a subnode among them has another
    /// place in the commit, or another size.
    private func steps(
        of elements: [Arrangement.Element],
        in place: Place
    ) -> [LayoutExplanation.Step]? {
        let steps = elements.compactMap { step(of: $0, in: place) }
        return steps.count == elements.count ? steps : nil
    }

    /// The step of an element that a node has arranged; nil if it is a subnode that has another
    /// place in the commit, or another size.
    private func step(
        of element: Arrangement.Element,
        in place: Place
    ) -> LayoutExplanation.Step? {
        guard let node = element.job?.node else {
            return LayoutExplanation.Step(
                name: element.name,
                parameters: element.parameters,
                node: nil,
                style: element.style,
                overrides: EnvironmentOverrides(),
                measurements: element.measurements,
                frame: LayoutRect(origin: place.origin + element.place.origin, size: element.size)
            )
        }
        let subnode = AnyDisplayNode(handle: node)
        guard commit.supernode(of: subnode)?.handle === place.job.node,
            let frame = commit.frameInSupernode(of: subnode)?.offset(by: place.origin),
            frame.size == element.size
        else { return nil }
        return LayoutExplanation.Step(
            name: name(of: node, in: place.job.node),
            parameters: [],
            node: subnode,
            style: element.style,
            overrides: overrides(
                in: subnode,
                in: commit.environment(of: AnyDisplayNode(handle: place.job.node))
            ),
            measurements: element.measurements,
            frame: frame
        )
    }

    override func resultOfSpec(
        _ state: NodeState,
        _ job: Job,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Measurement {
        let outer = context.trace
        defer { context.trace = outer }
        let isExplained = explained?.contains(job.node) ?? true
        context.trace = isExplained ? LayoutTrace() : nil
        return try super.resultOfSpec(state, job, context: &context)
    }

    override func noteSpec(
        _ root: MeasuredElement,
        of job: Job,
        context: borrowing LayoutContext
    ) {
        guard let trace = context.trace else { return }
        var places: [Arrangement.Place] = []
        context.forEachPlacedElement(from: root) { element, depth, origin in
            places.append(Arrangement.Place(element: element, depth: depth, origin: origin))
        }
        arrangements[job] = Arrangement(of: places, trace) { token in
            Job(node: node(ofResult: Int(token)), key: results[Int(token)].key)
        }
    }
}
