/// Solves one stack: measures its children and places them.
///
/// The steps are those of CSS Flexbox 1, §9, in Texture's order, each in a function of its own. The
/// solver knows only a main and a cross axis. Its arrays are flat and reused, so that solving a
/// stack allocates nothing.
struct StackSolver {
    /// The difference below which a line is neither too long nor too short, in points.
    static let tolerance = 0.01

    let axis: StackAxis

    /// The stack's range along the main axis.
    let main: LengthRange

    /// The stack's range across the main axis.
    let cross: LengthRange

    /// The size that fractions in the children's styles refer to.
    let parentSize: LayoutSize

    let children: [any LayoutElement]
    let alignment: StackAlignment
    let alignContent: StackAlignContent
    let wraps: Bool
    let spacing: Double
    let lineSpacing: Double

    /// Whether growth is in whole points, as it is on a pixel grid.
    let floorsGrowth: Bool

    /// Whether a child has a flex factor.
    var isFlexible = false

    var storage: StackStorage

    init(
        _ stack: StackLayoutSpec,
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
        children = stack.children
        alignment = StackAlignment(stack, readingDirection: context.environment.readingDirection)
        alignContent = stack.alignContent
        wraps = stack.flexWrap != .noWrap
        spacing = context.finite(stack.spacing, "spacing", of: StackLayoutSpec.self)
        lineSpacing = context.finite(stack.lineSpacing, "lineSpacing", of: StackLayoutSpec.self)
        floorsGrowth = !context.pixelGrid.isExact
        storage = context.stackStorage()
    }

    /// Measures and places the children, and returns the size of the stack.
    mutating func solve(context: inout LayoutContext) throws(LayoutInterruption) -> LayoutSize {
        try measureChildren(context: &context)
        breakLines()
        if isFlexible { try flexLines(context: &context) }
        measureLines()
        stretchLines()
        try stretchItems(context: &context)
        return placeLines(context: &context)
    }

    /// Measures all children, in one batch.
    private mutating func measureChildren(
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        storage.items.reserveCapacity(children.count)
        try context.measureAll(children.indices) { index, context throws(LayoutInterruption) in
            let child = children[index]
            let style = child.style(in: &context)
            var item: StackItemStyle?
            var alignment = alignment.alignItems
            if !style.isEmpty {
                item = read(style, of: child, alignment: &alignment, context: &context)
            }
            let range = axis.range(
                main: item?.mainRange ?? LengthRange(),
                cross: crossRange(item?.crossBounds, alignment: alignment)
            )
            let measured = try child.measure(in: range, parentSize: parentSize, context: &context)
            append(measured, style: item, alignment: alignment)
        }
    }

    /// Reads what a child's style says to its stack.
    private mutating func read(
        _ style: LayoutElementStyle,
        of child: any LayoutElement,
        alignment: inout StackAlignItems,
        context: inout LayoutContext
    ) -> StackItemStyle {
        let values = style.values
        let item = StackItemStyle(values, axis: axis, parentSize: parentSize)
        if item.flexGrow > 0 || item.flexShrink > 0 { isFlexible = true }
        if let own = values.alignSelf.alignItems { alignment = own }
        if values.set.contains(.layoutPosition) {
            context.noteUnused(.layoutPosition, of: child, in: StackLayoutSpec.self)
        }
        if item.flexBasis == nil && values.flexBasis.isFraction {
            context.report(.undefinedFraction(element: LayoutContext.name(of: child), .flexBasis))
        }
        return item
    }

    /// The range across the main axis in which a child is measured, before its line is known.
    func crossRange(_ bounds: LengthRange?, alignment: StackAlignItems) -> LengthRange {
        guard alignment == .stretch else { return LengthRange(min: 0, max: cross.max) }
        guard let bounds else { return cross }
        return LengthRange(min: bounds.clamp(cross.min), max: bounds.clamp(cross.max))
    }

    /// Enters a child that was measured.
    private mutating func append(
        _ measured: MeasuredElement,
        style: StackItemStyle?,
        alignment: StackAlignItems
    ) {
        var item = StackItem(measured: measured, alignment: alignment)
        if var style {
            style.setMeasuredLength(axis.main(measured.size))
            item.style = Int32(truncatingIfNeeded: storage.styles.count)
            storage.styles.append(style)
        }
        storage.items.append(item)
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
