/// Solves one stack: measures its children and places them.
///
/// The steps are those of CSS Flexbox 1, §9, in Texture's order, each in a function of its own. The
/// solver knows only a main and a cross axis. Its arrays are flat and reused, so that solving a
/// stack allocates nothing.
struct StackSolver: ~Copyable {
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

    /// Whether a child may flex.
    private var isFlexible = false

    /// Whether a child is aligned by `stretch`.
    private var isStretchable = false

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
        if isStretchable { try stretchItems(context: &context) }
        return placeLines(context: &context)
    }

    /// Gives up the arrays, so that they can be reused in place.
    mutating func takeStorage() -> StackStorage {
        var storage = StackStorage()
        swap(&storage, &self.storage)
        return storage
    }

    /// Measures the children, in one batch, all but those whose length along the main axis is known
    /// before and may change by flexing.
    private mutating func measureChildren(
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        storage.items.reserveCapacity(children.count)
        try context.measureAll(children.indices) { index, context throws(LayoutInterruption) in
            let child = children[index]
            let style = child.style(in: &context)
            var alignment = alignment.alignItems
            var item: Int32 = -1
            var main = LengthRange()
            var crossBounds: LengthRange?
            if !style.isEmpty {
                item = read(style, of: child, alignment: &alignment, context: &context)
                main = storage.styles[Int(item)].mainRange
                crossBounds = storage.styles[Int(item)].crossBounds
            }
            if alignment == .stretch { isStretchable = true }
            let measured: MeasuredElement
            if item >= 0,
                let length = knownLength(storage.styles[Int(item)], grid: context.pixelGrid)
            {
                measured = MeasuredElement(unmeasured: axis.size(main: length, cross: 0))
            } else {
                measured = try child.measure(
                    in: axis.range(
                        main: main,
                        cross: crossRange(crossBounds, alignment: alignment)
                    ),
                    parentSize: parentSize,
                    context: &context
                )
            }
            if item >= 0 {
                storage.styles[Int(item)].setMeasuredLength(axis.main(measured.size))
            }
            storage.items.append(
                StackItem(measured: measured, style: item, alignment: alignment)
            )
        }
    }

    /// Reads what a child's style says to its stack, and returns its index.
    private mutating func read(
        _ style: LayoutElementStyle,
        of child: any LayoutElement,
        alignment: inout StackAlignItems,
        context: inout LayoutContext
    ) -> Int32 {
        let values = style.values
        let item = StackItemStyle(values, axis: axis, parentSize: parentSize)
        if mayFlex(item) { isFlexible = true }
        if let own = values.alignSelf.alignItems { alignment = own }
        if values.set.contains(.layoutPosition) {
            context.noteUnused(.layoutPosition, of: child, in: StackLayoutSpec.self)
        }
        if item.flexBasis == nil && values.flexBasis.isFraction {
            context.report(.undefinedFraction(element: LayoutContext.name(of: child), .flexBasis))
        }
        storage.styles.append(item)
        return Int32(truncatingIfNeeded: storage.styles.count - 1)
    }

    /// Whether the length of a child along the main axis may change by flexing.
    private func mayFlex(_ item: StackItemStyle) -> Bool {
        (item.flexGrow > 0 && main.min > 0) || (item.flexShrink > 0 && main.max < .infinity)
    }

    /// The length from which a child flexes, where its style tells it before the child is measured.
    ///
    /// In a range that leaves no choice along the main axis an element has that length, rounded up to
    /// the pixel grid, whatever is in it. Its subtree is measured once, when it has flexed.
    private func knownLength(_ item: StackItemStyle, grid: PixelGrid) -> Double? {
        guard mayFlex(item), !item.exactMain.isNaN else { return nil }
        let length = grid.ceil(item.exactMain)
        return LayoutSize(width: length, height: length).isValid ? length : nil
    }

    /// The range across the main axis in which a child is measured, before its line is known.
    func crossRange(_ bounds: LengthRange?, alignment: StackAlignItems) -> LengthRange {
        guard alignment == .stretch else { return LengthRange(min: 0, max: cross.max) }
        guard let bounds else { return cross }
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
