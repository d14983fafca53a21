// Subscripts for what is not a node of a known content type. The compiler says how to get one.
extension TreeEdit {
    /// Not available: the content's type is not known. Use `DisplayNode<Content>(narrowing: node)`.
    @available(
        *,
        unavailable,
        message: "the type of the content is not known; use DisplayNode<Content>(narrowing: node)"
    )
    public subscript(node: AnyDisplayNode) -> UnknownContent {
        preconditionFailure("it is unavailable")
    }

    /// Not available: a node with a modifier is a use of the node in a spec, and has no content.
    @available(
        *,
        unavailable,
        message:
            "a modifier makes a use of the node in a spec: keep the node itself, and set its style where it is made: DisplayNode(content) { $0.flexShrink = 1 }"
    )
    public subscript(use: StyledNode) -> UnknownContent {
        preconditionFailure("it is unavailable")
    }
}
