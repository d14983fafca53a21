extension StackSolver {
    /// A round of measurements.
    @usableFromInline
    package enum Round: Sendable {
        /// All children, but for those that the solver puts off.
        case first

        /// After flexing: the children whose length has changed by it, and those that were put off.
        case flexed
    }

    /// The steps that not every stack needs.
    struct Steps {
        /// Whether a child may flex.
        var flexing = false

        /// Whether a child may be aligned by `stretch`.
        var stretching = false

        /// Whether a child that was measured anew has another length, so that the lines have, too.
        var summing = false
    }

    /// Measures the children, in one batch, all but those whose length along the main axis is known
    /// before and may change by flexing.
    func measure(
        _ children: some StackChildren,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        context.stackItems.reserve(children.count)
        try context.measureAll(children.count) { index, context throws(LayoutInterruption) in
            try children.measure(.first, from: &index, for: self, context: &context)
        }
    }

    /// Reads the style of the child that comes next.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - token: What the engine finds the child and its style by, as long as the stack is solved;
    ///     nil if it does not, so that the stack keeps the style.
    ///   - child: The child, for diagnostics.
    /// - Returns: The range in which the child is to be measured, before its style, and entered
    ///   then; nil if it is measured once it has flexed.
    @inline(__always)
    package func begin(
        _ style: LayoutElementStyle,
        token: Int32? = nil,
        _ child: @autoclosure () -> any LayoutElement,
        context: inout LayoutContext
    ) -> SizeRange? {
        if style.isEmpty { return plainRange }
        let place: StackItemStyle.Place
        if let token {
            place = .engine(token: token)
        } else {
            place = .context(index: context.stackStyles.count)
            context.stackStyles.append(style)
        }
        let index = context.stackItemStyles.count
        context.stackItemStyles.append(StackItemStyle(at: place))
        context.stackItemStyles[index].read(style, axis: axis, parentSize: parentSize)
        if context.stackItemStyles[index].mayHaveUnusedProperties {
            let item = context.stackItemStyles[index]
            noteUnusedProperties(of: style, item, of: child(), context: &context)
        }
        let alignment = alignItems(of: context.stackItemStyles[index])
        if alignment == .stretch { context.stackSteps.stretching = true }
        let mayFlex = mayFlex(context.stackItemStyles[index])
        // With spacings below zero a line may be shorter than nothing.
        if mayFlex || context.stackItemStyles[index].flexGrow > 0 {
            context.stackSteps.flexing = true
        }
        let grid = context.pixelGrid
        if mayFlex, let length = knownLength(context.stackItemStyles[index], grid: grid) {
            let size = axis.size(main: length, cross: 0)
            enter(StackItem(unmeasured: size, style: index), context: &context)
            return nil
        }
        return axis.range(
            main: context.stackItemStyles[index].mainRange,
            cross: crossRange(context.stackItemStyles[index].crossBounds, alignment: alignment)
        )
    }

    /// Enters a child that was measured just now among the items: the one whose style was read
    /// last.
    ///
    /// - Parameter hasStyle: Whether its style is not empty.
    package func enter(
        _ measured: MeasuredElement,
        hasStyle: Bool,
        context: inout LayoutContext
    ) {
        let style = hasStyle ? context.stackItemStyles.count - 1 : -1
        enter(StackItem(measured, style: style), context: &context)
    }

    @inline(__always)
    private func enter(_ item: StackItem, context: inout LayoutContext) {
        if item.style >= 0 {
            context.stackItemStyles[Int(item.style)].setMeasuredLength(axis.main(item.size))
        }
        context.stackItems.append(item)
    }

    /// Whether the length of a child along the main axis may change by flexing.
    private func mayFlex(_ item: StackItemStyle) -> Bool {
        (item.flexGrow > 0 && main.min > 0) || (item.flexShrink > 0 && main.max < .infinity)
    }

    /// The length of a child along the main axis, where its style tells it before it is measured.
    ///
    /// In a range that leaves no choice along the main axis an element has that length, rounded up
    /// to the pixel grid, whatever is in it. If it may flex, it is measured when it has: so its
    /// subtree is measured once.
    private func knownLength(_ item: StackItemStyle, grid: PixelGrid) -> Double? {
        let length = grid.ceil(item.exactMain)
        return LayoutSize.isValid(length) ? length : nil
    }
}
