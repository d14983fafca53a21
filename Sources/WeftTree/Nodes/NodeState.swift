public import WeftLayout

/// The inputs of one node at one revision: its content, base style and environment overrides; and
/// its name, which all of its states share.
///
/// `@unchecked Sendable`: nothing of a state ever changes, here and in the subclasses, which the
/// compiler cannot tell of a class that is not final. What an edit writes to is a `NodeDraft`. So
/// contents are called where they lie, and not copied for it.
@usableFromInline
class NodeState: @unchecked Sendable {
    /// What kind of node it is.
    @usableFromInline
    enum Kind: UInt, Sendable {
        /// One whose content arranges subnodes.
        case spec
        /// One whose content arranges subnodes, in every range by the same spec.
        case fixedSpec
        /// One without subnodes.
        case leaf
        /// One without subnodes that is measured faster than it could be put off.
        case instantLeaf
    }

    /// The style that every use of the node starts from.
    final let baseStyle: LayoutElementStyle

    private final let traits: Traits

    /// What kind of node it is.
    final var kind: Kind {
        @inline(__always)
        get { traits.kind }
    }

    /// Whether its content arranges subnodes.
    final var hasSpec: Bool {
        @inline(__always)
        get { traits.hasSpec }
    }

    /// Whether it is a leaf that is measured instantly, and overrides nothing in its environment.
    final var isPlainInstantLeaf: Bool {
        @inline(__always)
        get { traits.isBareInstantLeaf || kind == .instantLeaf && !hasOverrides }
    }

    /// The inputs that few nodes have; nil if there are none.
    final var rareInputs: RareInputs? { traits.rareInputs }

    /// The name for diagnostics.
    final var name: String? { rareInputs?.name }

    /// What the node overrides in its environment, if anything.
    final var overrides: EnvironmentOverrides? { rareInputs?.overrides }

    /// Whether the node overrides anything in its environment.
    @inline(__always)
    final var hasOverrides: Bool { traits.hasRareInputs && overrides != nil }

    /// Why the subnodes could not be updated when the node was made.
    final var flaw: EditError? { rareInputs?.flaw }

    /// What a record tells of a slot that no node has.
    static let none = NodeState(baseStyle: LayoutElementStyle(), kind: .leaf)

    @usableFromInline
    init(
        name: String? = nil,
        baseStyle: LayoutElementStyle,
        kind: Kind,
        flaw: EditError? = nil
    ) {
        self.baseStyle = baseStyle
        traits = Traits(kind, .make(name: name, flaw: flaw))
    }

    init(_ draft: NodeDraft) {
        baseStyle = draft.newBaseStyle
        traits = Traits(draft.original.kind, draft.newRareInputs)
    }

    /// The name of the content's type.
    var contentTypeName: String { "" }

    /// The content, whatever its type.
    var anyContent: any Sendable { () }

    /// The node's inputs, to be written to in an edit.
    func makeDraft(of node: NodeHandle) -> NodeDraft {
        preconditionFailure("only states of contents are written to")
    }

    // The answer fits into the registers for results. Returned in memory it would be stored length
    // by length and loaded two lengths at a time, and each such load waits for the stores.
    /// Measures the content of a leaf in a range to which the node's style has been applied.
    ///
    /// - Parameters:
    ///   - rareData: What few leaves have besides; it comes in as nil.
    ///   - reuse: In which other ranges the answer is the same; it comes in as none.
    /// - Returns: The answer.
    func measureLeaf(
        in constrainedSize: SizeRange,
        rareData: inout LeafMeasurement.RareData?,
        reuse: inout Reuse,
        context: inout LayoutContext
    ) -> NodeAnswer {
        preconditionFailure("only leaves are measured as such")
    }

    /// Measures the spec of a content that arranges subnodes, in a range to which the node's style
    /// has been applied.
    func measureSpec(
        in constrainedSize: SizeRange,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        preconditionFailure("only contents that arrange subnodes have a spec")
    }
}
