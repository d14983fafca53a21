import WeftLayout

/// The inputs of one node at one revision: its content, base style and environment overrides.
///
/// `@unchecked Sendable`: a state is written to only by the transaction that made it, before
/// `NodeHandle.replaceState(with:)` or an initialiser shares it; from then on it never changes.
///
/// `@exclusivity(unchecked)`: nobody writes to a state that is shared; before, only `TreeEdit` hands
/// out accesses to it, and checks that they do not overlap (`beginAccess()`). The runtime's checks
/// would cost each measurement of a node several calls.
@usableFromInline
class NodeState: @unchecked Sendable {
    /// What kind of node it is.
    enum Kind {
        /// One whose content arranges subnodes.
        case spec
        /// One without subnodes.
        case leaf
        /// One without subnodes that is measured faster than it could be put off.
        case instantLeaf
    }

    /// What kind of node it is.
    final let kind: Kind

    /// Whether an edit writes to the state at the moment.
    @safe @exclusivity(unchecked)
    private final var isWrittenTo = false

    /// The style that every use of the node starts from.
    @safe @exclusivity(unchecked)
    final var baseStyle: LayoutElementStyle

    /// What the node overrides in its environment, if anything.
    final var overrides: EnvironmentOverrides? {
        get { rareInputs?.overrides }
        set { rareInputs = RareInputs(overrides: newValue, flaw: flaw) }
    }

    /// Whether the node overrides anything in its environment.
    @inline(__always)
    final var hasOverrides: Bool { rareInputs != nil && overrides != nil }

    /// Why the subnodes could not be updated when the node was made.
    final var flaw: EditError? {
        get { rareInputs?.flaw }
        set {
            if newValue == nil, rareInputs == nil { return }
            rareInputs = RareInputs(overrides: overrides, flaw: newValue)
        }
    }

    /// The inputs that few nodes have; nil if there are none.
    @safe @exclusivity(unchecked)
    private final var rareInputs: RareInputs?

    private final class RareInputs: Sendable {
        let overrides: EnvironmentOverrides?
        let flaw: EditError?

        init?(overrides: EnvironmentOverrides?, flaw: EditError?) {
            if overrides == nil, flaw == nil { return nil }
            self.overrides = overrides
            self.flaw = flaw
        }
    }

    /// What a handle that dies holds in place of its last state.
    static let none = NodeState(baseStyle: LayoutElementStyle(), kind: .leaf)

    init(baseStyle: LayoutElementStyle, kind: Kind) {
        self.baseStyle = baseStyle
        self.kind = kind
    }

    init(copying other: NodeState) {
        kind = other.kind
        baseStyle = other.baseStyle
        rareInputs = other.rareInputs
    }

    /// The name of the content's type.
    var contentTypeName: String { "" }

    /// The content as it is, for looking into.
    var reflectedContent: Any { () }

    /// Makes sure that no edit is in the middle of writing to the state.
    final func checkAccess() {
        precondition(!isWrittenTo, "a node is read or written to in the middle of a write to it")
    }

    /// Begins to write to the state, which nothing else may be doing.
    final func beginAccess() {
        checkAccess()
        isWrittenTo = true
    }

    /// Ends what `beginAccess()` began.
    final func endAccess() { isWrittenTo = false }

    /// A state with the same inputs that may be written to.
    func copy() -> NodeState {
        NodeState(copying: self)
    }

    /// Whether the contents are equal; two of a type that is not `Equatable` never are.
    func hasEqualContent(to other: NodeState) -> Bool { false }

    /// Lets the content derive the contents of its subnodes.
    func updateSubnodes(_ edit: inout TreeEdit) {}

    /// Measures the content of a leaf in a range to which the node's style has been applied.
    ///
    /// - Parameter extras: What few leaves have besides; it comes in as nil.
    /// - Returns: The answer, and whether it holds wherever it fits.
    func measureLeaf(
        in constrainedSize: SizeRange,
        extras: inout LeafMeasurement.Extras?,
        context: inout LayoutContext
    ) -> (answer: NodeAnswer, holdsWhereItFits: Bool) {
        (NodeAnswer(size: .zero), false)
    }

    /// Measures the content in a range to which the node's style has been applied.
    func measure(
        in constrainedSize: SizeRange,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredContent {
        var extras: LeafMeasurement.Extras?
        let leaf = measureLeaf(in: constrainedSize, extras: &extras, context: &context)
        return MeasuredContent(answer: leaf.answer, extras: extras)
    }
}

/// What measuring a content yields.
struct MeasuredContent {
    /// The size and the baselines.
    var answer: NodeAnswer

    /// The element that the content's spec consists of; nil for a leaf.
    var root: MeasuredElement?

    /// What a leaf hands to its host, and what was odd about it.
    var extras: LeafMeasurement.Extras?
}
