/// Lays an element over its child, exactly as large as the child.
///
/// Size: the child's. The child is measured in the spec's range and with its parent size; the
/// overlay at exactly the child's size, which is its parent size too. Both lie at the origin, the
/// overlay in front. The baselines are the child's.
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

    /// Measures and places both elements.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        context.noteUnusedStyle(of: child, in: Self.self)
        context.noteUnusedStyle(of: overlay, in: Self.self)
        let measured = try child.measure(
            in: constrainedSize,
            parentSize: parentSize,
            context: &context
        )
        let front = try context.measure(
            overlay,
            in: SizeRange(exactly: measured.size)
        )
        context.place(measured, at: .zero)
        context.place(front, at: .zero)
        context.setBaselines(first: measured.firstBaseline, last: measured.lastBaseline)
        return measured.size
    }
}
