extension StackSolver {
    /// Stretches several lines to take up the space that they leave across the main axis.
    ///
    /// CSS Flexbox 1, §9.4, step 9.
    func stretchLines(context: inout LayoutContext) {
        let lines = lines(in: context)
        guard alignContent == .stretch, lines.count > 1 else { return }
        let violation = cross.violation(of: crossLength(in: context))
        guard violation > StackLine.tolerance else { return }
        let extra = violation / Double(lines.count)
        for index in lines { context.stackLines[index].cross += extra }
    }

    /// Measures again, in one batch, the items that are to be as long across as their line but are
    /// not.
    ///
    /// CSS Flexbox 1, §9.4, step 11.
    func stretch(
        _ children: some StackChildren,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        guard hasShortItems(context: context) else { return }
        var unboundedRatios: [Int32: [Int]]?
        var line = firstLine
        // A closure would not be inlined.
        @inline(__always)
        func stretch(
            _ index: inout Int,
            context: inout LayoutContext
        ) throws(LayoutInterruption) {
            let item = firstItem + index
            while item >= context.stackLines[line].items.upperBound { line += 1 }
            guard let length = stretchedLength(of: item, in: line, context: context) else { return }
            let size = axis.size(main: axis.main(context.stackItems[item].size), cross: length)
            let measured = try children.measure(
                index,
                in: SizeRange(exactly: size),
                for: self,
                context: &context
            )
            let former = context.stackItems[item].measured
            if size.isEmpty, context.lacksSize(former), !context.lacksSize(measured) {
                // Nothing is odd any more: in this range the child is as large as it should be.
                let ratios = unboundedRatios ?? context.unboundedRatios(from: firstRemark)
                unboundedRatios = ratios
                noteMissingSize(of: former, children[index], unless: ratios, context: &context)
            }
            if context.node.tracksReuse { keepReuse(of: item, for: measured, context: &context) }
            update(child: index, measured, context: &context)
        }
        try context.measureAll(children.count, stretch)
    }

    /// Whether an item is shorter across than its line.
    private func hasShortItems(context: borrowing LayoutContext) -> Bool {
        for index in lines(in: context) where context.stackLines[index].hasShortItems {
            return true
        }
        return false
    }

    /// The length across to which an item is stretched; nil if it stays as it is.
    ///
    /// An item that its own style keeps shorter than the line is measured again at its own lengths.
    /// A length that was free the first time is then exact, and fractions inside the item can refer
    /// to it.
    @inline(__always)
    private func stretchedLength(
        of item: Int,
        in line: Int,
        context: borrowing LayoutContext
    ) -> Double? {
        guard alignItems(of: context.stackItems[item], context: context) == .stretch
        else { return nil }
        let size = context.stackItems[item].size
        let lineLength = context.stackLines[line].cross
        guard lineLength - axis.cross(size) > StackLine.tolerance else { return nil }
        let style = Int(context.stackItems[item].style)
        guard style >= 0 else { return lineLength }
        let bounds = context.stackItemStyles[style].crossBounds
        let target = lineLength.clamped(to: bounds)
        let isSettled =
            bounds.isExact && axis.cross(size) == target
            && context.stackItemStyles[style].exactMain == axis.main(size)
        return isSettled ? nil : target
    }
}
