public import WeftLayout

/// The state of a leaf.
@usableFromInline
final class LeafState<Content: LeafContent>: ContentState<Content>, @unchecked Sendable {
    // `@unchecked Sendable`: as in `NodeState`.

    // Inlinable, like the superclass's initialiser: where the type of the content is known, the
    // content is stored without consulting the tables of its type.
    /// Creates the state of a new leaf.
    @inlinable
    init(_ content: Content, name: String?, baseStyle: LayoutElementStyle) {
        super.init(
            content,
            name: name,
            baseStyle: baseStyle,
            kind: Content.measuresInstantly ? .instantLeaf : .leaf
        )
    }

    private override init(_ draft: ContentDraft<Content>) { super.init(draft) }

    override func replacing(_ draft: ContentDraft<Content>) -> NodeState { LeafState(draft) }

    override func measureContent(
        in constrainedSize: SizeRange,
        context: borrowing LayoutContext
    ) -> LeafMeasurement {
        content.measure(constrainedSize, in: context.environment)
    }
}
