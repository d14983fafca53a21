/// Anything that can be measured: a node or a spec.
///
/// For an arrangement of your own write a type that conforms to `LayoutSpec`.
public protocol LayoutElement: Sendable {
    /// What `styled(_:)` returns: the element itself where it carries a style.
    associatedtype Styled: LayoutElement

    /// The same element with a changed style; of a node, only in the place where it is used here.
    func styled(_ change: (inout LayoutElementStyle) -> Void) -> Styled

    /// The style that a parent reads; of a node, the base style with the use merged into it.
    func style(in context: inout LayoutContext) -> LayoutElementStyle

    /// Measures the element; specs do so through `LayoutContext.measure(_:in:parentSize:)`.
    ///
    /// - Parameters:
    ///   - constrainedSize: The sizes that the parent allows, in points, before the element's
    ///     style.
    ///   - parentSize: The size that fractions in the style refer to, in points.
    ///   - style: What `style(in:)` has returned to the parent.
    ///   - context: The measurement under way.
    /// - Returns: The element as it was measured, to be placed by the parent.
    /// - Throws: `LayoutInterruption`, which the parent passes on at once.
    func measure(
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement

    /// Whether `measure` returns what was measured in the very range that it was given.
    ///
    /// What is known of a child's answers in other ranges then holds for the element itself. It is
    /// true of all nodes and specs. Return true from an element that is neither if it hands on the
    /// range as it is; false, the default, is always right.
    var keepsItsRange: Bool { get }
}

extension LayoutElement {
    /// Nothing is assumed.
    public var keepsItsRange: Bool { false }
}
