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
    ///   - reader: Reads the style of that one if it is not empty.
    /// - Returns: Whether it is empty. If not, the last one was not measured.
    func measurePlain(
        from index: inout Int,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        reader: StackStyleReader,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Bool

    /// Measures a child.
    ///
    /// - Parameter style: The index of what was read of its style; -1 if that is empty.
    func measure(
        _ index: Int,
        style: Int,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement
}

extension Array: StackChildren where Element == any LayoutElement {
    @inline(__always)
    func measurePlain(
        from index: inout Int,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        reader: StackStyleReader,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Bool {
        let style = self[index].style(in: &context)
        guard style.isEmpty else {
            reader.read(style, context: &context)
            return false
        }
        let measured = try self[index].measure(
            in: constrainedSize,
            parentSize: parentSize,
            style: style,
            context: &context
        )
        context.stackItems.append(StackItem(measured, style: -1))
        return true
    }

    @inline(__always)
    func measure(
        _ index: Int,
        style: Int,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        // Moved out for the call, and not copied: no reference is counted for it. If the call
        // throws, the stack is not solved, and nobody reads it again.
        var elementStyle = LayoutElementStyle()
        let kept = style < 0 ? -1 : context.stackItemStyles[style].place.index
        if kept >= 0 { swap(&elementStyle, &context.stackStyles[kept]) }
        let measured = try self[index].measure(
            in: constrainedSize,
            parentSize: parentSize,
            style: elementStyle,
            context: &context
        )
        if kept >= 0 { swap(&elementStyle, &context.stackStyles[kept]) }
        return measured
    }
}

extension NodeList: StackChildren {
    @inline(__always)
    func measurePlain(
        from index: inout Int,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        reader: StackStyleReader,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Bool {
        let first = context.scratch.count
        let isPlain = try calls.measurePlain(
            self,
            from: &index,
            in: constrainedSize,
            reader: reader,
            context: &context
        )
        for element in first..<context.scratch.count {
            context.stackItems.append(StackItem(context.scratch[element], index: element))
        }
        return isPlain
    }
}
