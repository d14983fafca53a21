/// Lays an element behind its child, exactly as large as the child.
///
/// Size: the child's, clamped to the range. The child is measured in the spec's range and with its
/// parent size; the background at exactly the child's size, which is its parent size too. Both lie
/// at the origin, the background behind. The baselines are the child's.
public struct BackgroundLayoutSpec: LayoutSpec {
    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// The element that gives the size.
    public var child: any LayoutElement

    /// The element behind the child.
    public var background: any LayoutElement

    /// Lays an element behind another one.
    public init(child: any LayoutElement, background: any LayoutElement) {
        self.child = child
        self.background = background
    }

    /// Lays the element in the second builder behind the one in the first.
    public init(
        @LayoutSpecBuilder child: () -> some LayoutElement,
        @LayoutSpecBuilder background: () -> some LayoutElement
    ) {
        self.init(child: child(), background: background())
    }

    /// Measures and places both elements.
    ///
    /// - Throws: `LayoutInterruption`, as the context has thrown it.
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
