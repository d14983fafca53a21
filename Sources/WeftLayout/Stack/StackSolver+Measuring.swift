extension StackSolver {
    /// A round of measurements.
    @usableFromInline
    package enum Round: Sendable {
        /// All children except those that the solver puts off.
        case first

        /// After flexing: the children whose length it has changed, and those that were put off.
        case flexed
    }

    /// The steps that not every stack needs.
    struct Steps {
        /// Whether a child may flex.
        var mayFlex = false

        /// Whether a child may be aligned by `stretch`.
        var mayStretch = false

        /// Whether a child that was measured again has a different length, so that its line has,
        /// too.
        var lengthsChanged = false
    }

    /// Measures the children in one batch, except those whose length along the main axis is known
    /// in advance and may change by flexing.
    func measure(
        _ children: some StackChildren,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        context.stackItems.reserve(children.count)
        try context.measureAll(children.count) { index, context throws(LayoutInterruption) in
            try children.measure(.first, from: &index, for: self, context: &context)
        }
    }

    /// Reads the style of the next child.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - styleToken: The token by which the engine finds the child and its style while the stack
    ///     is being solved; nil if it cannot, so that the stack keeps the style.
    ///   - child: The child, for diagnostics.
    /// - Returns: The range in which the child is to be measured, before its style is applied, and
    ///   then entered; nil if the child is measured once it has flexed.
    @inline(__always)
    package func begin(
        _ style: LayoutElementStyle,
        styleToken: Int32? = nil,
        _ child: @autoclosure () -> any LayoutElement,
        context: inout LayoutContext
    ) -> SizeRange? {
        if style.isEmpty { return plainRange }
        let place: StackItemStyle.Place
        if let styleToken {
            place = .engine(token: styleToken)
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
        if alignment == .stretch { context.stackSteps.mayStretch = true }
        let mayFlex = mayFlex(context.stackItemStyles[index])
        // With negative spacing, a line may have a negative length.
        if mayFlex || context.stackItemStyles[index].flexGrow > 0 {
            context.stackSteps.mayFlex = true
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

    /// Adds a child that was just measured to the items: the one whose style was read last.
    package func enter(_ measured: MeasuredElement, context: inout LayoutContext) {
        let style = context.stackItemStyles.count - 1
        enter(StackItem(measured, style: style), context: &context)
    }

    /// Adds a child without a style that was just measured to the items.
    @inline(__always)
    func enterPlain(_ measured: MeasuredElement, context: inout LayoutContext) {
        context.stackItems.append(StackItem(measured, style: -1))
    }

    /// Adds a child with a style to the items.
    @inline(__always)
    private func enter(_ item: StackItem, context: inout LayoutContext) {
        context.stackItemStyles[Int(item.style)].setMeasuredLength(axis.main(item.size))
        context.stackItems.append(item)
    }

    /// Whether the length of a child along the main axis may change by flexing.
    private func mayFlex(_ item: StackItemStyle) -> Bool {
        (item.flexGrow > 0 && main.min > 0) || (item.flexShrink > 0 && main.max < .infinity)
    }

    /// The length of a child along the main axis, if its style states it before the child is
    /// measured.
    ///
    /// In a range that leaves no choice along the main axis, an element has the length in that
    /// range, rounded up to the pixel grid, whatever is in it. If a child may flex, it is measured
    /// after it has flexed, so that its subtree is measured once.
    private func knownLength(_ item: StackItemStyle, grid: PixelGrid) -> Double? {
        let length = grid.ceil(item.exactMain)
        return LayoutSize.isValid(length) ? length : nil
    }
}
