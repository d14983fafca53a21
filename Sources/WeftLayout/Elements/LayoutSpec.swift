/// A value that arranges elements.
///
/// A spec is asked for its layout with a range of sizes. It measures its children through the
/// context, one or all at once, places those that are to be seen, and returns its size:
///
///     struct DiagonalLayoutSpec: LayoutSpec {
///         var style = LayoutElementStyle()
///         var children: [any LayoutElement]
///
///         func layout(
///             thatFits constrainedSize: SizeRange,
///             parentSize: LayoutSize,
///             context: inout LayoutContext
///         ) throws(LayoutInterruption) -> LayoutSize {
///             let range = SizeRange(max: constrainedSize.max)
///             var corner = LayoutPoint.zero
///             for child in try context.measure(children, in: range) {
///                 context.place(child, at: corner)
///                 corner.x += child.size.width
///                 corner.y += child.size.height
///             }
///             return constrainedSize.clamp(LayoutSize(width: corner.x, height: corner.y))
///         }
///     }
///
/// Its baselines are the first of the first placed child that has one, and the last of the last,
/// unless it states others by `LayoutContext.setBaselines(first:last:)`.
///
/// The order of `place` is the order in which the children are drawn, the first one behind.
public protocol LayoutSpec: LayoutElement where Styled == Self {
    /// The spec's own style. It bounds the spec's size, and a parent reads the rest.
    var style: LayoutElementStyle { get set }

    /// What the spec is set to, apart from its style and its elements, as explanations and logs
    /// tell it: `vertical` and `spacing: 8.0` of a stack. Without it that is nothing.
    var debugParameters: [String] { get }

    /// Measures and places the children, and returns the size of the whole.
    ///
    /// It may run any number of times and its outcome be thrown away, so it must depend on nothing
    /// but the spec's values, its parameters and the context. It passes on what the context throws.
    ///
    /// - Parameters:
    ///   - constrainedSize: The sizes to choose from, in points. The spec's style has been applied.
    ///   - parentSize: The size of the parent that fractions refer to, in points; NaN where it is
    ///     undefined.
    ///   - context: Measures and places the children.
    /// - Returns: The size of the spec, in points. The framework clamps it to `constrainedSize`, as
    ///   it does the size of a leaf, and rounds it up to the pixel grid. A spec that leaves more
    ///   than rounding to the clamp is named in a diagnostic: it has placed its children in another
    ///   size.
    /// - Throws: `LayoutInterruption`, as the context has thrown it.
    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize
}

extension LayoutSpec {
    /// A spec is measured in the range that it is given.
    public var keepsItsRange: Bool { true }

    /// Nothing.
    public var debugParameters: [String] { [] }

    /// The same element with a changed style.
    public func styled(_ change: (inout LayoutElementStyle) -> Void) -> Self {
        var copy = self
        change(&copy.style)
        return copy
    }

    /// The style that a parent reads.
    public func style(in context: inout LayoutContext) -> LayoutElementStyle {
        style
    }

    /// Measures the spec for a parent, within its own style: by `layout`, which is all that a spec
    /// has to implement.
    ///
    /// - Throws: `LayoutInterruption`, which the parent passes on at once.
    public func measure(
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style _: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        // Once: each look at it counts a reference.
        let style = style
        let frame = try context.beginSpec(Self.self)
        let range = context.narrow(
            constrainedSize,
            to: style,
            parentSize: parentSize,
            element: typeName(Self.self)
        )
        let size: LayoutSize
        do {
            size = try layout(thatFits: range, parentSize: parentSize, context: &context)
        } catch {
            context.leaveSpec(frame)
            throw error
        }
        return context.endSpec(frame, size: size, in: range, style: style, of: self)
    }
}
