/// A spec that lays an element over its child, exactly as large as the child.
///
/// Size: the child's, clamped to the range. The child is measured in the spec's range, with the
/// spec's parent size. The overlay is measured at exactly the child's size, which is also its
/// parent size. Both lie at the origin, the overlay in front of the child. The baselines are those
/// of the child.
public struct OverlayLayoutSpec: LayoutSpec {
    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// The element that determines the size.
    public var child: any LayoutElement

    /// The element in front of the child.
    public var overlay: any LayoutElement

    /// Creates a spec that lays an element over another one.
    public init(child: any LayoutElement, overlay: any LayoutElement) {
        self.child = child
        self.overlay = overlay
    }

    /// Creates a spec that lays the element in the second builder over the one in the first.
    public init(
        @LayoutSpecBuilder child: () -> some LayoutElement,
        @LayoutSpecBuilder overlay: () -> some LayoutElement
    ) {
        self.init(child: child(), overlay: overlay())
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
            overlay,
            in: constrainedSize,
            parentSize: parentSize
        )
        context.place(layers.child, at: .zero)
        context.place(layers.other, at: .zero)
        return layers.size
    }
}
