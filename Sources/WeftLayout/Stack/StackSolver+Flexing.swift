extension StackSolver {
    /// Resolves the flexible lengths of every line, and measures the items whose length has changed
    /// or that were not measured before, in one batch.
    mutating func flexLines(context: inout LayoutContext) throws(LayoutInterruption) {
        for line in storage.lines { flex(line) }
        try context.measureAll(storage.items.indices) { index, context throws(LayoutInterruption) in
            let item = storage.items[index]
            guard item.style >= 0 else { return }
            let style = storage.styles[Int(item.style)]
            var main = style.mainRange
            if style.length != axis.main(item.measured.size) {
                main = LengthRange(min: style.length, max: style.length)
                storage.styles[Int(item.style)].exactMain = style.length
            } else if item.measured.isMeasured {
                return
            }
            storage.items[index].measured = try children[index].measure(
                in: axis.range(
                    main: main,
                    cross: crossRange(style.crossBounds, alignment: item.alignment)
                ),
                parentSize: parentSize,
                context: &context
            )
        }
        sumLengths()
    }

    /// Distributes what a line lacks or has too much among its flexible items.
    ///
    /// CSS Flexbox 1, §9.7. Unlike there the factors are shares of their sum even where it is below
    /// one, and what a line lacks is counted up to the stack's minimum.
    private mutating func flex(_ line: StackLine) {
        let violation = main.violation(of: line.length)
        guard abs(violation) >= Self.tolerance else { return }
        let grows = violation > 0
        let target = grows ? main.min : main.max
        guard thaw(line, grows: grows) else { return }
        while true {
            let share = share(of: line, target: target, grows: grows)
            let overshoot = distribute(share, to: line, grows: grows)
            if overshoot > 0 || overshoot < 0 {
                if !freeze(line, share: share, grows: grows, overshoot: overshoot) { return }
            } else {
                if grows && floorsGrowth { floorGrowth(in: line, share: share) }
                return
            }
        }
    }

    /// Marks the items that take part: those with a factor whose bounds have not already moved
    /// them beyond their base in the direction of the flexing.
    private mutating func thaw(_ line: StackLine, grows: Bool) -> Bool {
        var isAnyFlexible = false
        for index in line.items {
            let item = storage.items[index]
            guard item.style >= 0 else { continue }
            let style = storage.styles[Int(item.style)]
            let isFlexible =
                style.flexFactor(grows: grows) > 0
                && (grows ? style.base <= style.length : style.base >= style.length)
            storage.styles[Int(item.style)].isFrozen = !isFlexible
            if isFlexible { isAnyFlexible = true }
        }
        return isAnyFlexible
    }

    private func share(of line: StackLine, target: Double, grows: Bool) -> FlexShare {
        var share = FlexShare(space: target - line.spacing, factors: 0)
        for index in line.items {
            let item = storage.items[index]
            guard item.style >= 0 else {
                share.space -= axis.main(item.measured.size)
                continue
            }
            let style = storage.styles[Int(item.style)]
            if style.isFrozen {
                share.space -= style.length
            } else {
                share.space -= style.base
                share.factors += style.flexFactor(grows: grows)
            }
        }
        return share
    }

    /// Gives every item that takes part its share, within its bounds.
    ///
    /// - Returns: By how much the bounds made the items longer in total.
    private mutating func distribute(
        _ share: FlexShare,
        to line: StackLine,
        grows: Bool
    ) -> Double {
        var overshoot = 0.0
        forEachFlexibleStyle(in: line) { style in
            let length = style.base + share.of(style.flexFactor(grows: grows))
            style.length = style.mainBounds.clamp(length)
            overshoot += style.length - length
        }
        return overshoot
    }

    /// Freezes the items whose bounds moved them in the direction of the total.
    ///
    /// - Returns: Whether an item is left that can still flex.
    private mutating func freeze(
        _ line: StackLine,
        share: FlexShare,
        grows: Bool,
        overshoot: Double
    ) -> Bool {
        var isAnyFlexible = false
        forEachFlexibleStyle(in: line) { style in
            let length = style.base + share.of(style.flexFactor(grows: grows))
            style.isFrozen = overshoot > 0 ? style.length > length : style.length < length
            if !style.isFrozen { isAnyFlexible = true }
        }
        return isAnyFlexible
    }

    /// Cuts growth down to whole points, and gives the rest to the first item that still grows.
    ///
    /// So Texture does. It concerns the growing items that no bound stopped on the way, counted from
    /// their base; one that its maximum kept below its base from the start is among them.
    private mutating func floorGrowth(in line: StackLine, share: FlexShare) {
        var rest = 0.0
        var first: Int?
        for index in line.items {
            let item = storage.items[index]
            guard item.style >= 0 else { continue }
            let style = storage.styles[Int(item.style)]
            guard let growth = style.growth(share, from: axis.main(item.measured.size)) else {
                continue
            }
            let floored = growth.rounded(.down)
            storage.styles[Int(item.style)].length = style.base + floored
            rest += growth - floored
            if floored != 0 && first == nil { first = Int(item.style) }
        }
        if let first { storage.styles[first].length += rest }
    }

    private mutating func forEachFlexibleStyle(
        in line: StackLine,
        _ body: (inout StackItemStyle) -> Void
    ) {
        for index in line.items {
            let style = Int(storage.items[index].style)
            if style >= 0 && !storage.styles[style].isFrozen { body(&storage.styles[style]) }
        }
    }
}

/// The space that is to be distributed in one round, and the sum of the factors that share it.
private struct FlexShare {
    var space: Double
    var factors: Double

    /// The part that goes to a factor.
    func of(_ factor: Double) -> Double { space * (factor / factors) }
}

extension StackItemStyle {
    /// The factor in proportion to which the item takes part; shrinking is weighted by the base.
    ///
    /// It is a 2⁶⁴th of what the style says, so that no sum of factors overflows. As that is a power
    /// of two, all proportions stay the same to the bit.
    fileprivate func flexFactor(grows: Bool) -> Double {
        let scale = 0x1p-64
        return grows ? flexGrow * scale : flexShrink * scale * base
    }

    /// The growth that is to be in whole points; nil where a bound stopped the item.
    fileprivate func growth(_ share: FlexShare, from measured: Double) -> Double? {
        guard flexGrow > 0 else { return nil }
        if isFrozen { return base > measured ? length - base : nil }
        let growth = share.of(flexFactor(grows: true))
        return length == base + growth ? growth : nil
    }
}
