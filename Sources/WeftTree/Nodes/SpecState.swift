public import WeftLayout

/// The state of a node with subnodes.
///
/// It is also generic over the type of the content's specs. Otherwise the runtime would look that
/// type up in each measurement.
@usableFromInline
final class SpecState<Content: NodeContent, Body: LayoutElement>:
    ContentState<Content>, @unchecked Sendable
where Content.Body == Body {
    // `@unchecked Sendable`: as in `NodeState`.

    /// Creates the state of a new node, and makes the content update the subnodes.
    @usableFromInline
    init(_ content: Content, name: String?, baseStyle: LayoutElementStyle) {
        let flaw = EditTransaction.updateSubnodes(of: content)
        let kind = Content._hasFixedSpec ? Kind.fixedSpec : .spec
        super.init(content, name: name, baseStyle: baseStyle, kind: kind, flaw: flaw)
    }

    private override init(_ draft: ContentDraft<Content>) { super.init(draft) }

    override func replacing(_ draft: ContentDraft<Content>) -> NodeState { SpecState(draft) }

    /// The arrangement of the subnodes in a range. A fixed spec does not see the range.
    private func spec(thatFits constrainedSize: SizeRange) -> Body {
        // Computed before the call: otherwise the content would be copied for it.
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

    // A separate function: one with an optional spec begins by having the runtime look up its type.
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

    // A separate function, because it is rarely called.
    /// Keeps a spec whose measurement was suspended.
    @inline(never)
    private func keep(_ spec: Body, in context: borrowing LayoutContext) {
        context.nodeEngine.keepSpec(spec)
    }

    private func measure(
        _ spec: Body,
        in constrainedSize: SizeRange,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        // A spec may swallow an error, so the context decides.
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
            context.noteUnused(.ofSomeParents, in: style, of: spec, by: Content.self)
            context.noteOverruled(
                style,
                of: spec,
                root,
                in: constrainedSize,
                parentSize,
                by: Content.self
            )
        }
        // Checked here, because the call is not inlined across modules.
        if kind == .fixedSpec, !spec.keepsItsRange { context.forgetReuse(of: root) }
        context.checkRoot(root, of: typeName(Content.self))
        return root
    }
}
