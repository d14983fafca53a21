/// A spec that lays an element behind its child, exactly as large as the child.
///
/// Size: the child's, clamped to the range. The child is measured in the spec's range, with the
/// spec's parent size. The background is measured at exactly the child's size, which is also its
/// parent size. Both lie at the origin, the background behind the child. The baselines are those of
/// the child.
public struct BackgroundLayoutSpec: LayoutSpec {
    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// The element that determines the size.
    public var child: any LayoutElement

    /// The element behind the child.
    public var background: any LayoutElement

    /// Creates a spec that lays an element behind another one.
    public init(child: any LayoutElement, background: any LayoutElement) {
        self.child = child
        self.background = background
    }

    /// Creates a spec that lays the element in the second builder behind the one in the first.
    public init(
        @LayoutSpecBuilder child: () -> some LayoutElement,
        @LayoutSpecBuilder background: () -> some LayoutElement
    ) {
        self.init(child: child(), background: background())
    }

    /// Measures and places both elements.
    ///
    /// - Throws: `LayoutInterruption`, if the context throws it.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let layers = try context.measureLayers(
            of: Self.self,
            child,
            background,
            in: constrainedSize,
            parentSize: parentSize
        )
        context.place(layers.other, at: .zero)
        context.place(layers.child, at: .zero)
        return layers.size
    }
}
