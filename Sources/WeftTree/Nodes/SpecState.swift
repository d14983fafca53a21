public import WeftLayout

/// The state of a node with subnodes.
///
/// It is generic over the type of the content's specs, too: else the runtime would look that up in
/// each measurement.
@usableFromInline
final class SpecState<Content: NodeContent, Body: LayoutElement>:
    ContentState<Content>, @unchecked Sendable
where Content.Body == Body {
    // `@unchecked Sendable`: as in `NodeState`.

    /// Makes the state of a new node, and lets the content update the subnodes.
    @usableFromInline
    init(_ content: Content, name: String?, baseStyle: LayoutElementStyle) {
        let flaw = EditTransaction.updateSubnodes(of: content)
        let kind = Content._hasFixedSpec ? Kind.fixedSpec : .spec
        super.init(content, name: name, baseStyle: baseStyle, kind: kind, flaw: flaw)
    }

    private override init(_ draft: ContentDraft<Content>) { super.init(draft) }

    override func replacing(_ draft: ContentDraft<Content>) -> NodeState { SpecState(draft) }

    /// The arrangement of the subnodes in a range. A fixed one sees no range.
    private func spec(thatFits constrainedSize: SizeRange) -> Body {
        // Before the call: the content would be copied for it otherwise.
        let range = kind == .fixedSpec ? SizeRange.unbounded : constrainedSize
        return content.layoutSpec(thatFits: range)
    }

    override func updateSubnodes(of content: Content, _ edit: inout TreeEdit) {
        content.updateSubnodes(&edit)
    }

    override func measureSpec(
        in constrainedSize: SizeRange,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        if context.callEngine({ engine, _ in engine.hasPinnedSpec }) {
            return try measurePinnedSpec(in: constrainedSize, context: &context)
        }
        return try measure(
            spec(thatFits: constrainedSize),
            in: constrainedSize,
            context: &context
        )
    }

    // Apart: a function with an optional spec has the runtime look its type up first.
    @inline(never)
    private func measurePinnedSpec(
        in constrainedSize: SizeRange,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        let pinned = context.nodeEngine.takePinnedSpec() as? Body
        return try measure(
            pinned ?? spec(thatFits: constrainedSize),
            in: constrainedSize,
            context: &context
        )
    }

    // Apart, as it is rare.
    /// Keeps a spec whose measurement is suspended.
    @inline(never)
    private func keep(_ spec: Body, in context: borrowing LayoutContext) {
        context.nodeEngine.keepSpec(spec)
    }

    private func measure(
        _ spec: Body,
        in constrainedSize: SizeRange,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        // A spec may swallow what it is thrown, so the context decides.
        defer { if context.node.interruption == .suspended { keep(spec, in: context) } }
        context.node.tracksReuse = kind == .fixedSpec
        let style = spec.style(in: &context)
        let parentSize = constrainedSize.max.infiniteWhereUnbounded
        let root = try spec.measure(
            in: constrainedSize,
            parentSize: parentSize,
            style: style,
            context: &context
        )
        if !style.isEmpty {
            context.noteUnused(
                style,
                of: spec,
                root,
                in: constrainedSize,
                parentSize: parentSize,
                for: Content.self
            )
        }
        // Asked here: the call is not inlined across modules.
        if kind == .fixedSpec, !spec.keepsItsRange { context.forgetReuse(of: root) }
        context.checkRoot(root, of: typeName(Content.self))
        return root
    }
}
