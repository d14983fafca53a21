import WeftLayout

/// The inputs of one node as an edit makes them.
///
/// What is written in an edit is written here, in place. When the edit ends well, the node gets a
/// new state of it, which never changes; so what measures may read states without copying anything.
class NodeDraft {
    // Unchecked, here and in the subclass: the thread that runs the edit alone reaches its drafts.
    // In the middle of an access it calls the closure that a value is handed out to, and releases
    // what is replaced, whose `deinit` may make nodes that write. Neither comes to this draft:
    // `beginAccess()` ends the program then.

    let node: NodeHandle

    /// The inputs before the edit. The transaction keeps them until nobody holds a lock.
    let original: NodeState

    /// The style that every use of the node starts from.
    @safe @exclusivity(unchecked)
    final var baseStyle: LayoutElementStyle

    /// What the node overrides in its environment, if anything.
    @safe @exclusivity(unchecked)
    final var overrides: EnvironmentOverrides?

    /// Why the subnodes could not be updated when the node was made; nil once an edit has updated
    /// them.
    @safe @exclusivity(unchecked)
    private(set) final var flaw: EditError?

    /// What was written to; in the end, what of it is new.
    @safe @exclusivity(unchecked)
    private(set) final var aspects: EditTransaction.Aspects = []

    /// Whether the content is another than before; nil if nobody has compared them since it was
    /// written to.
    @safe @exclusivity(unchecked)
    private final var isNew: Bool?

    /// The same of the overrides.
    @safe @exclusivity(unchecked)
    private final var hasNewOverrides: Bool?

    /// How many times it was written to: to compare values may make nodes, which write.
    @safe @exclusivity(unchecked)
    private final var writeCount = 0

    /// Whether a value is handed out to be written to at the moment.
    @safe @exclusivity(unchecked)
    private final var isWrittenTo = false

    /// Whether `updateSubnodes` has run for it.
    @safe @exclusivity(unchecked)
    private final var wasUpdated = false

    /// How many times it has waited for `updateSubnodes`.
    @safe @exclusivity(unchecked)
    private final var rounds = 0

    /// Whether it waits for `updateSubnodes`.
    @safe @exclusivity(unchecked)
    final var isQueued = false

    /// Where the node belongs, once the edit has seen to that.
    final var slot: Slot = -1

    /// Whether the edit has adopted the node.
    final var isNewcomer = false

    init(of node: NodeHandle, _ original: NodeState) {
        self.node = node
        self.original = original
        baseStyle = original.baseStyle
        if original.hasOverrides { overrides = original.overrides }
        flaw = original.flaw
    }

    /// A state of the inputs as they are.
    ///
    /// What equals the former value is not taken over, also if another input is new: equal values
    /// need not be the same to the bit, and what was measured with the former one stands.
    func makeState() -> NodeState { preconditionFailure("a draft has a content") }

    /// Whether the content equals the one before; two of a type that is not `Equatable` never do.
    func hasEqualContent(in transaction: EditTransaction) -> Bool {
        preconditionFailure("a draft has a content")
    }

    /// Lets the content derive the contents of its subnodes.
    func updateSubnodes(_ edit: inout TreeEdit) { preconditionFailure("a draft has a content") }

    /// The base style for a new state: the former one, if what was written equals it.
    final var newBaseStyle: LayoutElementStyle {
        aspects.contains(.style) ? baseStyle : original.baseStyle
    }

    /// The rare inputs for a new state: the former ones, if what was written equals them.
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

    /// Makes sure that nothing is handed out to be written to.
    final func checkAccess() {
        if isWrittenTo { endProgram() }
    }

    /// Says what has happened, which a failed precondition does not in a release build.
    @inline(never)
    private func endProgram() -> Never {
        fatalError("\(node.debugDescription) is touched in the middle of a write to it")
    }

    /// Begins to hand out a value to be written to, which must not be so already.
    final func beginAccess() {
        checkAccess()
        isWrittenTo = true
    }

    /// Ends what `beginAccess()` began.
    final func endAccess() { isWrittenTo = false }

    /// Notes that something is going to be written to.
    final func touch(_ aspect: EditTransaction.Aspects) {
        aspects.insert(aspect)
        writeCount += 1
        if aspect == .content { isNew = nil }
        if aspect == .environment { hasNewOverrides = nil }
    }

    /// Whether the content is another than before.
    private final func hasNewContent(in transaction: EditTransaction) -> Bool {
        if let isNew { return isNew }
        let writeCount = writeCount
        let isNew = !hasEqualContent(in: transaction)
        if self.writeCount == writeCount { self.isNew = isNew }
        return isNew
    }

    /// Finds out whether the content and the overrides are others than before, if they were written
    /// to. That runs code of the user's; a value that it writes to has to be compared again.
    final func compare(in transaction: EditTransaction) {
        if aspects.contains(.content) { _ = hasNewContent(in: transaction) }
        if aspects.contains(.environment), hasNewOverrides == nil {
            let writeCount = writeCount
            let isNew = overrides != original.overrides
            if self.writeCount == writeCount { hasNewOverrides = isNew }
        }
    }

    /// Lets the content update the subnodes, if it is new or was updated before.
    final func cascade(in transaction: EditTransaction) throws(EditError) {
        rounds += 1
        guard rounds <= transaction.maximumRounds else { throw endlessUpdate }
        guard wasUpdated || hasNewContent(in: transaction) else { return }
        wasUpdated = true
        var edit = TreeEdit(transaction)
        updateSubnodes(&edit)
        flaw = nil
    }

    /// That values go on being written to.
    final var endlessUpdate: EditError {
        .endlessUpdate(node.debugDescription)
    }

    /// Notes why the subnodes of the node, which was just made, could not be updated.
    final func note(_ flaw: EditError) { self.flaw = flaw }

    /// Leaves those aspects that are new indeed, by what `compare(in:)` has found.
    final func dropEqualAspects() {
        if isNew == false { aspects.remove(.content) }
        if aspects.contains(.style), baseStyle == original.baseStyle { aspects.remove(.style) }
        if hasNewOverrides == false { aspects.remove(.environment) }
    }
}

/// A draft whose content's type is known.
final class ContentDraft<Content: Sendable>: NodeDraft {
    /// The content, to be written to in its place.
    @safe @exclusivity(unchecked)
    var content: Content

    init(of node: NodeHandle, _ original: ContentState<Content>) {
        content = original.content
        super.init(of: node, original)
    }

    private var contentState: ContentState<Content> {
        // The initialiser takes no other.
        unsafe unsafeDowncast(original, to: ContentState<Content>.self)
    }

    /// The content for a new state: the former one, if what was written equals it.
    var newContent: Content { aspects.contains(.content) ? content : contentState.content }

    override func makeState() -> NodeState { contentState.replacing(self) }

    override func updateSubnodes(_ edit: inout TreeEdit) {
        contentState.updateSubnodes(of: content, &edit)
    }

    override func hasEqualContent(in transaction: EditTransaction) -> Bool {
        guard let type = transaction.equatableType(Content.self) else { return false }
        return areEqual(content, contentState.content, as: type)
    }
}

/// Whether two values are equal.
///
/// - Parameter type: Their type.
private func areEqual<Value, Same: Equatable>(
    _ left: Value,
    _ right: Value,
    as type: Same.Type
) -> Bool {
    precondition(type == Value.self)
    // The types are the same. A cast would take several hundred instructions.
    return unsafe withUnsafePointer(to: left) { left in
        unsafe withUnsafePointer(to: right) { right in
            unsafe UnsafeRawPointer(left).assumingMemoryBound(to: Same.self).pointee
                == UnsafeRawPointer(right).assumingMemoryBound(to: Same.self).pointee
        }
    }
}
