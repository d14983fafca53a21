extension StackSolver {
    /// Collects the items into lines by their lengths before flexing.
    ///
    /// CSS Flexbox 1, §9.3: a line is broken before an item that would overflow the stack's maximum,
    /// unless the line is empty.
    mutating func breakLines() {
        var line = StackLine(items: 0..<0)
        for index in storage.items.indices {
            let item = storage.items[index]
            let length = axis.main(item.measured.size)
            var space = outerSpacing(of: item)
            if index > line.items.lowerBound {
                if wraps && line.length + spacing + space + length > main.max {
                    storage.lines.append(line)
                    line = StackLine(items: index..<index)
                } else {
                    space += spacing
                }
            }
            line.items = line.items.lowerBound..<index + 1
            line.spacing += space
            line.length += space + length
        }
        storage.lines.append(line)
    }

    /// Sums up the lengths of the lines once more, after items were measured anew.
    mutating func sumLengths() {
        for index in storage.lines.indices {
            var length = storage.lines[index].spacing
            for item in storage.lines[index].items {
                length += axis.main(storage.items[item].measured.size)
            }
            storage.lines[index].length = length
        }
    }

    /// Finds the extent of each line across the main axis, and its baseline.
    ///
    /// CSS Flexbox 1, §9.4, step 8.
    mutating func measureLines() {
        for index in storage.lines.indices {
            let (cross, baseline) = extent(of: storage.lines[index])
            storage.lines[index].cross = cross
            storage.lines[index].baseline = baseline
        }
        guard storage.lines.count == 1 else { return }
        storage.lines[0].cross = cross.clamp(storage.lines[0].cross)
    }

    private func extent(of line: StackLine) -> (cross: Double, baseline: Double) {
        var longest = 0.0
        var aboveBaseline = 0.0
        var belowBaseline = 0.0
        for index in line.items {
            let item = storage.items[index]
            let length = axis.cross(item.measured.size)
            if item.alignment.isBaseline {
                let baseline = baseline(of: item)
                aboveBaseline = largest(aboveBaseline, baseline)
                belowBaseline = largest(belowBaseline, length - baseline)
            } else {
                longest = largest(longest, length)
            }
        }
        return (largest(aboveBaseline + belowBaseline, longest), aboveBaseline)
    }

    /// The distance from the start of an item across to the baseline that it is aligned by.
    func baseline(of item: StackItem) -> Double {
        let height = item.measured.size.height
        let baseline =
            item.alignment == .baselineFirst
            ? item.measured.firstBaseline ?? 0
            : item.measured.lastBaseline ?? height
        return alignment.isCrossReversed ? height - baseline : baseline
    }

    /// The space that an item's style puts before and after it.
    func outerSpacing(of item: StackItem) -> Double {
        guard item.style >= 0 else { return 0 }
        let style = storage.styles[Int(item.style)]
        return style.spacingBefore + style.spacingAfter
    }

    /// The lengths of all lines across the main axis, and the spacing between them.
    var crossLength: Double {
        var length = lineSpacing * Double(storage.lines.count - 1)
        for line in storage.lines { length += line.cross }
        return length
    }
}
