import WeftLayout

/// What measures the nodes that specs ask for.
///
/// There are two: `ReferenceLayout`, plain and cold, and `MeasuringWorker`, which caches. Measuring
/// is synchronous recursion. Where the stack or a budget ends it is *suspended*: the nodes that it
/// has not reached become jobs of their own, and what waits for them is measured again when they
/// have their answers.
class NodeEngine {
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

    // Unchecked: an engine belongs to one task. In the middle of an access it calls out of itself
    // only to release things, whose deinitialisers cannot reach it.

    /// What the measurements that were suspended wait for, in the order in which it was asked for.
    @safe @exclusivity(unchecked)
    final var missing: [Job] = []

    /// The innermost node that was under way when its specs had used up the stack.
    @safe @exclusivity(unchecked)
    private final var exhausted: Job?

    /// Whether the node of the job under way has yet to be measured.
    @safe @exclusivity(unchecked)
    private final var isFirst = false

    /// How many measurements were suspended in this run for something that is being seen to.
    @safe @exclusivity(unchecked)
    private final var suspensionCount = 0

    /// How many measurements were suspended, to run again.
    @safe @exclusivity(unchecked)
    final var restarts = 0

    /// The environments met so far.
    final let environments: SharedEnvironments

    /// What the user has asked for.
    final let root: Root

    /// Tells when nobody wants the measurements any more.
    final let cancellation: PassCancellation

    /// What is odd in the style of the root, which has no parent to report it.
    private(set) final var rootRemarks: [LayoutDiagnostic.Kind] = []

    init(root: Root, environments: SharedEnvironments, cancellation: PassCancellation) {
        self.root = root
        self.environments = environments
        self.cancellation = cancellation
    }

    /// The style that every use of the node starts from.
    func baseStyle(of node: NodeHandle, in context: inout LayoutContext) -> LayoutElementStyle {
        node.state.baseStyle
    }

    /// Measures a node in a range to which a style has been applied, and enters it into the scratch
    /// of the spec under way.
    func measure(
        _ node: NodeHandle,
        in constrainedSize: SizeRange,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        preconditionFailure("every engine measures")
    }

    /// The same for a node of an array, in a range to which its base style has yet to be applied.
    ///
    /// - Parameter token: What the engine has told the reader of its style; negative if nothing.
    func measure(
        _ node: NodeHandle,
        token: Int32,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        try context.measure(
            node,
            style: baseStyle(of: node, in: &context),
            in: constrainedSize,
            parentSize: parentSize
        )
    }

    /// The same for nodes without styles in an array: for one at least, and for as many after it as
    /// the engine likes to measure in one go.
    ///
    /// - Parameters:
    ///   - index: The index of the first one; comes back as that of the last node that was looked
    ///     at.
    ///   - reader: Reads the style that every use of that one starts from, if it is not empty.
    /// - Returns: Whether it is empty. If not, the last one was not measured.
    func measurePlain(
        _ nodes: NodeList,
        from index: inout Int,
        in constrainedSize: SizeRange,
        reader: StackStyleReader,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Bool {
        try nodes.withNode(index) { node throws(LayoutInterruption) in
            let style = baseStyle(of: node, in: &context)
            guard style.isEmpty else {
                reader.read(style, context: &context)
                return false
            }
            _ = try measure(node, in: constrainedSize, style: style, context: &context)
            return true
        }
    }

    /// Measures the node of a job.
    func perform(_ job: Job, context: inout LayoutContext) throws(LayoutInterruption) {
        preconditionFailure("every engine measures")
    }

    /// Whether the measurement that begins had a spec in an earlier run.
    var hasPinnedSpec: Bool { false }

    /// The spec that the measurement which begins had in an earlier run; nil in the first.
    func takePinnedSpec() -> (any LayoutElement)? { nil }

    /// Keeps the spec of a measurement that is suspended for its next run.
    func keepSpec(_ spec: any LayoutElement) {}

    /// The path to a node that was asked for, as errors print it.
    func path(to node: NodeHandle) -> String {
        var paths = NodePaths { $0.state }
        return paths.string(to: node, through: [])
    }

    /// Prepares for a run of measurements.
    func beginRun() {}

    /// Measures a node and everything below it, with a new stack as often as one ends.
    final func run(_ job: Job) throws {
        try withContext(in: job.key.environment) { context in
            var waiting = [job]
            while let job = waiting.last {
                try cancellation.check()
                beginRun()
                if try attempt(job, context: &context) {
                    waiting.removeLast()
                } else {
                    waiting += missing
                }
            }
        }
    }

    /// Measures with a context on the calling thread.
    ///
    /// The context has the memory of the one before on this thread, unless that is under way still.
    final func withContext<Value>(
        in environment: Int32,
        _ body: (inout LayoutContext) throws -> Value
    ) throws -> Value {
        let thread = ThreadContext.current
        var memory = LayoutMemory()
        swap(&memory, &thread.layoutMemory)
        var context = LayoutContext(
            environment: environments[environment],
            number: environment,
            stack: thread.stack,
            engine: self,
            memory: memory
        )
        let result = Result { try body(&context) }
        memory = context.finish()
        memory.clear()
        swap(&memory, &thread.layoutMemory)
        return try result.get()
    }

    /// Measures a node and everything below it on one stack.
    ///
    /// - Returns: Whether it came to its end; if not, `missing` says what it waits for.
    final func attempt(_ job: Job, context: inout LayoutContext) throws -> Bool {
        missing.removeAll(keepingCapacity: true)
        exhausted = nil
        suspensionCount = 0
        isFirst = true
        restoreEnvironment(job.key.environment, context: &context)
        context.interruption = nil
        let thread = ThreadContext.current
        let outerWatermark = thread.measuringWatermark
        thread.measuringWatermark = NodeHandle.watermark
        defer { thread.measuringWatermark = outerWatermark }
        do {
            try perform(job, context: &context)
            return true
        } catch {
            if let failure = context.failure { throw failure }
            guard context.interruption == .suspended else { throw CancellationError() }
            restarts += 1
            if suspensionCount > 0 { return false }
            // The specs of the node under way have used up the stack: it needs one of its own, and
            // if it had one, no stack is large enough.
            guard let exhausted, !(exhausted.node === job.node && exhausted.key == job.key)
            else { throw specsTooDeep(in: job.node) }
            missing.append(exhausted)
            return false
        }
    }

    /// Changes to the environment in a node that inherits one and may override it.
    @inline(__always)
    final func enterEnvironment(
        _ inherited: Int32,
        _ state: NodeState,
        context: inout LayoutContext
    ) {
        restoreEnvironment(inherited, context: &context)
        if state.hasOverrides { overrideEnvironment(state, context: &context) }
    }

    private final func overrideEnvironment(_ state: NodeState, context: inout LayoutContext) {
        guard let overrides = state.overrides else { return }
        let own = overrides.applied(to: context.environment)
        context.setEnvironment(own, number: environments.number(of: own))
    }

    /// Changes to an environment.
    @inline(__always)
    final func restoreEnvironment(_ number: Int32, context: inout LayoutContext) {
        guard number != context.environmentNumber else { return }
        context.setEnvironment(environments[number], number: number)
    }

    /// The measurement of the root as the user has asked for it, in an environment of a number.
    final func rootJob(_ environment: Int32, baseStyle: LayoutElementStyle) -> Job {
        var range = root.range
        if !baseStyle.isEmpty {
            var context = LayoutContext(
                environment: environments[environment],
                stack: ThreadContext.current.stack,
                engine: self
            )
            range = context.narrow(
                range,
                to: baseStyle,
                of: root.node,
                parentSize: range.max.definedWhereFinite
            )
            rootRemarks = context.diagnostics(of: nil)
        }
        return Job(node: root.node, parent: nil, key: CacheKey(range, environment: environment))
    }

    /// Measures the content of a node under way.
    final func measureContent(
        _ state: NodeState,
        of node: NodeHandle,
        _ key: CacheKey,
        askedBy parent: NodeHandle? = nil,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredContent {
        let suspensions = suspensionCount
        do throws(LayoutInterruption) {
            let range = context.usableRange(key.range)
            let measured = try state.measure(in: range, context: &context)
            // A spec may have swallowed what it was thrown.
            if let interruption = context.interruption { throw LayoutInterruption(interruption) }
            return measured
        } catch {
            var error = error
            if context.interruption == nil {
                error = context.fail(LayoutError(.strayInterruption, path: ""))
            }
            if context.failure?.path.isEmpty == true {
                context.failure?.path = path(to: node)
            }
            if error.reason == .suspended, suspensionCount == suspensions, exhausted == nil {
                exhausted = Job(node: node, parent: parent, key: key)
            }
            throw error
        }
    }

    private func specsTooDeep(in node: NodeHandle) -> LayoutError {
        LayoutError(
            .specsTooDeep(limit: LayoutContext.maximumSpecDepth),
            path: path(to: node)
        )
    }

    /// Whether a further node may be measured on the stack. The first one may, however little room
    /// there is: it will not have more.
    final func hasRoom(in context: borrowing LayoutContext) -> Bool {
        defer { isFirst = false }
        return isFirst || context.stack.hasRoomForNode
    }

    /// Ends a measurement that nobody wants any more.
    final func checkCancellation(context: inout LayoutContext) throws(LayoutInterruption) {
        guard cancellation.isCancelled else { return }
        context.interruption = .cancelled
        throw LayoutInterruption(.cancelled)
    }

    /// Ends a measurement for want of stack or of a budget; the node becomes a job.
    final func suspend(
        _ job: Job,
        context: inout LayoutContext
    ) -> LayoutInterruption {
        missing.append(job)
        return wait(context: &context)
    }

    /// Ends a measurement that waits for jobs which are known already.
    final func wait(context: inout LayoutContext) -> LayoutInterruption {
        suspensionCount += 1
        context.interruption = .suspended
        return LayoutInterruption(.suspended)
    }
}
