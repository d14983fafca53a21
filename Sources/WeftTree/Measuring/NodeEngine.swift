import WeftLayout

/// What measures the nodes that specs ask for.
///
/// There are two: `ReferenceLayout`, plain and cold, and `MeasuringWorker`, which caches. Measuring
/// is synchronous recursion. Where the stack or a budget ends it is *suspended*: the nodes that it
/// has not reached become jobs of their own, and what waits for them is measured again when they
/// have their answers.
class NodeEngine {
    /// What a node answers to being measured in a range.
    struct Answer {
        /// How the engine knows the node and the answer.
        var token: Int32
        /// The size in points, rounded to the pixel grid.
        var size: LayoutSize
        /// The distances from the top to the first and the last baseline, in points; NaN for none.
        var baselines: (first: Double, last: Double)
    }

    /// A node to be measured on an empty stack.
    struct Job: Sendable {
        /// The node.
        let node: NodeHandle
        /// The node that asks for it, where the engine wants to know; none for the root.
        let parent: NodeHandle?
        /// What it is asked.
        let key: CacheKey
    }

    /// What the user has asked for.
    struct Root: Sendable {
        /// The node that is laid out.
        let node: NodeHandle
        /// The sizes that it may take, before its style.
        let range: SizeRange
    }

    /// What the measurements that were suspended wait for, in the order in which it was asked for.
    final var missing: [Job] = []

    /// The innermost node that was under way when its specs had used up the stack.
    private(set) final var exhausted: Job?

    /// How many measurements were suspended, to run again.
    final var restarts = 0

    /// The environments met so far.
    final let environments: SharedEnvironments

    /// What the user has asked for.
    final let root: Root

    init(root: Root, environments: SharedEnvironments) {
        self.root = root
        self.environments = environments
    }

    /// The style that every use of the node starts from.
    func baseStyle(of node: NodeHandle, in context: inout LayoutContext) -> LayoutElementStyle {
        node.state.baseStyle
    }

    /// Measures a node in a range to which its style has been applied.
    func measure(
        _ node: NodeHandle,
        in constrainedSize: SizeRange,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Answer {
        throw LayoutInterruption(.cancelled)
    }

    /// Measures the node of a job.
    func perform(_ job: Job, context: inout LayoutContext) throws(LayoutInterruption) {
        throw LayoutInterruption(.cancelled)
    }

    /// The spec that the measurement which begins had in an earlier run; nil in the first.
    func takePinnedSpec() -> (any LayoutElement)? { nil }

    /// Keeps the spec of a measurement that is suspended for its next run.
    func keepSpec(_ spec: any LayoutElement) {}

    /// The path to a node that was asked for, as errors print it.
    func path(to node: NodeHandle) -> String {
        var paths = NodePaths { $0.state }
        return paths.string(to: node, through: [])
    }

    /// Measures a node and everything below it, with a new stack as often as one ends.
    final func run(_ job: Job) throws {
        var waiting = [job]
        while let job = waiting.last {
            try Task.checkCancellation()
            if try attempt(job) {
                waiting.removeLast()
            } else {
                waiting += missing
            }
        }
    }

    /// Measures a node and everything below it on one stack.
    ///
    /// - Returns: Whether it came to its end; if not, `missing` says what it waits for.
    final func attempt(_ job: Job) throws -> Bool {
        missing.removeAll(keepingCapacity: true)
        exhausted = nil
        var context = LayoutContext(
            environment: environments[job.key.environment],
            number: job.key.environment,
            engine: self
        )
        let thread = ThreadContext.current
        let wasMeasuring = thread.isMeasuring
        thread.isMeasuring = true
        defer { thread.isMeasuring = wasMeasuring }
        do {
            try perform(job, context: &context)
            return true
        } catch {
            if let failure = context.failure { throw failure }
            guard context.interruption == .suspended else { throw CancellationError() }
            restarts += 1
            if !missing.isEmpty { return false }
            // The specs of the node under way have used up the stack: it needs one of its own, and
            // if it had one, no stack is large enough.
            guard let exhausted, !(exhausted.node === job.node && exhausted.key == job.key)
            else { throw specsTooDeep(in: job.node) }
            missing.append(exhausted)
            return false
        }
    }

    /// Changes to the environment in a node that inherits one and may override it.
    final func enterEnvironment(
        _ inherited: Int32,
        _ overrides: EnvironmentOverrides?,
        context: inout LayoutContext
    ) {
        restoreEnvironment(inherited, context: &context)
        guard let overrides else { return }
        let own = overrides.applied(to: context.environment)
        context.setEnvironment(own, number: environments.number(of: own))
    }

    /// Changes to an environment.
    final func restoreEnvironment(_ number: Int32, context: inout LayoutContext) {
        guard number != context.environmentNumber else { return }
        context.setEnvironment(environments[number], number: number)
    }

    /// The measurement of the root as the user has asked for it.
    final func rootJob(_ environment: LayoutEnvironment, baseStyle: LayoutElementStyle) -> Job {
        let parentSize = root.range.max.definedWhereFinite
        return Job(
            node: root.node,
            parent: nil,
            key: CacheKey(
                root.range.intersection(baseStyle.sizeRange(in: parentSize)),
                environment: environments.number(of: environment)
            )
        )
    }

    /// Measures the content of a node under way.
    final func measureContent(
        _ state: NodeState,
        of job: Job,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredContent {
        let missingCount = missing.count
        if job.node === root.node { noteRootStyle(state.baseStyle, context: &context) }
        do throws(LayoutInterruption) {
            let range = context.usableRange(job.key.range)
            let measured = try state.measure(in: range, context: &context)
            // A spec may have swallowed what it was thrown.
            if let interruption = context.interruption { throw LayoutInterruption(interruption) }
            return measured
        } catch {
            if context.failure?.path.isEmpty == true {
                context.failure?.path = path(to: job.node)
            }
            if error.reason == .suspended, missing.count == missingCount, exhausted == nil {
                exhausted = job
            }
            throw error
        }
    }

    /// Reports what is odd in the style of the root, which has no parent to do it.
    private func noteRootStyle(_ style: LayoutElementStyle, context: inout LayoutContext) {
        _ = context.narrow(
            root.range,
            to: style,
            parentSize: root.range.max.definedWhereFinite,
            element: AnyDisplayNode(handle: root.node).debugDescription
        )
    }

    private func specsTooDeep(in node: NodeHandle) -> LayoutError {
        LayoutError(
            .specsTooDeep(limit: LayoutContext.maximumSpecDepth),
            path: path(to: node)
        )
    }

    /// Ends a measurement for want of stack or of a budget; the node becomes a job.
    final func suspend(
        _ job: Job,
        context: inout LayoutContext
    ) -> LayoutInterruption {
        missing.append(job)
        context.interruption = .suspended
        return LayoutInterruption(.suspended)
    }
}
