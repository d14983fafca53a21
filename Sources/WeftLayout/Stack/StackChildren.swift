/// The children of a stack while it is solved: any elements, or nodes that are called in their
/// array.
protocol StackChildren {
    /// How many there are.
    var count: Int { get }

    /// A child as an element.
    subscript(index: Int) -> any LayoutElement { get }

    /// Measures children whose styles are empty, as most are, from one on, and enters them among
    /// the items of the stack.
    ///
    /// - Parameters:
    ///   - index: The index of the first one; comes back as that of the last child that was looked
    ///     at.
    ///   - style: Gets the style of that one if it is not empty.
    /// - Returns: Whether it is empty. If not, the last one was not measured.
    func measurePlain(
        from index: inout Int,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        alignment: StackAlignItems,
        style: inout LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Bool

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
        from index: inout Int,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        alignment: StackAlignItems,
        style: inout LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Bool {
        style = self[index].style(in: &context)
        guard style.isEmpty else { return false }
        let empty = style
        let measured = try self[index].measure(
            in: constrainedSize,
            parentSize: parentSize,
            style: empty,
            context: &context
        )
        context.stackItems.append(StackItem(measured: measured, style: -1, alignment: alignment))
        return true
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

extension NodeList: StackChildren {
    @inline(__always)
    func measurePlain(
        from index: inout Int,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        alignment: StackAlignItems,
        style: inout LayoutElementStyle,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Bool {
        let first = context.scratch.count
        let isPlain = try calls.measurePlain(
            self,
            from: &index,
            in: constrainedSize,
            style: &style,
            context: &context
        )
        for element in first..<context.scratch.count {
            context.stackItems.append(
                StackItem(
                    measured: MeasuredElement(context.scratch[element], index: element),
                    style: -1,
                    alignment: alignment
                )
            )
        }
        return isPlain
    }
}
