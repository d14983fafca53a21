// What is no node with a known content: the compiler says how to get one.
extension TreeEdit {
    /// The type of such a node's content is not known: make a handle that knows it with
    /// `DisplayNode<Content>(node)`.
    @available(
        *,
        unavailable,
        message: "the type of the content is not known; use DisplayNode<Content>(node)"
    )
    public subscript(node: AnyDisplayNode) -> UnknownContent {
        preconditionFailure("it is unavailable")
    }

    /// A node with a modifier is a use of it in a spec, and has no content.
    @available(
        *,
        unavailable,
        message:
            "a modifier makes a use of a node, for a spec: keep the node itself, and set its style where it is made, DisplayNode(content) { $0.flexShrink = 1 }"
    )
    public subscript(use: StyledNode) -> UnknownContent {
        preconditionFailure("it is unavailable")
    }
}
