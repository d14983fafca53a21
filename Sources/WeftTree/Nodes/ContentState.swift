public import WeftLayout

/// A state whose content's type is known.
@usableFromInline
class ContentState<Content: Sendable>: NodeState, @unchecked Sendable {
    // `@unchecked Sendable`, `@exclusivity(unchecked)`: as in `NodeState`.

    /// The content, stored in the object itself.
    @safe @exclusivity(unchecked)
    final var content: Content

    fileprivate init(_ content: Content, baseStyle: LayoutElementStyle, kind: Kind) {
        self.content = content
        super.init(baseStyle: baseStyle, kind: kind)
    }

    init(copying other: ContentState<Content>) {
        content = other.content
        super.init(copying: other)
    }

    override var contentTypeName: String { "\(Content.self)" }

    override var reflectedContent: Any { content }

    override func hasEqualContent(to other: NodeState) -> Bool {
        guard let type = ThreadContext.current.equatableType(Content.self) else { return false }
        // The states of a node are copies of the first one, so all have its type.
        let other = unsafe unsafeDowncast(other, to: ContentState<Content>.self)
        return areEqual(content, other.content, as: type)
    }
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
    init(_ content: Content, baseStyle: LayoutElementStyle) {
        super.init(content, baseStyle: baseStyle, kind: .spec)
        if let flaw = EditTransaction.updateSubnodes(of: content) { self.flaw = flaw }
    }

    private override init(copying other: ContentState<Content>) { super.init(copying: other) }

    override func copy() -> NodeState {
        SpecState(copying: self)
    }

    override func updateSubnodes(_ edit: inout TreeEdit) {
        content.updateSubnodes(&edit)
    }

    override func measure(
        in constrainedSize: SizeRange,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredContent {
        if context.nodeEngine.hasPinnedSpec {
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
        let baselines = (root.firstBaseline ?? .nan, root.lastBaseline ?? .nan)
        return MeasuredContent(
            answer: NodeAnswer(size: root.size, baselines: baselines),
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
    init(_ content: Content, baseStyle: LayoutElementStyle) {
        super.init(
            content,
            baseStyle: baseStyle,
            kind: Content.measuresInstantly ? .instantLeaf : .leaf
        )
    }

    private override init(copying other: ContentState<Content>) { super.init(copying: other) }

    override func copy() -> NodeState {
        LeafState(copying: self)
    }

    override func measureLeaf(
        in constrainedSize: SizeRange,
        extras: inout LeafMeasurement.Extras?,
        context: inout LayoutContext
    ) -> (answer: NodeAnswer, holdsWhereItFits: Bool) {
        let leaf = content.measure(constrainedSize, in: context.environment)
        if let own = leaf.extras {
            extras = own
            if let remark = own.remark { context.report(remark) }
        }
        let size = leaf.size.isValid ? constrainedSize.clamp(leaf.size) : leaf.size
        let rounded = context.usableSize(size, of: contentTypeName)
        // What is hardly longer than a multiple of a pixel is rounded down.
        let hasRoom = rounded.width >= size.width && rounded.height >= size.height
        let answer = NodeAnswer(size: rounded, baselines: leaf.baselines)
        return (answer, leaf.holdsWhereItFits && hasRoom)
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
