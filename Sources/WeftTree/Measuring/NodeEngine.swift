import WeftLayout

/// What measures the nodes that specs ask for.
///
/// There are two: `ReferenceLayout`, plain and cold, and `MeasuringPass`, which caches. Measuring is
/// synchronous recursion. Where the stack ends it is *suspended*: the node that found no room
/// becomes a job of its own, and what waits for it is measured again when it has its answer.
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
    struct Job {
        /// The node.
        let node: NodeHandle
        /// The node that asks for it; none for the root.
        let parent: NodeHandle?
        /// What it is asked.
        let key: CacheKey
    }

    /// The jobs that have to be done before the measurement can go on, the most urgent one last.
    final var jobs: [Job] = []

    /// The innermost node that was under way when its specs had used up the stack.
    final var exhausted: Job?

    /// How many measurements were suspended, to run again.
    final var restarts = 0

    /// The environments met so far.
    final var environments: EnvironmentTable

    init(environments: EnvironmentTable) {
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

    /// The path to a node that was asked for, as errors print it.
    func path(to node: NodeHandle) -> String {
        var paths = NodePaths { $0.state }
        return paths.string(to: node, through: [])
    }

    /// Measures a node and everything below it, with a new stack as often as one ends.
    final func run(_ root: Job) throws {
        jobs = [root]
        while let job = jobs.last {
            try Task.checkCancellation()
            let count = jobs.count
            exhausted = nil
            var context = LayoutContext(
                environment: environments[job.key.environment],
                number: job.key.environment,
                engine: self
            )
            do {
                try perform(job, context: &context)
                jobs.remove(at: count - 1)
            } catch {
                if let failure = context.failure { throw failure }
                guard context.interruption == .suspended else { throw CancellationError() }
                restarts += 1
                if jobs.count > count { continue }
                // The specs of the node under way have used up the stack: it needs one of its own,
                // and if it had one, no stack is large enough.
                guard let exhausted, !(exhausted.node === job.node && exhausted.key == job.key)
                else { throw specsTooDeep(in: job.node) }
                jobs.append(exhausted)
            }
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

    /// Measures the content of a node under way.
    final func measureContent(
        _ state: NodeState,
        of job: Job,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredContent {
        let jobCount = jobs.count
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
            if error.reason == .suspended, jobs.count == jobCount, exhausted == nil {
                exhausted = job
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

    /// Ends a measurement for want of stack; the node becomes a job.
    final func suspend(
        _ job: Job,
        context: inout LayoutContext
    ) -> LayoutInterruption {
        jobs.append(job)
        context.interruption = .suspended
        return LayoutInterruption(.suspended)
    }
}
