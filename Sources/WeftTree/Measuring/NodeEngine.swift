import WeftLayout

/// Measures the nodes that specs ask for.
///
/// There are two engines: `ReferenceLayout`, which is plain and cold, and `MeasuringWorker`, which
/// caches. Measuring is synchronous recursion. If the stack or a budget is used up, it is
/// *suspended*: the nodes that it has not reached become jobs of their own, and the nodes that wait
/// for them are measured again once these jobs have their answers.
class NodeEngine {
    /// A node and what it is asked, to be measured in a run of its own.
    struct Job: Hashable, Sendable {
        /// The node.
        let node: NodeHandle
        /// What the node is asked.
        let key: CacheKey
    }

    /// What the user has asked for.
    struct Root: Sendable {
        /// The node that the user lays out.
        let node: NodeHandle
        /// The sizes that it may take, before its style is applied.
        let range: SizeRange
    }

    /// How far one run of measurements has come.
    struct RunState {
        /// The jobs that the suspended measurements wait for, in the order in which they were asked
        /// for.
        var missing: [Job] = []

        /// The node halfway down the stack that was used up. It runs after those jobs and before
        /// the measurements that were suspended.
        var relay: Job?

        /// Half of the room for nodes that the run began with, in bytes.
        var halfRoom: UInt = 0

        /// Whether the run has used up its stack.
        var isStackUsedUp = false

        /// The innermost node under way when specs used up the stack.
        var exhausted: Job?

        /// Whether the job's own node has not been begun yet.
        var isAtStart = true

        /// How many times a measurement was suspended to wait for a known job.
        var suspensionCount = 0

        /// How much of the run was done when it was suspended.
        var progress = RunProgress()
    }

    // Exclusivity is unchecked because an engine belongs to one task. In the middle of an access,
    // it calls other code only to release objects, whose deinitialisers cannot reach it.

    /// The run under way.
    @safe @exclusivity(unchecked)
    final var runState = RunState()

    /// How many measurements were suspended and run again.
    @safe @exclusivity(unchecked)
    final var restarts = 0

    /// The environments met so far.
    final let environments: SharedEnvironments

    /// The environment that resulted from overriding another one last. Numbering it anew would
    /// hash it.
    @safe @exclusivity(unchecked)
    final var lastOverride: OverriddenEnvironment?

    /// What the user has asked for.
    final let root: Root

    /// Tells whether the measurements are no longer wanted.
    final let cancellation: PassCancellation

    /// What is odd in the style of the root, which has no parent to report it.
    final var rootDiagnostics: [LayoutDiagnostic] = []

    init(root: Root, environments: SharedEnvironments, cancellation: PassCancellation) {
        self.root = root
        self.environments = environments
        self.cancellation = cancellation
    }

    /// Whether the engine measures the nodes of an array in place, as `MeasuringWorker` does.
    var callsNodesInArrays: Bool { false }

    /// The style that every use of the node starts from.
    func baseStyle(of node: NodeHandle, in context: inout LayoutContext) -> LayoutElementStyle {
        preconditionFailure("every engine reads styles")
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

    /// Measures the node of a job.
    func perform(_ job: Job, context: inout LayoutContext) throws(LayoutInterruption) {
        preconditionFailure("every engine measures")
    }

    /// Whether the measurement that now begins had a spec in an earlier run.
    var hasPinnedSpec: Bool { false }

    /// Takes the spec that the measurement that now begins had in an earlier run; nil in its first
    /// run.
    func takePinnedSpec() -> (any LayoutElement)? { nil }

    /// Keeps the spec of a suspended measurement for its next run.
    func keepSpec(_ spec: any LayoutElement) {}

    /// Notes that the specs of the node under way may ask in several environments.
    func noteEnvironments() {}

    /// The path to a node that was asked for, as errors print it.
    func path(to node: NodeHandle) -> String {
        var paths = NodePaths { $0.state }
        return paths.string(along: [node])
    }

    /// Prepares for a run of measurements.
    func beginRun() {}
}
