import WeftLayout

/// Measures the nodes that specs ask for.
///
/// There are two engines: `ReferenceLayout`, which is plain and cold, and `MeasuringWorker`, which
/// caches. Measuring is synchronous recursion. Where the stack or a budget ends, it is *suspended*:
/// the nodes it has not reached become jobs of their own, and what waits for them is measured again
/// once they have their answers.
class NodeEngine {
    /// A node and what it is asked, to be measured in a run of its own.
    struct Job: Hashable, Sendable {
        /// The node.
        let node: NodeHandle
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

    /// How far one run of measurements has come.
    struct RunState {
        /// The jobs that the suspended measurements wait for, in the order in which they were
        /// asked.
        var missing: [Job] = []

        /// The node halfway down the stack that was used up. It runs when those jobs are done,
        /// before the measurements that were suspended.
        var relay: Job?

        /// Half of the room for nodes that the run began with, in bytes.
        var halfRoom: UInt = 0

        /// Whether the run has used up its stack.
        var isStackUsedUp = false

        /// The innermost node that was under way when its specs had used up the stack.
        var exhausted: Job?

        /// Whether the node of the job under way has yet to be measured.
        var isFirst = true

        /// How many measurements were suspended for jobs that are known.
        var suspensionCount = 0
    }

    // Exclusivity is unchecked because an engine belongs to one task. In the middle of an access it
    // calls out of itself only to release objects, whose deinitialisers cannot reach it.

    /// The run under way.
    @safe @exclusivity(unchecked)
    final var runState = RunState()

    /// How many measurements were suspended, to run again.
    @safe @exclusivity(unchecked)
    final var restarts = 0

    /// The environments met so far.
    final let environments: SharedEnvironments

    /// What the user has asked for.
    final let root: Root

    /// Tells when the measurements are no longer wanted.
    final let cancellation: PassCancellation

    /// What is odd in the style of the root, which has no parent to report it.
    final var rootDiagnostics: [LayoutDiagnostic] = []

    init(root: Root, environments: SharedEnvironments, cancellation: PassCancellation) {
        self.root = root
        self.environments = environments
        self.cancellation = cancellation
    }

    /// Whether it measures the nodes of an array where they lie: `MeasuringWorker` does.
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

    /// Whether the measurement that is beginning had a spec in an earlier run.
    var hasPinnedSpec: Bool { false }

    /// Takes the spec that the measurement now beginning had in an earlier run; nil in the first.
    func takePinnedSpec() -> (any LayoutElement)? { nil }

    /// Keeps the spec of a measurement that is suspended for its next run.
    func keepSpec(_ spec: any LayoutElement) {}

    /// The path to a node that was asked for, as errors print it.
    func path(to node: NodeHandle) -> String {
        var paths = NodePaths { $0.state }
        return paths.string(along: [node])
    }

    /// Prepares for a run of measurements.
    func beginRun() {}
}
