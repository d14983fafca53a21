/// An empty spec that is as small as its parent allows.
///
/// With `flexGrow`, it takes up the free space between its neighbours in a stack.
public struct SpacerLayoutSpec: LayoutSpec {
    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// Creates a spacer.
    public init() {}

    /// Returns the range's minimum.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) -> LayoutSize {
        context.stateReuse(.whereItGrows, of: Self.self)
        return constrainedSize.min
    }
}
