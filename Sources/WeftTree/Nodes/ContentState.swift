import WeftLayout

/// A state whose content's type is known.
class ContentState<Content: Sendable>: NodeState, @unchecked Sendable {
    // `@unchecked Sendable`: as in `NodeState`.

    /// The content, stored in the object itself.
    final var content: Content

    init(_ content: Content, baseStyle: LayoutElementStyle) {
        self.content = content
        super.init(baseStyle: baseStyle)
    }

    init(copying other: ContentState<Content>) {
        content = other.content
        super.init(copying: other)
    }

    override var contentTypeName: String { "\(Content.self)" }

    override var reflectedContent: Any { content }

    override func hasEqualContent(to other: NodeState) -> Bool {
        guard let other = other as? ContentState<Content>,
            let content = content as? any Equatable
        else { return false }
        return content.isEqual(to: other.content)
    }
}

/// The state of a node with subnodes.
final class SpecState<Content: NodeContent>: ContentState<Content>, @unchecked Sendable {
    // `@unchecked Sendable`: as in `NodeState`.

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
        let engine = context.nodeEngine
        let pinned = engine.takePinnedSpec().flatMap { $0 as? Content.Body }
        let spec = pinned ?? content.layoutSpec(thatFits: constrainedSize)
        // A spec may swallow what it is thrown, so the context decides.
        defer { if context.interruption == .suspended { engine.keepSpec(spec) } }
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
        return MeasuredContent(
            size: root.size,
            baselines: (root.firstBaseline ?? .nan, root.lastBaseline ?? .nan),
            root: root
        )
    }
}

/// The state of a leaf.
final class LeafState<Content: LeafContent>: ContentState<Content>, @unchecked Sendable {
    // `@unchecked Sendable`: as in `NodeState`.

    override func copy() -> NodeState {
        LeafState(copying: self)
    }

    override func measure(
        in constrainedSize: SizeRange,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredContent {
        let leaf = content.measure(constrainedSize, in: context.environment)
        if let remark = leaf.remark { context.report(remark) }
        let size = leaf.size.isValid ? constrainedSize.clamp(leaf.size) : leaf.size
        return MeasuredContent(
            size: context.usableSize(size, of: contentTypeName),
            baselines: (leaf.firstBaseline ?? .nan, leaf.lastBaseline ?? .nan),
            payload: leaf.payload
        )
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool {
        (other as? Self).map { $0 == self } ?? false
    }
}
