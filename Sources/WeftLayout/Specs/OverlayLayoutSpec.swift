/// Lays an element over its child, exactly as large as the child.
///
/// Size: the child's, clamped to the range. The child is measured in the spec's range and with its
/// parent size; the overlay at exactly the child's size, which is its parent size too. Both lie at
/// the origin, the overlay in front. The baselines are the child's.
public struct OverlayLayoutSpec: LayoutSpec {
    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// The element that gives the size.
    public var child: any LayoutElement

    /// The element in front of the child.
    public var overlay: any LayoutElement

    /// Lays an element over another one.
    public init(child: any LayoutElement, overlay: any LayoutElement) {
        self.child = child
        self.overlay = overlay
    }

    /// Lays the element in the second builder over the one in the first.
    public init(
        @LayoutSpecBuilder child: () -> some LayoutElement,
        @LayoutSpecBuilder overlay: () -> some LayoutElement
    ) {
        self.init(child: child(), overlay: overlay())
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
            overlay,
            in: constrainedSize,
            parentSize: parentSize
        )
        context.place(layers.child, at: .zero)
        context.place(layers.other, at: .zero)
        return layers.size
    }
}
