public import WeftLayout

/// A state whose content's type is known.
@usableFromInline
class ContentState<Content: Sendable>: NodeState, @unchecked Sendable {
    // `@unchecked Sendable`: as in `NodeState`.

    /// The content, stored in the object itself.
    @usableFromInline
    final let content: Content

    @inlinable
    init(
        _ content: Content,
        name: String?,
        baseStyle: LayoutElementStyle,
        kind: Kind,
        flaw: EditError? = nil
    ) {
        self.content = content
        super.init(name: name, baseStyle: baseStyle, kind: kind, flaw: flaw)
    }

    init(_ draft: ContentDraft<Content>) {
        content = draft.newContent
        super.init(draft)
    }

    override final func makeDraft(of node: NodeHandle) -> NodeDraft {
        ContentDraft(of: node, self)
    }

    /// A state of the same kind with the inputs of a draft.
    func replacing(_ draft: ContentDraft<Content>) -> NodeState {
        preconditionFailure("every kind of state replaces itself")
    }

    /// Makes a content derive the contents of its subnodes.
    func updateSubnodes(of content: Content, _ edit: inout TreeEdit) {}

    override var contentTypeName: String { typeName(Content.self) }

    override var anyContent: any Sendable { content }
}

extension DisplayNode {
    /// The content in one of the node's states.
    func content(in state: NodeState) -> Content {
        // A node's states are made from its drafts, and its drafts from its states, so all have the
        // same content type.
        unsafe unsafeDowncast(state, to: ContentState<Content>.self).content
    }
}
