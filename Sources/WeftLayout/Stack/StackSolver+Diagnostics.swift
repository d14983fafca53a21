/// What is odd about a stack and its children.
extension StackSolver {
    /// Notes a spacer that takes no room because its style gives it none along the stack or across.
    @inline(never)
    func noteIdleSpacer(_ style: LayoutElementStyle, context: inout LayoutContext) {
        let roomy: LayoutElementStyle.Properties = [
            .sizes, .flexGrow, .flexBasis, .spacingBefore, .spacingAfter,
        ]
        guard style.changedProperties(among: roomy).isEmpty else { return }
        context.report(.idleSpacer, of: typeName(SpacerLayoutSpec.self))
    }

    /// Notes what a child's style states in vain.
    @inline(never)
    func noteUnusedProperties(
        of style: LayoutElementStyle,
        _ item: StackItemStyle,
        of child: any LayoutElement,
        context: inout LayoutContext
    ) {
        context.noteUnused(.layoutPosition, in: style, of: child, by: StackLayoutSpec.self)
        if style.flexBasis.isFraction, !style.values.odd.contains(.flexBasis),
            style.flexBasis.resolved(in: axis.main(parentSize)) == nil
        {
            let element = LayoutContext.name(of: child)
            context.report(.undefinedFraction(.flexBasis), of: element)
        }
        // A host may lay out before it has any room.
        let mayHaveLength = main.min == 0 && main.max > 0
        if item.growsFromNothing, mayHaveLength, spacing >= 0, !(child is SpacerLayoutSpec) {
            context.report(.nothingToGrowInto, of: LayoutContext.name(of: child))
        }
        noteUnusedFractions(of: style, item, child, context: &context)
    }

    /// Notes fractions of the stack's length across that a child does not keep because it is
    /// stretched. (If that length is undefined, measuring the child notes it.)
    private func noteUnusedFractions(
        of style: LayoutElementStyle,
        _ item: StackItemStyle,
        _ child: any LayoutElement,
        context: inout LayoutContext
    ) {
        let fractions = style.values.fractions.intersection(axis.crossSizes)
            .subtracting(style.values.odd)
        let parentLength = axis.cross(parentSize)
        guard !fractions.isEmpty, alignItems(of: item) == .stretch, !parentLength.isNaN
        else { return }
        let length = parentLength.clamped(to: item.crossBounds)
        if length.clamped(to: axis.cross(style.sizeRange(in: parentSize))) == length { return }
        context.report(.stretchedFraction(fractions), of: LayoutContext.name(of: child))
    }

    /// Notes why a child was empty before it was stretched: it had a ratio but no length to start
    /// from, or it had no size of its own.
    @inline(never)
    func noteMissingSize(
        of element: MeasuredElement,
        _ child: any LayoutElement,
        unless unboundedRatios: [Int32: [Int]],
        context: inout LayoutContext
    ) {
        if context.keep(unboundedRatios, of: element) { return }
        context.report(.noIntrinsicSize, of: LayoutContext.name(of: child))
    }

    /// Notes that stretched items make the lines overflow the stack's range across the main axis.
    @inline(never)
    func noteOverflow(
        of lines: Range<Int>,
        crossLength: Double,
        context: inout LayoutContext
    ) {
        guard cross.violation(of: crossLength) < -StackLine.tolerance else { return }
        let hasStretched = lines.contains { line in
            context.stackLines[line].items.contains { index in
                let item = context.stackItems[index]
                return axis.cross(item.size) >= cross.min
                    && alignItems(of: item, context: context) == .stretch
            }
        }
        if hasStretched { context.report(.overflowingLines, of: typeName(StackLayoutSpec.self)) }
    }
}
