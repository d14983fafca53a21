extension StackSolver {
    /// Places all items, and returns the size of the stack.
    ///
    /// Positions are counted from the start of each axis. Along a reversed axis, they are mirrored
    /// within the stack's final size.
    func placeLines(context: inout LayoutContext) -> LayoutSize {
        let size =
            context.stackLines.count == firstLine + 1
            ? placeOnlyLine(context: &context) : placeSeveralLines(context: &context)
        if context.node.tracksReuse {
            let reuse = reuse(of: size, context: context)
            context.stateReuse(reuse, of: StackLayoutSpec.self)
        }
        return size
    }

    /// Places the items of a stack with one line, as `placeSeveralLines` would.
    @inline(__always)
    private func placeOnlyLine(context: inout LayoutContext) -> LayoutSize {
        let line = context.stackLines[firstLine]
        let size = size(longestLine: line.length, crossLength: line.cross, context: context)
        let distribution = StackDistribution(
            alignContent.distribution,
            of: cross.violation(of: line.cross),
            among: 1
        )
        place(line, at: distribution.offset, in: size, context: &context)
        return size
    }

    /// Places the items of all lines.
    @inline(never)
    private func placeSeveralLines(context: inout LayoutContext) -> LayoutSize {
        let lines = lines(in: context)
        let crossLength = crossLength(in: context)
        if cross.min > 0 { noteOverflow(of: lines, crossLength: crossLength, context: &context) }
        var longestLine = 0.0
        for line in lines { longestLine = largest(longestLine, context.stackLines[line].length) }
        let size = size(longestLine: longestLine, crossLength: crossLength, context: context)
        let distribution = StackDistribution(
            alignContent.distribution,
            of: cross.violation(of: crossLength),
            among: lines.count
        )
        var start = distribution.offset
        for index in lines {
            let line = context.stackLines[index]
            place(line, at: start, in: size, context: &context)
            start += line.cross + lineSpacing + distribution.gap
        }
        return size
    }

    /// The size of the stack.
    @inline(__always)
    private func size(
        longestLine: Double,
        crossLength: Double,
        context: borrowing LayoutContext
    ) -> LayoutSize {
        // With negative spacing, a line may have a negative length.
        let mainLength = largest(0, longestLine)
        return context.pixelGrid.ceil(
            axis.size(main: mainLength.clamped(to: main), cross: crossLength.clamped(to: cross))
        )
    }

    /// Places the items of one line, which starts at `start` across the main axis.
    @inline(__always)
    private func place(
        _ line: StackLine,
        at start: Double,
        in stackSize: LayoutSize,
        context: inout LayoutContext
    ) {
        let distribution = StackDistribution(
            alignment.justifyContent,
            of: main.violation(of: line.length),
            among: line.items.count
        )
        let isReversed = alignment.isMainReversed || alignment.isCrossReversed
        var mainStart = distribution.offset
        for index in line.items {
            let item = context.stackItems[index]
            let size = item.size
            var spacingAfter = spacing + distribution.gap
            if item.style >= 0 {
                mainStart += context.stackItemStyles[Int(item.style)].spacingBefore
                spacingAfter += context.stackItemStyles[Int(item.style)].spacingAfter
            }
            let itemCross = start + crossOffset(of: item, in: line, context: context)
            var origin = axis.point(main: mainStart, cross: itemCross)
            if isReversed { origin = mirrored(origin, of: size, in: stackSize) }
            context.place(item.measured, at: origin)
            mainStart += axis.main(size) + spacingAfter
        }
    }

    /// The origin of an item in a stack whose axes, or one of them, run in the reverse direction.
    @inline(never)
    private func mirrored(
        _ origin: LayoutPoint,
        of size: LayoutSize,
        in stackSize: LayoutSize
    ) -> LayoutPoint {
        var (main, cross) = (axis.main(origin), axis.cross(origin))
        if alignment.isMainReversed { main = axis.main(stackSize) - main - axis.main(size) }
        if alignment.isCrossReversed { cross = axis.cross(stackSize) - cross - axis.cross(size) }
        return axis.point(main: main, cross: cross)
    }

    /// The distance of an item from the start of its line across the main axis.
    @inline(__always)
    private func crossOffset(
        of item: StackItem,
        in line: StackLine,
        context: borrowing LayoutContext
    ) -> Double {
        let alignment = alignItems(of: item, context: context)
        if alignment == .start || alignment == .stretch { return 0 }
        return offset(of: item, alignedBy: alignment, in: line, context: context)
    }

    /// The distance of an item with a given alignment from the start of its line across the main
    /// axis.
    @inline(never)
    private func offset(
        of item: StackItem,
        alignedBy alignment: StackAlignItems,
        in line: StackLine,
        context: borrowing LayoutContext
    ) -> Double {
        switch alignment {
        case .start, .stretch: 0
        case .end: line.cross - axis.cross(item.size)
        case .center: context.pixelGrid.floor((line.cross - axis.cross(item.size)) / 2)
        case .baselineFirst, .baselineLast: line.baseline - baseline(of: item, context: context)
        }
    }
}
