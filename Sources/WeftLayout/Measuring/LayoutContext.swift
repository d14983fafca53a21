/// Measures and places a spec's children: the measurement of one node under way.
///
/// Everything that was measured lies in one scratch buffer. Placed elements are linked to their
/// spec in drawing order, and carry their offset from it:
///
///     scratch   │ stack │ avatar │ inset │ name │ …
///                 first ──▶ next ──▶ ·
///                             first ──▶ ·
///
/// When the node is measured, the tree of its specs is flattened to the placements of its subnodes.
public struct LayoutContext: ~Copyable {
    // There is an existential in it, which keeps contexts in memory. If a context could be held in
    // registers, the compiler would copy all of it for calls that read it: 10 % of the instructions
    // of W1, 17 % of those of W3.
    /// The environment at the node.
    public internal(set) var environment: LayoutEnvironment

    /// The grid that sizes and positions are rounded to.
    public internal(set) var pixelGrid: PixelGrid

    /// The number under which the engine knows the environment.
    package private(set) var environmentNumber: Int32

    /// The end of the stack that is measured on.
    package let stack: StackGuard

    /// What measures the display nodes that specs ask for.
    package let engine: AnyObject

    /// Whether the engine measures the nodes of an array where they lie; to another one they are
    /// elements like any others.
    let callsNodesInArrays: Bool

    /// Everything measured so far in the nodes under way, innermost node last.
    var scratch: ScratchStack<ScratchElement>

    /// The node under way.
    @usableFromInline package var node = NodeScope(base: 0, firstRemark: 0)

    /// What is known of the children of the stacks that are being solved, the innermost stack last.
    var stackItems: ScratchStack<StackItem>

    /// What the styles of those children say to their stacks.
    var stackItemStyles: ScratchStack<StackItemStyle>

    /// Those styles themselves, but for those that the engine finds again.
    var stackStyles: ScratchStack<LayoutElementStyle>

    /// The steps that the innermost of these stacks needs, as far as it is known.
    var stackSteps = StackSolver.Steps()

    /// The lines of the stacks that are being solved.
    var stackLines: ScratchStack<StackLine>

    /// The number of the batch under way: questions with the same number do not depend on each
    /// other.
    package internal(set) var batch: Int32 = 0

    /// The error behind `.failed`.
    package var failure: LayoutError?

    /// The type of the spec under way, for diagnostics.
    var specType: Any.Type = (any LayoutSpec).self

    /// Where the measurements for the spec of the node under way are noted, for an explanation.
    package var trace: LayoutTrace?

    /// What the nodes under way met so far.
    @usableFromInline var remarks: [Remark] = []

    /// Makes a context for the measurement of a node and of all below it.
    ///
    /// - Parameters:
    ///   - environment: The environment at the node.
    ///   - number: The number under which the engine knows it.
    ///   - stack: The end of the stack that is measured on.
    ///   - engine: What measures the display nodes.
    ///   - callsNodesInArrays: Whether it measures the nodes of an array where they lie.
    ///   - memory: What the context before has handed out.
    package init(
        environment: consuming LayoutEnvironment,
        number: Int32 = 0,
        stack: StackGuard = StackGuard(),
        engine: AnyObject,
        callsNodesInArrays: Bool = false,
        memory: consuming LayoutMemory = LayoutMemory()
    ) {
        scratch = memory.scratch
        stackItems = memory.stackItems
        stackItemStyles = memory.stackItemStyles
        stackStyles = memory.stackStyles
        stackLines = memory.stackLines
        self.stack = stack
        pixelGrid = environment.pixelGrid
        self.environment = environment
        environmentNumber = number
        self.engine = engine
        self.callsNodesInArrays = callsNodesInArrays
    }

    /// Ends the context, and hands its memory out.
    package consuming func finish() -> LayoutMemory { LayoutMemory(of: self) }

    /// Changes the environment for the node under way and all below it.
    package mutating func setEnvironment(_ environment: LayoutEnvironment, number: Int32) {
        self.environment = environment
        environmentNumber = number
        pixelGrid = environment.pixelGrid
    }

    /// How deep specs may be nested inside one node; nodes may be nested deeper. Beyond it, or
    /// where the stack ends before, as one of 512 KB does at some 500 stacks, the layout fails with
    /// an error that names the node.
    ///
    /// A spec that is far deeper must not be built at all. Specs are values that hold their
    /// children, and Swift releases such values inside each other: it takes some 160 bytes of stack
    /// a level, so that a release of 50,000 levels ends a stack of 8 MB, and one of 3,000 a stack
    /// of 512 KB. To count the levels of every spec that is made would slow down all layouts for
    /// it.
    public static let maximumSpecDepth = 2_000
}

/// A context belongs to the task that measures.
@available(*, unavailable)
extension LayoutContext: Sendable {}
