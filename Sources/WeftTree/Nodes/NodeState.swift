public import WeftLayout

/// The inputs of one node at one revision: its content, its base style, its environment overrides,
/// and its name, which is the same in all its states.
///
/// `@unchecked Sendable`: a state never changes, neither here nor in the subclasses, but the
/// compiler cannot prove that for a class that is not final. Edits write to a `NodeDraft` instead.
/// So a content's methods can be called where it is stored, without copying it.
@usableFromInline
class NodeState: @unchecked Sendable {
    /// The kind of a node.
    @usableFromInline
    enum Kind: UInt, Sendable {
        /// A node whose content arranges subnodes.
        case spec
        /// A node whose content arranges subnodes by the same spec in every range.
        case fixedSpec
        /// A node without subnodes.
        case leaf
        /// A node without subnodes that takes less time to measure than to put off.
        case instantLeaf
    }

    /// The style that every use of the node starts from.
    final let baseStyle: LayoutElementStyle

    private final let traits: Traits

    /// The kind of the node.
    final var kind: Kind {
        @inline(__always)
        get { traits.kind }
    }

    /// Whether the node's content arranges subnodes.
    final var hasSpec: Bool {
        @inline(__always)
        get { traits.hasSpec }
    }

    /// Whether the node is a leaf that is measured instantly and overrides nothing in its
    /// environment.
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

    /// Why the subnodes could not be updated when the node was created; nil if they were, or once
    /// an edit has updated them.
    final var flaw: EditError? { rareInputs?.flaw }

    /// The inputs that a record has for a slot without a node.
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

    /// Creates a draft of the node's inputs for an edit to write to.
    func makeDraft(of node: NodeHandle) -> NodeDraft {
        preconditionFailure("only states of contents are written to")
    }

    // The result fits into the registers for results. If it were returned in memory, it would be
    // stored one length at a time and loaded two at a time, and each such load would have to wait
    // for the stores.
    /// Asks the content of a leaf for its size in a range to which the node's style has been
    /// applied.
    func measureContent(
        in constrainedSize: SizeRange,
        context: borrowing LayoutContext
    ) -> LeafMeasurement {
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
