extension StackSolver {
    /// Lets several lines take up the space that they leave across the main axis.
    ///
    /// CSS Flexbox 1, §9.4, step 9.
    mutating func stretchLines() {
        guard alignContent == .stretch, storage.lines.count > 1 else { return }
        let violation = cross.violation(of: crossLength)
        guard violation > Self.tolerance else { return }
        let extra = violation / Double(storage.lines.count)
        for index in storage.lines.indices {
            storage.lines[index].cross += extra
        }
    }

    /// Measures the items anew that are to be as long across as their line and are not, in one batch.
    ///
    /// CSS Flexbox 1, §9.4, step 11.
    mutating func stretchItems(context: inout LayoutContext) throws(LayoutInterruption) {
        var isStretched = false
        var line = 0
        try context.measureAll(storage.items.indices) { index, context throws(LayoutInterruption) in
            while index >= storage.lines[line].items.upperBound { line += 1 }
            let item = storage.items[index]
            guard let length = stretchedLength(of: item, in: storage.lines[line]) else { return }
            isStretched = true
            let size = axis.size(main: axis.main(item.measured.size), cross: length)
            storage.items[index].measured = try children[index].measure(
                in: SizeRange(exactly: size),
                parentSize: parentSize,
                context: &context
            )
        }
        if isStretched { sumLengths() }
    }

    /// The length across that an item is stretched to; nil where it stays as it is.
    ///
    /// An item that its own style keeps short of the line is measured at its own lengths once more:
    /// what was free the first time, and what fractions inside it refer to, is then exact.
    private func stretchedLength(of item: StackItem, in line: StackLine) -> Double? {
        guard item.alignment == .stretch else { return nil }
        let length = axis.cross(item.measured.size)
        guard length < line.cross - Self.tolerance else { return nil }
        guard item.style >= 0 else { return line.cross }
        let style = storage.styles[Int(item.style)]
        let target = style.crossBounds.clamp(line.cross)
        let isSettled =
            style.crossBounds.isExact && length == target
            && style.exactMain == axis.main(item.measured.size)
        return isSettled ? nil : target
    }
}
