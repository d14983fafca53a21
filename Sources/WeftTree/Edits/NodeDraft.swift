import WeftLayout

/// The inputs of one node while an edit writes to them.
///
/// An edit writes to the draft in place. If the edit succeeds, the node gets a new state made from
/// the draft. A state never changes, so measurements can read it without copying anything.
class NodeDraft {
    // Unchecked, here and in `ContentDraft`: only the thread that runs the edit reaches its drafts.
    // In the middle of an access, it calls the closure that a value is handed out to, and releases
    // replaced values, whose `deinit` may create nodes that write. Neither can reach this draft:
    // `beginAccess()` would end the program.

    let node: NodeHandle

    /// The inputs before the edit. The transaction keeps them until no lock is held.
    let original: NodeState

    /// The style that every use of the node starts from.
    @safe @exclusivity(unchecked)
    final var baseStyle: LayoutElementStyle

    /// What the node overrides in its environment, if anything.
    @safe @exclusivity(unchecked)
    final var overrides: EnvironmentOverrides?

    /// Why the subnodes could not be updated when the node was created; nil once an edit has
    /// updated them.
    @safe @exclusivity(unchecked)
    private(set) final var flaw: EditError?

    /// The inputs that were written to; in the end, only those that have a new value.
    @safe @exclusivity(unchecked)
    private(set) final var aspects: EditTransaction.Aspects = []

    /// Whether the content differs from the former one; nil if they have not been compared since
    /// the last write.
    @safe @exclusivity(unchecked)
    private final var contentDiffers: Bool?

    /// The same for the overrides.
    @safe @exclusivity(unchecked)
    private final var overridesDiffer: Bool?

    /// How many times the draft was written to. Comparing values may create nodes, which write.
    @safe @exclusivity(unchecked)
    private final var writeCount = 0

    /// Whether a value is currently handed out for writing.
    @safe @exclusivity(unchecked)
    private final var isWrittenTo = false

    /// Whether `updateSubnodes` has run for the draft.
    @safe @exclusivity(unchecked)
    private final var wasUpdated = false

    /// How many times the draft's turn for `updateSubnodes` has come.
    @safe @exclusivity(unchecked)
    private final var rounds = 0

    /// Whether the draft is queued for `updateSubnodes`.
    @safe @exclusivity(unchecked)
    final var isQueued = false

    /// The node's slot in the tree, once the edit has confirmed the adoption.
    final var slot: Slot = -1

    /// Whether this edit has adopted the node.
    final var isNewcomer = false

    init(of node: NodeHandle, _ original: NodeState) {
        self.node = node
        self.original = original
        baseStyle = original.baseStyle
        if original.hasOverrides { overrides = original.overrides }
        flaw = original.flaw
    }

    /// Creates a state from the draft.
    ///
    /// A value that equals the former one is not taken over, even if another input is new: equal
    /// values need not be identical to the bit, and what was measured with the former one stays
    /// valid.
    func makeState() -> NodeState { preconditionFailure("a draft has a content") }

    /// Whether the content equals the former one. Contents that are not `Equatable` are never
    /// equal.
    func hasEqualContent(in transaction: EditTransaction) -> Bool {
        preconditionFailure("a draft has a content")
    }

    /// Makes the content derive the contents of its subnodes.
    func updateSubnodes(_ edit: inout TreeEdit) { preconditionFailure("a draft has a content") }

    /// The base style for a new state: the former one if the written one equals it.
    final var newBaseStyle: LayoutElementStyle {
        aspects.contains(.style) ? baseStyle : original.baseStyle
    }

    /// The rare inputs for a new state: the former ones if the written ones equal them.
    final var newRareInputs: NodeState.RareInputs? {
        let former = original.rareInputs
        let overridesAnew = aspects.contains(.environment)
        if !overridesAnew, flaw == former?.flaw { return former }
        return .make(
            name: former?.name,
            overrides: overridesAnew ? overrides : former?.overrides,
            flaw: flaw
        )
    }

    /// Makes sure that no value is handed out for writing.
    final func checkAccess() {
        if isWrittenTo { endProgram() }
    }

    /// Ends the program with a message, which a failed precondition does not print in a release
    /// build.
    @inline(never)
    private func endProgram() -> Never {
        fatalError("\(node.debugDescription) was read or written during another write to it")
    }

    /// Begins to hand out a value for writing. None may be handed out already.
    final func beginAccess() {
        checkAccess()
        isWrittenTo = true
    }

    /// Ends what `beginAccess()` began.
    final func endAccess() { isWrittenTo = false }

    /// Notes that an input is about to be written to.
    final func touch(_ aspect: EditTransaction.Aspects) {
        aspects.insert(aspect)
        writeCount += 1
        if aspect == .content { contentDiffers = nil }
        if aspect == .environment { overridesDiffer = nil }
    }

    /// Whether the content differs from the former one.
    private final func hasNewContent(in transaction: EditTransaction) -> Bool {
        if let contentDiffers { return contentDiffers }
        let writeCount = writeCount
        let differs = !hasEqualContent(in: transaction)
        if self.writeCount == writeCount { contentDiffers = differs }
        return differs
    }

    /// Finds out whether the content and the overrides differ from the former ones, if they were
    /// written to. That runs user code. If it writes to a value, the value has to be compared
    /// again.
    final func compare(in transaction: EditTransaction) {
        if aspects.contains(.content) { _ = hasNewContent(in: transaction) }
        if aspects.contains(.environment), overridesDiffer == nil {
            let writeCount = writeCount
            let differ = overrides != original.overrides
            if self.writeCount == writeCount { overridesDiffer = differ }
        }
    }

    /// Makes the content update the subnodes, if the content is new or has done so before.
    final func cascade(in transaction: EditTransaction) throws(EditError) {
        rounds += 1
        guard rounds <= transaction.maximumRounds else { throw .endlessUpdate(node) }
        guard wasUpdated || hasNewContent(in: transaction) else { return }
        wasUpdated = true
        var edit = TreeEdit(transaction)
        updateSubnodes(&edit)
        flaw = nil
    }

    /// Notes why the subnodes of a new node could not be updated.
    final func note(_ flaw: EditError) { self.flaw = flaw }

    /// Removes the aspects that have no new value, according to `compare(in:)`.
    final func dropEqualAspects() {
        if contentDiffers == false { aspects.remove(.content) }
        if aspects.contains(.style), baseStyle == original.baseStyle { aspects.remove(.style) }
        if overridesDiffer == false { aspects.remove(.environment) }
    }
}
