extension StackSolver {
    /// Places all items, and returns the size of the stack.
    ///
    /// Positions are counted from the start of each axis. Along a reversed axis, they are mirrored
    /// within the stack's final size.
    func placeLines(context: inout LayoutContext) -> LayoutSize {
        let lines = lines(in: context)
        let crossLength = crossLength(in: context)
        if lines.count > 1, cross.min > 0 {
            noteOverflow(of: lines, crossLength: crossLength, context: &context)
        }
        var longestLine = 0.0
        for line in lines { longestLine = largest(longestLine, context.stackLines[line].length) }
        let size = context.pixelGrid.ceil(
            axis.size(main: longestLine.clamped(to: main), cross: crossLength.clamped(to: cross))
        )
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
        if context.node.tracksReuse {
            let reuse = reuse(of: size, context: context)
            context.stateReuse(reuse, of: StackLayoutSpec.self)
        }
        return size
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
        var mainStart = distribution.offset
        for index in line.items {
            let item = context.stackItems[index]
            let size = item.size
            var spacingAfter = spacing + distribution.gap
            if item.style >= 0 {
                mainStart += context.stackItemStyles[Int(item.style)].spacingBefore
                spacingAfter += context.stackItemStyles[Int(item.style)].spacingAfter
            }
            var itemMain = mainStart
            var itemCross = start + crossOffset(of: item, in: line, context: context)
            if alignment.isMainReversed {
                itemMain = axis.main(stackSize) - itemMain - axis.main(size)
            }
            if alignment.isCrossReversed {
                itemCross = axis.cross(stackSize) - itemCross - axis.cross(size)
            }
            context.place(item.measured, at: axis.point(main: itemMain, cross: itemCross))
            mainStart += axis.main(size) + spacingAfter
        }
    }

    /// The distance of an item from the start of its line across the main axis.
    private func crossOffset(
        of item: StackItem,
        in line: StackLine,
        context: borrowing LayoutContext
    ) -> Double {
        switch alignItems(of: item, context: context) {
        case .start, .stretch: 0
        case .end: line.cross - axis.cross(item.size)
        case .center: context.pixelGrid.floor((line.cross - axis.cross(item.size)) / 2)
        case .baselineFirst, .baselineLast: line.baseline - baseline(of: item, context: context)
        }
    }
}
