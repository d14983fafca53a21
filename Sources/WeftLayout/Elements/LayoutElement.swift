/// Anything that can be measured: a node or a spec.
///
/// For an arrangement of your own, write a type that conforms to `LayoutSpec`.
public protocol LayoutElement: Sendable {
    /// The type that `styled(_:)` returns: the element's own type if the element carries a style.
    associatedtype Styled: LayoutElement

    /// Returns the element with a changed style; a node's style changes only for the use that is
    /// returned.
    func styled(_ change: (inout LayoutElementStyle) -> Void) -> Styled

    /// Returns the style that a parent reads; for a node, its base style, overridden by that of the
    /// use.
    func style(in context: inout LayoutContext) -> LayoutElementStyle

    /// Measures the element; specs call it through `LayoutContext.measure(_:in:parentSize:)`.
    ///
    /// - Parameters:
    ///   - constrainedSize: The sizes that the parent allows, in points, before the element's style
    ///     is applied.
    ///   - parentSize: The size that fractions in the style refer to, in points; NaN where it is
    ///     undefined.
    ///   - style: The style that `style(in:)` has returned to the parent.
    ///   - context: The measurement under way.
    /// - Returns: The element as it was measured, to be placed by the parent.
    /// - Throws: `LayoutInterruption`, which the parent passes on at once.
    func measure(
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement

    /// Whether `measure` returns an element that was measured in exactly the range that was passed
    /// in.
    ///
    /// If so, what is known of a child's answers in other ranges also holds for the element itself.
    /// This is true of all nodes and specs, apart from specs whose `measure` is their own. For an
    /// element that is neither, return true if it hands the range on unchanged; false, the default,
    /// is always right.
    var keepsItsRange: Bool { get }
}

extension LayoutElement {
    /// False: nothing is assumed about the range.
    public var keepsItsRange: Bool { false }
}
