/// The measurement of one node under way, with which specs measure and place their children.
///
/// All measured elements lie in one scratch buffer. Placed elements are linked to their spec in
/// drawing order, and carry their offset from it:
///
///     scratch   │ stack │ avatar │ inset │ name │ …
///                 first ──▶ next ──▶ ·
///                             first ──▶ ·
///
/// Once the node has been measured, the tree of its specs is flattened into the placements of its
/// subnodes.
public struct LayoutContext: ~Copyable {
    // A context contains an existential, which keeps it in memory. If a context could be held in
    // registers, the compiler would copy all of it for calls that read it: 10 to 17 % of the
    // instructions of a first layout.
    /// The environment at the node.
    public internal(set) var environment: LayoutEnvironment

    /// The grid that sizes and positions are rounded to.
    public internal(set) var pixelGrid: PixelGrid

    /// The number under which the engine knows the environment.
    package private(set) var environmentNumber: Int32

    /// The end of the stack on which the measurement runs.
    package let stackGuard: StackGuard

    /// The object that measures the display nodes that specs ask for.
    package let engine: AnyObject

    /// Whether the engine measures the nodes of an array where they lie. If it does not, they are
    /// elements like any others to it.
    let callsNodesInArrays: Bool

    /// Everything measured so far in the nodes under way, innermost node last.
    var scratch: ScratchStack<ScratchElement>

    /// The node under way.
    @usableFromInline package var node = NodeScope(base: 0, firstRemark: 0)

    /// What is known about the children of the stacks that are being solved, the innermost stack
    /// last.
    var stackItems: ScratchStack<StackItem>

    /// What the styles of those children say to their stacks.
    var stackItemStyles: ScratchStack<StackItemStyle>

    /// Those styles themselves, except for those that the engine can find again.
    var stackStyles: ScratchStack<LayoutElementStyle>

    /// The steps that the innermost of these stacks needs, as far as is known.
    var stackSteps = StackSolver.Steps()

    /// The lines of the stacks that are being solved.
    var stackLines: ScratchStack<StackLine>

    /// The number of the batch under way: questions with the same number do not depend on each
    /// other.
    package internal(set) var batch: Int32 = 0

    /// The error behind `.failed`.
    package var failure: LayoutError?

    /// The type of the spec under way; outside of specs, that of a spec around the node.
    var specType: Any.Type = (any LayoutSpec).self

    /// The trace that notes the measurements for the spec of the node under way, for an
    /// explanation.
    package var trace: LayoutTrace?

    /// The remarks about the nodes under way so far.
    @usableFromInline var remarks: [Remark] = []

    /// Creates a context for measuring a node and everything below it.
    ///
    /// - Parameters:
    ///   - environment: The environment at the node.
    ///   - number: The number under which the engine knows it.
    ///   - stackGuard: The end of the stack on which the measurement runs.
    ///   - engine: The object that measures the display nodes.
    ///   - callsNodesInArrays: Whether the engine measures the nodes of an array where they lie.
    ///   - memory: The memory that the previous context handed out.
    package init(
        environment: consuming LayoutEnvironment,
        number: Int32 = 0,
        stackGuard: StackGuard = StackGuard(),
        engine: AnyObject,
        callsNodesInArrays: Bool = false,
        memory: consuming LayoutMemory = LayoutMemory()
    ) {
        scratch = memory.scratch
        stackItems = memory.stackItems
        stackItemStyles = memory.stackItemStyles
        stackStyles = memory.stackStyles
        stackLines = memory.stackLines
        self.stackGuard = stackGuard
        pixelGrid = environment.pixelGrid
        self.environment = environment
        environmentNumber = number
        self.engine = engine
        self.callsNodesInArrays = callsNodesInArrays
    }

    /// Changes the environment for the node under way and all below it.
    package mutating func setEnvironment(_ environment: LayoutEnvironment, number: Int32) {
        self.environment = environment
        environmentNumber = number
        pixelGrid = environment.pixelGrid
    }

    /// How deep specs may be nested inside one node; nodes may be nested deeper.
    ///
    /// A layout with deeper specs fails with an error that names the node. So does one whose specs
    /// reach the end of the thread's stack first: a stack of 512 KB has room for some 500 nested
    /// stack specs.
    ///
    /// Specs that are far deeper must not be built at all. Specs are values that hold their
    /// children, and Swift releases such values recursively, with some 160 bytes of stack per
    /// level: releasing 50,000 levels exhausts a stack of 8 MB, and releasing 3,000 levels one of
    /// 512 KB. Counting the levels of every spec that is created would slow down all layouts.
    public static let maximumSpecDepth = 2_000
}

/// A context belongs to the task that measures.
@available(*, unavailable)
extension LayoutContext: Sendable {}
