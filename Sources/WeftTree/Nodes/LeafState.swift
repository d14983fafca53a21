public import WeftLayout

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
        reuse: inout Reuse,
        context: inout LayoutContext
    ) -> NodeAnswer {
        var leaf = content.measure(constrainedSize, in: context.environment)
        var baselines = NodeAnswer.noBaselines
        var lacksSize = false
        if let own = leaf.takeExtras() {
            extras = own
            baselines = (own.firstBaseline ?? .nan, own.lastBaseline ?? .nan)
            if let diagnostic = own.diagnostic {
                context.report(diagnostic)
                if case .noIntrinsicSize = diagnostic { lacksSize = true }
            }
        }
        var size = leaf.size
        if size.isValid { size = constrainedSize.clamp(size) } else { lacksSize = true }
        let rounded = context.usableSize(size, of: contentTypeName)
        // What is hardly longer than a multiple of a pixel is rounded down.
        let hasRoom = rounded.width >= size.width && rounded.height >= size.height
        // Overrides could make another pixel grid than the one that decided answers are rounded to.
        if leaf.holdsWhereItFits || leaf.dependsOnWidthAlone, hasRoom, !hasOverrides {
            reuse = leaf.holdsWhereItFits ? .whereItGrows : .atItsWidth
        }
        return NodeAnswer(
            size: rounded,
            baselines: context.usableBaselines(baselines, of: contentTypeName),
            lacksSize: lacksSize && rounded.isEmpty
        )
    }
}
