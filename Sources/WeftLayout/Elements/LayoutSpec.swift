/// A value that arranges elements.
///
/// A spec is asked for its layout in a range of sizes. It measures its children through the
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
///             return LayoutSize(width: corner.x, height: corner.y).clamped(to: constrainedSize)
///         }
///     }
///
/// The first baseline is that of the first placed child that has one; the last baseline is that of
/// the last such child. A spec may state others by `LayoutContext.setBaselines(first:last:)`.
///
/// The children are drawn in the order in which they are placed, the first one at the back.
public protocol LayoutSpec: LayoutElement where Styled == Self {
    /// The spec's own style, which bounds the spec's size; a parent reads the rest of it.
    var style: LayoutElementStyle { get set }

    /// The spec's settings, apart from its style and its elements, as explanations and logs show
    /// them.
    ///
    /// Those of a stack are `vertical` and `spacing: 8.0`, for example. By default there are none.
    var debugParameters: [String] { get }

    /// Measures and places the children, and returns the size of the whole.
    ///
    /// It may run any number of times, and its result may be thrown away, so it must depend on
    /// nothing but the spec's values, its parameters and the context. It must rethrow what the
    /// context throws.
    ///
    /// - Parameters:
    ///   - constrainedSize: The sizes to choose from, in points, to which the spec's style has
    ///     already been applied.
    ///   - parentSize: The size of the parent that fractions refer to, in points; NaN where it is
    ///     undefined.
    ///   - context: The context that measures and places the children.
    /// - Returns: The size of the spec, in points. The framework clamps it to `constrainedSize`, as
    ///   it does with the size of a leaf, and rounds it up to the pixel grid. If clamping changes
    ///   it by more than rounding would, a diagnostic names the spec, as it has placed its children
    ///   in a different size.
    /// - Throws: `LayoutInterruption`, as the context has thrown it.
    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize
}

extension LayoutSpec {
    /// True: a spec is measured in the range that it is given. Return false in a spec that has a
    /// `measure` of its own, unless that does the same.
    public var keepsItsRange: Bool { true }

    /// No settings.
    public var debugParameters: [String] { [] }

    /// Returns the spec with a changed style.
    public func styled(_ change: (inout LayoutElementStyle) -> Void) -> Self {
        var copy = self
        change(&copy.style)
        return copy
    }

    /// Returns the style that a parent reads.
    public func style(in context: inout LayoutContext) -> LayoutElementStyle {
        style
    }

    /// Measures the spec for a parent, within its own style, by calling `layout`, the one method
    /// that a spec has to implement.
    ///
    /// - Throws: `LayoutInterruption`, which the parent passes on at once.
    public func measure(
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style _: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        // Read once, as each access counts a reference.
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
