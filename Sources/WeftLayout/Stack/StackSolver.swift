/// Solves one stack: measures its children and places them.
///
/// The steps are those of CSS Flexbox 1, §9, in Texture's order, each in a function of its own. The
/// solver knows only a main and a cross axis. What it knows of the children lies on stacks of the
/// context, above that of the stacks which are being solved around it; so solving allocates
/// nothing.
///
/// The children are lent to it: each is called where it is and not copied, provided that nothing is
/// computed between reading it and calling it.
struct StackSolver: ~Copyable {
    let axis: StackAxis

    /// The stack's range along the main axis.
    let main: LengthRange

    /// The stack's range across the main axis.
    let cross: LengthRange

    /// The size that fractions in the children's styles refer to.
    let parentSize: LayoutSize

    let alignment: StackAlignment
    let alignContent: StackAlignContent
    let wraps: Bool
    let spacing: Double
    let lineSpacing: Double

    /// Whether growth is in whole points, as it is on a pixel grid.
    let floorsGrowth: Bool

    /// The number of remarks that were made before the stack was solved.
    let firstRemark: Int

    /// The number of items in the context that belong to stacks around this one.
    let firstItem: Int

    /// The number of styled items in the context that belong to stacks around this one.
    let firstStyle: Int

    /// The number of styles that the context keeps for stacks around this one.
    let firstKeptStyle: Int

    /// The number of lines in the context that belong to stacks around this one.
    let firstLine: Int

    init(
        _ stack: borrowing StackLayoutSpec,
        thatFits range: SizeRange,
        context: inout LayoutContext
    ) {
        axis = stack.direction.axis
        main = axis.main(range)
        cross = axis.cross(range)
        parentSize = LayoutSize(
            width: range.min.width == range.max.width ? range.max.width : .nan,
            height: range.min.height == range.max.height ? range.max.height : .nan
        )
        alignment = StackAlignment(stack, readingDirection: context.environment.readingDirection)
        alignContent = stack.alignContent
        wraps = stack.flexWrap != .noWrap
        spacing = context.finite(stack.spacing, "spacing", of: StackLayoutSpec.self)
        lineSpacing = context.finite(stack.lineSpacing, "lineSpacing", of: StackLayoutSpec.self)
        floorsGrowth = !context.pixelGrid.isExact
        firstRemark = context.remarkCount
        firstItem = context.stackItems.count
        firstStyle = context.stackItemStyles.count
        firstKeptStyle = context.stackStyles.count
        firstLine = context.stackLines.count
    }

    /// Measures and places the children, and returns the size of the stack.
    func solve(
        _ children: some StackChildren,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        defer {
            context.stackItems.removeAll(from: firstItem)
            context.stackItemStyles.removeAll(from: firstStyle)
            context.stackStyles.removeAll(from: firstKeptStyle)
            context.stackLines.removeAll(from: firstLine)
        }
        let steps = try measure(children, context: &context)
        breakLines(context: &context)
        if steps.flexing { try flexLines(of: children, context: &context) }
        measureLines(context: &context)
        stretchLines(context: &context)
        if steps.stretching { try stretch(children, context: &context) }
        return placeLines(context: &context)
    }

    /// The indices of the stack's lines in the context.
    func lines(in context: borrowing LayoutContext) -> Range<Int> {
        firstLine..<context.stackLines.count
    }

    /// The steps that not every stack needs.
    private struct Steps {
        /// Whether a child may flex.
        var flexing = false

        /// Whether a child may be aligned by `stretch`.
        var stretching: Bool
    }

    /// Measures the children, in one batch, all but those whose length along the main axis is known
    /// before and may change by flexing.
    private func measure(
        _ children: some StackChildren,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> Steps {
        context.stackItems.reserve(children.count)
        let alignment = alignment.alignItems
        var steps = Steps(stretching: alignment == .stretch)
        let plainRange = axis.range(
            main: LengthRange(),
            cross: alignment == .stretch ? cross : LengthRange(min: 0, max: cross.max)
        )
        let reader = StackStyleReader(axis: axis, parentSize: parentSize)
        try context.measureAll(children.count) { index, context throws(LayoutInterruption) in
            let isPlain = try children.measurePlain(
                from: &index,
                in: plainRange,
                parentSize: parentSize,
                reader: reader,
                context: &context
            )
            if !isPlain { try measure(index, of: children, for: &steps, context: &context) }
        }
        return steps
    }

    /// Measures a child whose style was read last, unless its length is known and may change.
    private func measure(
        _ index: Int,
        of children: some StackChildren,
        for steps: inout Steps,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        let style = context.stackItemStyles.count - 1
        let item = context.stackItemStyles[style]
        if item.hasVainProperties {
            noteVainProperties(in: style, of: children[index], context: &context)
        }
        let alignment = alignItems(of: item)
        if alignment == .stretch { steps.stretching = true }
        let mayFlex = mayFlex(item)
        // With spacings below zero a line may be shorter than nothing.
        if mayFlex || item.flexGrow > 0 { steps.flexing = true }
        let result: StackItem
        if mayFlex, let length = knownLength(item, grid: context.pixelGrid) {
            result = StackItem(unmeasured: axis.size(main: length, cross: 0), style: style)
        } else {
            let range = axis.range(
                main: item.mainRange,
                cross: crossRange(item.crossBounds, alignment: alignment)
            )
            let measured = try children.measure(
                index,
                style: style,
                in: range,
                parentSize: parentSize,
                context: &context
            )
            result = StackItem(measured, style: style)
        }
        context.stackItemStyles[style].setMeasuredLength(axis.main(result.size))
        context.stackItems.append(result)
    }

    /// How a child is aligned across the stack.
    @inline(__always)
    func alignItems(of item: StackItem, context: borrowing LayoutContext) -> StackAlignItems {
        item.style < 0
            ? alignment.alignItems : alignItems(of: context.stackItemStyles[Int(item.style)])
    }

    /// How a child with a style is aligned across the stack.
    @inline(__always)
    func alignItems(of style: StackItemStyle) -> StackAlignItems {
        style.alignSelf.alignItems ?? alignment.alignItems
    }

    /// Notes what a child's style states in vain.
    @inline(never)
    private func noteVainProperties(
        in index: Int,
        of child: any LayoutElement,
        context: inout LayoutContext
    ) {
        let kept = context.stackItemStyles[index].place.index
        let style = kept >= 0 ? context.stackStyles[kept] : child.style(in: &context)
        if style.setProperties.contains(.layoutPosition) {
            context.noteUnused(.layoutPosition, of: child, in: StackLayoutSpec.self)
        }
        if style.flexBasis.isFraction, !style.values.odd.contains(.flexBasis),
            style.flexBasis.resolved(in: axis.main(parentSize)) == nil
        {
            let element = LayoutContext.name(of: child)
            context.report(.undefinedFraction(element: element, .flexBasis))
        }
        noteUnusedFractions(of: style, context.stackItemStyles[index], child, context: &context)
    }

    /// Notes fractions of the stack's length across that a child does not keep to, as it is
    /// stretched. (Where that length is undefined, measuring the child notes it.)
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
        let length = item.crossBounds.clamp(parentLength)
        if axis.cross(style.sizeRange(in: parentSize)).clamp(length) == length { return }
        context.report(.unusedFraction(element: LayoutContext.name(of: child), fractions))
    }

    /// Whether the length of a child along the main axis may change by flexing.
    private func mayFlex(_ item: StackItemStyle) -> Bool {
        (item.flexGrow > 0 && main.min > 0) || (item.flexShrink > 0 && main.max < .infinity)
    }

    /// The length of a child along the main axis, where its style tells it before it is measured.
    ///
    /// In a range that leaves no choice along the main axis an element has that length, rounded up
    /// to the pixel grid, whatever is in it. If it may flex, it is measured when it has: so its
    /// subtree is measured once.
    private func knownLength(_ item: StackItemStyle, grid: PixelGrid) -> Double? {
        let length = grid.ceil(item.exactMain)
        return LayoutSize.isValid(length) ? length : nil
    }

    /// The range across the main axis in which a child with a style is measured, before its line is
    /// known.
    func crossRange(_ bounds: LengthRange, alignment: StackAlignItems) -> LengthRange {
        guard alignment == .stretch else { return LengthRange(min: 0, max: cross.max) }
        return LengthRange(min: bounds.clamp(cross.min), max: bounds.clamp(cross.max))
    }
}

extension StackAlignSelf {
    /// The alignment that takes the place of the stack's; nil for `auto`.
    fileprivate var alignItems: StackAlignItems? {
        switch self {
        case .auto: nil
        case .start: .start
        case .end: .end
        case .center: .center
        case .stretch: .stretch
        }
    }
}
