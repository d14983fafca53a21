public import WeftLayout

/// A state whose content's type is known.
@usableFromInline
class ContentState<Content: Sendable>: NodeState, @unchecked Sendable {
    // `@unchecked Sendable`: as in `NodeState`.

    /// The content, stored in the object itself.
    final let content: Content

    fileprivate init(
        _ content: Content,
        name: String?,
        baseStyle: LayoutElementStyle,
        kind: Kind,
        flaw: EditError? = nil
    ) {
        self.content = content
        super.init(name: name, baseStyle: baseStyle, kind: kind, flaw: flaw)
    }

    fileprivate init(_ draft: ContentDraft<Content>) {
        content = draft.newContent
        super.init(draft)
    }

    override final func makeDraft(of node: NodeHandle) -> NodeDraft {
        ContentDraft(of: node, self)
    }

    /// A state of the same kind with what is in a draft.
    func replacing(_ draft: ContentDraft<Content>) -> NodeState {
        preconditionFailure("every kind of state replaces itself")
    }

    /// Lets a content derive the contents of its subnodes.
    func updateSubnodes(of content: Content, _ edit: inout TreeEdit) {}

    override var contentTypeName: String { "\(Content.self)" }

    override var anyContent: any Sendable { content }
}

/// The state of a node with subnodes.
///
/// It knows the type of the content's specs, which the runtime would look up in each measurement else.
@usableFromInline
final class SpecState<Content: NodeContent, Body: LayoutElement>:
    ContentState<Content>, @unchecked Sendable
where Content.Body == Body {
    // `@unchecked Sendable`: as in `NodeState`.

    /// Makes the state of a new node, and lets the content update the subnodes.
    @usableFromInline
    init(_ content: Content, name: String?, baseStyle: LayoutElementStyle) {
        let flaw = EditTransaction.updateSubnodes(of: content)
        super.init(content, name: name, baseStyle: baseStyle, kind: .spec, flaw: flaw)
    }

    private override init(_ draft: ContentDraft<Content>) { super.init(draft) }

    override func replacing(_ draft: ContentDraft<Content>) -> NodeState { SpecState(draft) }

    override func updateSubnodes(of content: Content, _ edit: inout TreeEdit) {
        content.updateSubnodes(&edit)
    }

    override func measure(
        in constrainedSize: SizeRange,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredContent {
        if context.callEngine({ engine, _ in engine.hasPinnedSpec }) {
            return try measurePinnedSpec(in: constrainedSize, context: &context)
        }
        return try measure(
            content.layoutSpec(thatFits: constrainedSize),
            in: constrainedSize,
            context: &context
        )
    }

    // Apart, as the runtime looks up the type of an optional spec on the way into whoever has one.
    @inline(never)
    private func measurePinnedSpec(
        in constrainedSize: SizeRange,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredContent {
        let pinned = context.nodeEngine.takePinnedSpec() as? Body
        return try measure(
            pinned ?? content.layoutSpec(thatFits: constrainedSize),
            in: constrainedSize,
            context: &context
        )
    }

    private func measure(
        _ spec: Body,
        in constrainedSize: SizeRange,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredContent {
        // A spec may swallow what it is thrown, so the context decides.
        defer { if context.interruption == .suspended { context.nodeEngine.keepSpec(spec) } }
        let style = spec.style(in: &context)
        if !style.isEmpty {
            context.noteUnused(besidesSizesIn: style, of: spec, in: Content.self)
        }
        let root = try spec.measure(
            in: constrainedSize,
            parentSize: constrainedSize.max,
            style: style,
            context: &context
        )
        context.checkRoot(root, of: "\(Content.self)")
        let baselines = (root.firstBaseline ?? .nan, root.lastBaseline ?? .nan)
        return MeasuredContent(
            answer: NodeAnswer(
                size: root.size,
                baselines: baselines,
                lacksSize: root.lacksSize
            ),
            root: root
        )
    }
}

/// The state of a leaf.
@usableFromInline
final class LeafState<Content: LeafContent>: ContentState<Content>, @unchecked Sendable {
    // `@unchecked Sendable`: as in `NodeState`.

    /// Makes the state of a new leaf.
    @usableFromInline
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

    override func measureLeaf(
        in constrainedSize: SizeRange,
        extras: inout LeafMeasurement.Extras?,
        context: inout LayoutContext
    ) -> (answer: NodeAnswer, holdsWhereItFits: Bool) {
        let leaf = content.measure(constrainedSize, in: context.environment)
        var lacksSize = false
        if let own = leaf.extras {
            extras = own
            if let remark = own.remark {
                context.report(remark)
                if case .noIntrinsicSize = remark { lacksSize = true }
            }
        }
        let size = leaf.size.isValid ? constrainedSize.clamp(leaf.size) : leaf.size
        let rounded = context.usableSize(size, of: contentTypeName)
        // What is hardly longer than a multiple of a pixel is rounded down.
        let hasRoom = rounded.width >= size.width && rounded.height >= size.height
        let answer = NodeAnswer(
            size: rounded,
            baselines: context.usableBaselines(leaf.baselines, of: contentTypeName),
            lacksSize: lacksSize && rounded.isEmpty
        )
        return (answer, leaf.holdsWhereItFits && hasRoom)
    }
}

extension DisplayNode {
    /// The content in one of the node's states.
    func content(in state: NodeState) -> Content {
        // A node's states are made of its drafts, and these of its states, all of the same type.
        unsafe unsafeDowncast(state, to: ContentState<Content>.self).content
    }
}
