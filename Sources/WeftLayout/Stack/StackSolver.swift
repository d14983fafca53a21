/// Solves one stack: measures its children and places them.
///
/// The steps are those of CSS Flexbox 1, §9, in Texture's order, each in a function of its own. The
/// solver knows only a main and a cross axis. What it knows about the children lies on scratch
/// stacks of the context, above the entries of the stack specs that are being solved around it, so
/// solving allocates nothing.
///
/// The children are borrowed, and each is called where it lies. Arguments are computed before the
/// call, because otherwise the child, an existential, would be copied for it.
@usableFromInline
package struct StackSolver: ~Copyable, Sendable {
    let axis: StackAxis

    /// The stack's range along the main axis.
    let main: LengthRange

    /// The stack's range across the main axis.
    let cross: LengthRange

    /// The size that fractions in the children's styles refer to.
    package let parentSize: LayoutSize

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

    /// The range in which children without a style are measured first.
    package let plainRange: SizeRange

    init(
        _ stack: borrowing StackLayoutSpec,
        thatFits range: SizeRange,
        context: inout LayoutContext
    ) {
        axis = stack.direction.axis
        main = axis.main(range)
        cross = axis.cross(range)
        parentSize = LayoutSize(
            width: range.widths.isExact ? range.max.width : .nan,
            height: range.heights.isExact ? range.max.height : .nan
        )
        alignment = StackAlignment(stack, readingDirection: context.environment.readingDirection)
        alignContent = stack.alignContent
        wraps = stack.flexWrap != .noWrap
        spacing = context.usableNumber(stack.spacing, "spacing")
        lineSpacing = context.usableNumber(stack.lineSpacing, "lineSpacing")
        floorsGrowth = !context.pixelGrid.isExact
        firstRemark = context.remarkCount
        firstItem = context.stackItems.count
        firstStyle = context.stackItemStyles.count
        firstKeptStyle = context.stackStyles.count
        firstLine = context.stackLines.count
        plainRange = axis.range(
            main: LengthRange(),
            cross: alignment.alignItems == .stretch ? cross : LengthRange(min: 0, max: cross.max)
        )
    }

    /// Measures and places the children, and returns the size of the stack.
    func solve(
        _ children: some StackChildren,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let outerSteps = context.stackSteps
        context.stackSteps = Steps(mayStretch: alignment.alignItems == .stretch)
        defer {
            context.stackSteps = outerSteps
            context.stackItems.removeAll(from: firstItem)
            context.stackItemStyles.removeAll(from: firstStyle)
            context.stackStyles.removeAll(from: firstKeptStyle)
            context.stackLines.removeAll(from: firstLine)
        }
        try measure(children, context: &context)
        collectLines(context: &context)
        if context.stackSteps.mayFlex { try flexLines(of: children, context: &context) }
        measureLines(context: &context)
        stretchLines(context: &context)
        if context.stackSteps.mayStretch { try stretch(children, context: &context) }
        if context.stackSteps.lengthsChanged { sumLengths(context: &context) }
        return placeLines(context: &context)
    }

    /// The indices of the stack's lines in the context.
    func lines(in context: borrowing LayoutContext) -> Range<Int> {
        firstLine..<context.stackLines.count
    }

    /// How a child is aligned across the stack.
    @inline(__always)
    func alignItems(of item: StackItem, context: borrowing LayoutContext) -> StackAlignItems {
        item.style < 0
            ? alignment.alignItems : alignItems(of: context.stackItemStyles[Int(item.style)])
    }

    /// How a child with a style is aligned across the stack.
    @inline(__always)
    func alignItems(of style: borrowing StackItemStyle) -> StackAlignItems {
        style.alignSelf.alignItems ?? alignment.alignItems
    }

    /// The range across the main axis in which a child with a style is measured, before its line is
    /// known.
    @inline(__always)
    func crossRange(_ bounds: LengthRange, alignment: StackAlignItems) -> LengthRange {
        guard alignment == .stretch else { return LengthRange(min: 0, max: cross.max) }
        return LengthRange(min: cross.min.clamped(to: bounds), max: cross.max.clamped(to: bounds))
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
