extension StackSolver {
    /// Resolves the flexible lengths of every line. Then measures, in one batch, the items whose
    /// length has changed or that were not measured before.
    func flexLines(
        of children: some StackChildren,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        for line in lines(in: context) { flex(context.stackLines[line], context: &context) }
        try context.measureAll(children.count) { index, context throws(LayoutInterruption) in
            try children.measure(.flexed, from: &index, for: self, context: &context)
        }
    }

    // It calls the closure that measures, so that the ranges travel in registers.
    /// Has children from an index on measured after flexing: those whose length has changed, and
    /// those that were not measured before.
    ///
    /// - Parameters:
    ///   - index: The index of the first one; on return, that of the last child that was looked at.
    ///   - end: The index after the last one.
    ///   - measure: Measures the child with the given index. It also receives the engine's token
    ///     for the child's style, which is negative if there is none, and the range to measure the
    ///     child in, before its style is applied.
    package func measureFlexed(
        from index: inout Int,
        to end: Int,
        context: inout LayoutContext,
        _ measure: (_ index: Int, _ styleToken: Int32, SizeRange, inout LayoutContext)
            throws(LayoutInterruption) -> MeasuredElement
    ) throws(LayoutInterruption) {
        while true {
            let item = context.stackItems[firstItem + index]
            if item.style >= 0, let main = flexedMain(of: item, context: &context) {
                let style = Int(item.style)
                let alignment = alignItems(of: context.stackItemStyles[style])
                let bounds = context.stackItemStyles[style].crossBounds
                let measured = try measure(
                    index,
                    context.stackItemStyles[style].place.styleToken,
                    axis.range(main: main, cross: crossRange(bounds, alignment: alignment)),
                    &context
                )
                update(child: index, measured, context: &context)
            }
            if index == end - 1 { return }
            index += 1
        }
    }

    /// The range along the main axis in which a child with a style is to be measured after flexing;
    /// nil if its length has not changed and it was measured before.
    @inline(__always)
    private func flexedMain(of item: StackItem, context: inout LayoutContext) -> LengthRange? {
        let style = Int(item.style)
        let length = context.stackItemStyles[style].length
        if length != axis.main(item.size) {
            context.stackItemStyles[style].exactMain = length
            return LengthRange(exactly: length)
        }
        return item.isMeasured ? nil : context.stackItemStyles[style].mainRange
    }

    /// Takes the measurement of a child that was measured again, or for the first time after
    /// flexing.
    @inline(__always)
    func update(
        child index: Int,
        _ measured: MeasuredElement,
        context: inout LayoutContext
    ) {
        if context.stackItems[firstItem + index].update(measured, along: axis) {
            context.stackSteps.lengthsChanged = true
        }
    }

    /// The engine's token for the style of a child; negative if there is none.
    func styleToken(ofChild index: Int, context: borrowing LayoutContext) -> Int32 {
        let style = Int(context.stackItems[firstItem + index].style)
        return style < 0 ? -1 : context.stackItemStyles[style].place.styleToken
    }

    /// The index of a child's style among those that the context keeps; nil if the child has none.
    func keptStyle(ofChild index: Int, context: borrowing LayoutContext) -> Int? {
        let style = Int(context.stackItems[firstItem + index].style)
        return style < 0 ? nil : context.stackItemStyles[style].place.index
    }

    /// Distributes the length that a line lacks, or has in excess, among its flexible items.
    ///
    /// CSS Flexbox 1, §9.7, with two differences: the factors are shares of their sum even if that
    /// is below one, and the missing length is counted up to the stack's minimum.
    private func flex(_ line: StackLine, context: inout LayoutContext) {
        let violation = main.violation(of: line.length)
        guard abs(violation) >= StackLine.tolerance else { return }
        let grows = violation > 0
        let target = grows ? main.min : main.max
        var share = share(of: line, target: target, thawing: grows, context: &context)
        // If no item takes part, the sum of the factors is 0.
        while share.factors > 0 {
            let overshoot = distribute(share, to: line, context: &context)
            // Not `!= 0`: this can be NaN if the space is infinite, to which spacings may add up.
            guard overshoot > 0 || overshoot < 0 else {
                if grows && floorsGrowth { floorGrowth(in: line, share: share, context: &context) }
                return
            }
            freeze(line, share: share, overshoot: overshoot, context: &context)
            share = self.share(of: line, target: target, thawing: nil, context: &context)
        }
    }

    /// Finds the space to be shared by the items that take part, and the sum of their factors.
    ///
    /// - Parameter grows: In the first round, the direction of flexing, by which the items that
    ///   take part are marked; nil in later rounds.
    @inline(__always)
    private func share(
        of line: StackLine,
        target: Double,
        thawing grows: Bool?,
        context: inout LayoutContext
    ) -> FlexShare {
        var share = FlexShare(space: target - line.spacing, factors: 0)
        for index in line.items {
            let style = Int(context.stackItems[index].style)
            if style < 0 {
                share.space -= axis.main(context.stackItems[index].size)
                continue
            }
            if let grows { context.stackItemStyles[style].thaw(grows: grows) }
            if context.stackItemStyles[style].isFrozen {
                share.space -= context.stackItemStyles[style].length
            } else {
                share.space -= context.stackItemStyles[style].base
                share.factors += context.stackItemStyles[style].flexFactor
            }
        }
        return share
    }

    /// Gives every item that takes part its share, within its bounds.
    ///
    /// - Returns: By how much the bounds made the items longer in total.
    private func distribute(
        _ share: FlexShare,
        to line: StackLine,
        context: inout LayoutContext
    ) -> Double {
        var overshoot = 0.0
        for index in line.styles {
            overshoot += context.stackItemStyles[index].take(share)
        }
        return overshoot
    }

    /// Freezes the items whose bounds moved them in the direction of the total.
    private func freeze(
        _ line: StackLine,
        share: FlexShare,
        overshoot: Double,
        context: inout LayoutContext
    ) {
        for index in line.styles where !context.stackItemStyles[index].isFrozen {
            let length = context.stackItemStyles[index].length(share)
            let bounded = context.stackItemStyles[index].length
            if overshoot > 0 ? bounded > length : bounded < length {
                context.stackItemStyles[index].flexFactor = 0
            }
        }
    }

    /// Cuts growth down to whole points, and gives the rest to the first item that still grows.
    ///
    /// Texture does the same. It concerns the growing items that no bound stopped. An item whose
    /// maximum kept it below its base from the start stays there, but may get the rest. A growth
    /// that is less than a whole point by no more than a rounding error counts as whole. The rest
    /// is what is left of the space, and not a sum of fractions, which would leave a rounding error
    /// in the lengths.
    private func floorGrowth(
        in line: StackLine,
        share: FlexShare,
        context: inout LayoutContext
    ) {
        var rest = share.space
        var first: Int?
        for index in line.items {
            let style = Int(context.stackItems[index].style)
            guard style >= 0 else { continue }
            let measured = axis.main(context.stackItems[index].size)
            if context.stackItemStyles[style].isFrozen {
                if context.stackItemStyles[style].startsAtMaximum(below: measured) {
                    first = first ?? style
                }
            } else {
                let (growth, isFloored) = context.stackItemStyles[style].floorGrowth(share)
                rest -= growth
                if isFloored, growth != 0 { first = first ?? style }
            }
        }
        if let first { context.stackItemStyles[first].length += rest }
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
    /// Lets the item take part if it has a factor, unless its bounds have already moved it away
    /// from its base against the direction of flexing.
    fileprivate mutating func thaw(grows: Bool) {
        let factor = factor(grows: grows)
        let isFlexible = factor > 0 && (grows ? base <= length : base >= length)
        flexFactor = isFlexible ? factor : 0
    }

    /// Whether flexing no longer changes the length.
    fileprivate var isFrozen: Bool { flexFactor == 0 }

    /// The length with a share, before it is clamped to the bounds.
    fileprivate func length(_ share: FlexShare) -> Double { base + share.of(flexFactor) }

    /// Takes a share, within the bounds, if the item takes part.
    ///
    /// - Returns: By how much the bounds made the item longer.
    fileprivate mutating func take(_ share: FlexShare) -> Double {
        if isFrozen { return 0 }
        let length = length(share)
        self.length = length.clamped(to: mainBounds)
        return self.length - length
    }

    /// The factor for flexing in a direction; shrinking is weighted by the base.
    ///
    /// It is 2⁻⁶⁴ of the factor in the style, so that no sum of factors overflows. Since that is a
    /// power of two, all proportions stay the same to the bit, except for those of factors below
    /// 2⁻⁹⁵⁸.
    private func factor(grows: Bool) -> Double {
        let scale = 0x1p-64
        return grows ? flexGrow * scale : flexShrink * scale * base
    }

    /// Whether a frozen item could grow, were it not for a maximum that kept it below its base from
    /// the start.
    fileprivate func startsAtMaximum(below measured: Double) -> Bool {
        flexGrow > 0 && base > measured
    }

    /// Cuts the growth of an item that takes part down to whole points, unless a bound stopped it.
    ///
    /// - Returns: By how much the item then grows, and whether that is in whole points.
    fileprivate mutating func floorGrowth(
        _ share: FlexShare
    ) -> (growth: Double, isFloored: Bool) {
        let growth = share.of(flexFactor)
        guard length == base + growth else { return (length - base, false) }
        let floored = (growth + PixelGrid.epsilon).rounded(.down)
        length = base + floored
        return (floored, true)
    }
}
