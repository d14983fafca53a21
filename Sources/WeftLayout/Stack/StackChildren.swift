/// The children of a stack while it is solved: any elements, or nodes that are called in their array.
protocol StackChildren {
    /// How many there are.
    var count: Int { get }

    /// A child as an element.
    subscript(index: Int) -> any LayoutElement { get }

    /// Measures a child whose style is empty, as most are.
    ///
    /// - Parameter style: Gets the child's style if that is not empty.
    /// - Returns: nil if it is not.
    func measurePlain(
        _ index: Int,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: inout LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement?

    /// Measures a child with a style.
    func measure(
        _ index: Int,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement
}

extension Array: StackChildren where Element == any LayoutElement {
    @inline(__always)
    func measurePlain(
        _ index: Int,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: inout LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement? {
        style = self[index].style(in: &context)
        guard style.isEmpty else { return nil }
        let empty = style
        return try self[index].measure(
            in: constrainedSize,
            parentSize: parentSize,
            style: empty,
            context: &context
        )
    }

    @inline(__always)
    func measure(
        _ index: Int,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        try self[index].measure(
            in: constrainedSize,
            parentSize: parentSize,
            style: style,
            context: &context
        )
    }
}

extension NodeList: StackChildren {}
