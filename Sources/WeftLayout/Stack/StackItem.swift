/// One child of a stack while the stack is solved.
struct StackItem {
    /// The child as it was measured last.
    var measured: MeasuredElement

    /// The index of what its style says, or -1 for a child without a style.
    let style: Int32

    /// How it is aligned across the stack.
    let alignment: StackAlignItems
}

/// What a stack has to know about a child that has a style.
struct StackItemStyle {
    /// The space before the child, in points.
    var spacingBefore: Double

    /// The space after the child, in points.
    var spacingAfter: Double

    /// The share of free space.
    var flexGrow: Double

    /// The share of missing space.
    var flexShrink: Double

    /// The length along the main axis before flexing, before it is clamped to the child's bounds;
    /// nil for `auto`. No length is larger than `unboundedLength`.
    var flexBasis: Double?

    /// The child's own minimum and maximum along the main axis.
    var mainBounds: LengthRange

    /// The child's own minimum and maximum across the main axis; an exact length is both.
    var crossBounds: LengthRange

    /// The length along the main axis at which the child was measured; NaN where it was free.
    var exactMain: Double

    /// The length that flexing starts from.
    var base = 0.0

    /// The length that flexing has found.
    var length = 0.0

    /// Whether flexing changes the length no more.
    var isFrozen = true

    /// Reads a style.
    ///
    /// - Parameters:
    ///   - values: The child's style.
    ///   - axis: The axis of the stack.
    ///   - parentSize: The size that fractions refer to.
    init(
        _ values: LayoutElementStyle.Values,
        axis: StackAxis,
        parentSize: LayoutSize
    ) {
        let odd = values.odd
        spacingBefore = odd.contains(.spacingBefore) ? 0 : values.spacingBefore
        spacingAfter = odd.contains(.spacingAfter) ? 0 : values.spacingAfter
        flexGrow = odd.contains(.flexGrow) ? 0 : values.flexGrow
        flexShrink = odd.contains(.flexShrink) ? 0 : values.flexShrink
        flexBasis = values.flexBasis.resolved(in: axis.main(parentSize)).map {
            smallest($0, LayoutSize.unboundedLength)
        }
        let main: Double?
        let cross: Double?
        if axis == .horizontal {
            mainBounds = values.widthBounds(in: parentSize.width)
            main = values.width.resolved(in: parentSize.width)
            crossBounds = values.heightBounds(in: .nan)
            cross = values.height.resolved(in: .nan)
        } else {
            mainBounds = values.heightBounds(in: parentSize.height)
            main = values.height.resolved(in: parentSize.height)
            crossBounds = values.widthBounds(in: .nan)
            cross = values.width.resolved(in: .nan)
        }
        // An exact length of zero counts as none, as it does in Texture.
        crossBounds = crossBounds.range(exactly: cross == 0 ? nil : cross)
        let ownRange = mainBounds.range(exactly: main)
        exactMain = flexBasis.map(mainBounds.clamp) ?? (ownRange.isExact ? ownRange.min : .nan)
    }

    /// The range along the main axis in which the child is measured first.
    var mainRange: LengthRange {
        flexBasis == nil ? LengthRange() : LengthRange(min: exactMain, max: exactMain)
    }

    /// Prepares flexing, once the child was measured.
    mutating func setMeasuredLength(_ measured: Double) {
        length = measured
        base = measured
        if let flexBasis, exactMain != flexBasis { base = flexBasis }
    }
}

/// One line of a stack.
struct StackLine {
    /// The indices of its items.
    var items: Range<Int>

    /// The lengths of the items and all spacing between and around them.
    var length = 0.0

    /// The part of `length` that is spacing.
    var spacing = 0.0

    /// The extent across the main axis.
    var cross = 0.0

    /// The distance from the line's start across to the baseline that its items share.
    var baseline = 0.0
}

/// The arrays of a solver, which a context keeps from one stack to the next.
struct StackStorage {
    var items: ContiguousArray<StackItem> = []
    var styles: ContiguousArray<StackItemStyle> = []
    var lines: ContiguousArray<StackLine> = []

    /// Empties the arrays and keeps their memory.
    mutating func removeAll() {
        items.removeAll(keepingCapacity: true)
        styles.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
    }
}

extension LayoutContext {
    /// Hands out the arrays for solving a stack.
    mutating func stackStorage() -> StackStorage {
        idleStackStorage.popLast() ?? StackStorage()
    }

    /// Takes arrays back for the next stack.
    mutating func reuse(_ storage: consuming StackStorage) {
        storage.removeAll()
        idleStackStorage.append(storage)
    }
}
