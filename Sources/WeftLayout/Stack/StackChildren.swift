/// The children of a stack while it is solved: any elements, or nodes that are called in their
/// array.
protocol StackChildren {
    /// How many there are.
    var count: Int { get }

    /// A child as an element.
    subscript(index: Int) -> any LayoutElement { get }

    /// Measures children for the first time, from one on, but for those that the solver puts off.
    ///
    /// - Parameters:
    ///   - index: The index of the first one; comes back as that of the last child that was looked
    ///     at.
    ///   - solver: Reads the styles that are not empty, and enters the children among its items.
    ///   - steps: The steps that the children need.
    func measure(
        from index: inout Int,
        for solver: borrowing StackSolver,
        _ steps: inout StackSolver.Steps,
        context: inout LayoutContext
    ) throws(LayoutInterruption)

    /// Measures a child once more, or for the first time if it was put off.
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
    func measure(
        from index: inout Int,
        for solver: borrowing StackSolver,
        _ steps: inout StackSolver.Steps,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        let style = self[index].style(in: &context)
        if let range = solver.begin(style, self[index], &steps, context: &context) {
            let measured = try self[index].measure(
                in: range,
                parentSize: solver.parentSize,
                style: style,
                context: &context
            )
            solver.enter(measured, hasStyle: !style.isEmpty, context: &context)
        }
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
    func measure(
        from index: inout Int,
        for solver: borrowing StackSolver,
        _ steps: inout StackSolver.Steps,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        try calls.measure(self, from: &index, for: solver, &steps, context: &context)
    }
}
