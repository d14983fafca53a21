/// The children of a stack while it is solved: any elements, or nodes that are called in their array.
protocol StackChildren {
    /// How many there are.
    var count: Int { get }

    /// A child as an element.
    subscript(index: Int) -> any LayoutElement { get }

    /// The style that a child brings to the stack.
    func style(of index: Int, in context: inout LayoutContext) -> LayoutElementStyle

    /// Measures a child.
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
    func style(of index: Int, in context: inout LayoutContext) -> LayoutElementStyle {
        self[index].style(in: &context)
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
