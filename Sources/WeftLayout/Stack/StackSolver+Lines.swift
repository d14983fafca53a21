extension StackSolver {
    /// Collects the items into lines by their lengths before flexing; into one line unless the
    /// stack wraps.
    func collectLines(context: inout LayoutContext) {
        if wraps { return breakLines(context: &context) }
        var line = StackLine(firstItem: firstItem, firstStyle: firstStyle)
        line.items = firstItem..<context.stackItems.count
        line.styles = firstStyle..<context.stackItemStyles.count
        line.spacing = spacing * Double(max(1, line.items.count) - 1)
        for style in line.styles {
            line.spacing += context.stackItemStyles[style].outerSpacing
        }
        line.length = length(of: line, in: context)
        context.stackLines.append(line)
    }

    /// Breaks a line before each item that would overflow the stack's maximum, unless the line is
    /// empty.
    ///
    /// CSS Flexbox 1, §9.3. A sum of doubles may exceed the maximum by a rounding error: thirds of
    /// points, as on a display with three pixels per point, cannot be represented exactly.
    private func breakLines(context: inout LayoutContext) {
        let longestLine = main.max + StackLine.tolerance
        var line = StackLine(firstItem: firstItem, firstStyle: firstStyle)
        for index in firstItem..<context.stackItems.count {
            let length = axis.main(context.stackItems[index].size)
            let style = Int(context.stackItems[index].style)
            var space = 0.0
            if style >= 0 { space = context.stackItemStyles[style].outerSpacing }
            if index > line.items.lowerBound {
                if line.length + spacing + space + length > longestLine {
                    context.stackLines.append(line)
                    line = StackLine(firstItem: index, firstStyle: line.styles.upperBound)
                } else {
                    space += spacing
                }
            }
            line.items = line.items.lowerBound..<index + 1
            if style >= 0 { line.styles = line.styles.lowerBound..<style + 1 }
            line.spacing += space
            line.length += space + length
        }
        context.stackLines.append(line)
    }

    /// Sums up the lengths of the lines again, after items were measured again.
    func sumLengths(context: inout LayoutContext) {
        for index in lines(in: context) {
            context.stackLines[index].length = length(of: context.stackLines[index], in: context)
        }
    }

    /// The total length of a line's items and its spacing.
    @inline(__always)
    private func length(of line: StackLine, in context: borrowing LayoutContext) -> Double {
        var length = line.spacing
        for item in line.items { length += axis.main(context.stackItems[item].size) }
        return length
    }

    /// Finds the extent of each line across the main axis, and its baseline.
    ///
    /// CSS Flexbox 1, §9.4, step 8.
    func measureLines(context: inout LayoutContext) {
        let lines = lines(in: context)
        for index in lines {
            let (longest, shortest) = extremes(of: context.stackLines[index], context: context)
            context.stackLines[index].cross = longest
            context.stackLines[index].shortest = shortest
            // A child's own alignment is never one by baseline.
            if alignment.alignItems.isBaseline { alignBaselines(ofLine: index, context: &context) }
        }
        guard lines.count == 1 else { return }
        context.stackLines[firstLine].cross = context.stackLines[firstLine].cross.clamped(to: cross)
    }

    /// The longest and the shortest item of a line across the main axis.
    private func extremes(
        of line: StackLine,
        context: borrowing LayoutContext
    ) -> (longest: Double, shortest: Double) {
        var (longest, shortest) = (0.0, Double.infinity)
        for index in line.items {
            let length = axis.cross(context.stackItems[index].size)
            longest = largest(longest, length)
            shortest = smallest(shortest, length)
        }
        return (longest, shortest)
    }

    /// Finds the baseline of a line, and makes room for the items that are aligned by it.
    private func alignBaselines(ofLine line: Int, context: inout LayoutContext) {
        var longest = 0.0
        var aboveBaseline = 0.0
        var belowBaseline = 0.0
        for index in context.stackLines[line].items {
            let length = axis.cross(context.stackItems[index].size)
            if alignItems(of: context.stackItems[index], context: context).isBaseline {
                let baseline = baseline(of: context.stackItems[index], context: context)
                aboveBaseline = largest(aboveBaseline, baseline)
                belowBaseline = largest(belowBaseline, length - baseline)
            } else {
                longest = largest(longest, length)
            }
        }
        context.stackLines[line].cross = largest(aboveBaseline + belowBaseline, longest)
        context.stackLines[line].baseline = aboveBaseline
    }

    /// The distance across the main axis from the start of an item to the baseline by which it is
    /// aligned.
    func baseline(of item: StackItem, context: borrowing LayoutContext) -> Double {
        let height = item.size.height
        let baselines = context.baselines(of: item.measured)
        let isFirst = alignItems(of: item, context: context) == .baselineFirst
        var baseline = isFirst ? baselines.first : baselines.last
        if baseline.isNaN { baseline = isFirst ? 0 : height }
        return alignment.isCrossReversed ? height - baseline : baseline
    }

    /// The total length of all lines across the main axis, with the spacing between them.
    @inline(__always)
    func crossLength(in context: borrowing LayoutContext) -> Double {
        let lines = lines(in: context)
        var length = lineSpacing * Double(lines.count - 1)
        for index in lines { length += context.stackLines[index].cross }
        return length
    }
}
