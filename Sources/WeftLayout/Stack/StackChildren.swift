/// The children of a stack that is being solved: any elements, or nodes that are called where they
/// lie in their array.
protocol StackChildren {
    /// The number of children.
    var count: Int { get }

    /// A child as an element.
    subscript(index: Int) -> any LayoutElement { get }

    /// Measures children in a round, starting with a given one.
    ///
    /// - Parameters:
    ///   - index: The index of the first one; on return, that of the last child that was looked at.
    ///   - solver: Provides the ranges, or says that there is nothing to measure, and takes the
    ///     measurements.
    func measure(
        _ round: StackSolver.Round,
        from index: inout Int,
        for solver: borrowing StackSolver,
        context: inout LayoutContext
    ) throws(LayoutInterruption)

    /// Measures a child again.
    func measure(
        _ index: Int,
        in constrainedSize: SizeRange,
        for solver: borrowing StackSolver,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement
}

extension Array: StackChildren where Element == any LayoutElement {
    @inline(__always)
    func measure(
        _ round: StackSolver.Round,
        from index: inout Int,
        for solver: borrowing StackSolver,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        switch round {
        case .first:
            let style = self[index].style(in: &context)
            if let range = solver.begin(style, self[index], context: &context) {
                let measured = try self[index].measure(
                    in: range,
                    parentSize: solver.parentSize,
                    style: style,
                    context: &context
                )
                context.forgetReuse(of: measured, unless: self[index].keepsItsRange)
                // Most spacers grow; what the others set takes long to find out.
                if solver.axis.main(measured.size) == 0, style.flexGrow == 0,
                    self[index] is SpacerLayoutSpec
                {
                    solver.noteIdleSpacer(style, context: &context)
                }
                if style.isEmpty {
                    solver.enterPlain(measured, context: &context)
                } else {
                    solver.enter(measured, context: &context)
                }
            }
        case .flexed:
            try solver.measureFlexed(from: &index, to: index + 1, context: &context) {
                index,
                _,
                range,
                context throws(LayoutInterruption) in
                try measure(index, in: range, for: solver, context: &context)
            }
        }
    }

    @inline(__always)
    func measure(
        _ index: Int,
        in constrainedSize: SizeRange,
        for solver: borrowing StackSolver,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        // Moved out for the call instead of copied, so that no reference is counted. If the call
        // throws, the stack is not solved, and nobody reads the style again.
        var style = LayoutElementStyle()
        let kept = solver.keptStyle(ofChild: index, context: context)
        if let kept { swap(&style, &context.stackStyles[kept]) }
        let measured = try self[index].measure(
            in: constrainedSize,
            parentSize: solver.parentSize,
            style: style,
            context: &context
        )
        context.forgetReuse(of: measured, unless: self[index].keepsItsRange)
        if let kept { swap(&style, &context.stackStyles[kept]) }
        return measured
    }
}

extension NodeList: StackChildren {
    @inline(__always)
    func measure(
        _ round: StackSolver.Round,
        from index: inout Int,
        for solver: borrowing StackSolver,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        try calls.measure(self, round, from: &index, for: solver, context: &context)
    }

    @inline(__always)
    func measure(
        _ index: Int,
        in constrainedSize: SizeRange,
        for solver: borrowing StackSolver,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        let styleToken = solver.styleToken(ofChild: index, context: context)
        return try withObject(index) { node throws(LayoutInterruption) in
            try calls.measure(
                node,
                styleToken: styleToken,
                in: constrainedSize,
                parentSize: solver.parentSize,
                context: &context
            )
        }
    }
}
