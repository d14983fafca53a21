/// What a stack needs to know about a child that has a style.
struct StackItemStyle {
    /// The space before the child, in points.
    var spacingBefore = 0.0

    /// The space after the child, in points.
    var spacingAfter = 0.0

    /// The share of free space.
    var flexGrow = 0.0

    /// The share of missing space.
    var flexShrink = 0.0

    /// The length along the main axis before flexing, not yet clamped to the child's bounds; NaN
    /// for `auto`. It is never longer than `largestRoundedLength`.
    var flexBasis = Double.nan

    /// The child's own minimum and maximum along the main axis.
    var mainBounds = LengthRange()

    /// The child's own minimum and maximum across the main axis; an exact length is both.
    var crossBounds = LengthRange()

    /// The length along the main axis at which the child was measured; NaN if its length was free.
    var exactMain = Double.nan

    /// The length that flexing starts from.
    var base = 0.0

    /// The length that flexing has found.
    var length = 0.0

    /// The factor in proportion to which the child takes part in flexing; 0 once flexing no longer
    /// changes its length.
    var flexFactor = 0.0

    /// The alignment across the stack, in place of the stack's own.
    var alignSelf = StackAlignSelf.auto

    /// Whether the style may state something that the stack does not use.
    var mayHaveUnusedProperties = false

    /// Where the style itself is.
    let place: Place

    /// Where a style can be found while the stack is being solved.
    struct Place {
        /// The engine's token for a style, or the complement of an index, which is negative.
        private let number: Int32

        /// With the engine, which finds the style by a token.
        static func engine(token: Int32) -> Place { Place(number: token) }

        /// Among those that the context keeps.
        static func context(index: Int) -> Place {
            Place(number: ~Int32(truncatingIfNeeded: index))
        }

        /// The token by which the engine finds the style; negative if it does not.
        var styleToken: Int32 { number }

        /// The index among the styles that the context keeps; negative if the style is not there.
        var index: Int { Int(~number) }
    }

    /// Creates the values of an empty style; the style at the given place is to be read into them.
    init(at place: Place) { self.place = place }

    // Not inlined, because a reference to the values would then be counted.
    // In place: the values are stored one by one, and a copy, which reads two at a time, would have
    // to wait for the stores.
    /// Reads the style.
    ///
    /// - Parameters:
    ///   - style: The child's style.
    ///   - axis: The axis of the stack.
    ///   - parentSize: The size that fractions refer to.
    @inline(never)
    mutating func read(
        _ style: borrowing LayoutElementStyle,
        axis: StackAxis,
        parentSize: LayoutSize
    ) {
        guard let storage = style.storage else { return }
        let set = storage.values.set
        mayHaveUnusedProperties = set.contains(.layoutPosition)
        if !set.isDisjoint(with: .bounds) || !storage.values.isPlain(.sizes) {
            readSizes(storage, axis, parentSize)
        } else if !set.isDisjoint(with: .sizes) {
            readPlainLengths(storage, axis)
        }
        if !set.isDisjoint(with: .stack) { readFlexing(storage, axis.main(parentSize)) }
    }

    /// Does the same as `readSizes` for a style whose sizes are exact lengths in points.
    @inline(__always)
    private mutating func readPlainLengths(
        _ storage: LayoutElementStyle.Storage,
        _ axis: StackAxis
    ) {
        let (width, height) = (storage.values.widthNumber, storage.values.heightNumber)
        let (main, cross) = axis == .horizontal ? (width, height) : (height, width)
        // Negative numbers stand for `auto`. Zero may be −0.
        if main >= 0 { exactMain = largest(0, main) }
        if cross > 0 { crossBounds = LengthRange(exactly: cross) }
    }

    /// Reads the sizes of any style.
    @inline(__always)
    private mutating func readSizes(
        _ storage: LayoutElementStyle.Storage,
        _ axis: StackAxis,
        _ parentSize: LayoutSize
    ) {
        let isHorizontal = axis == .horizontal
        let widths = storage.widths(in: isHorizontal ? parentSize.width : .nan)
        let heights = storage.heights(in: isHorizontal ? .nan : parentSize.height)
        let main = isHorizontal ? widths : heights
        let cross = isHorizontal ? heights : widths
        mainBounds = main.bounds
        // An exact length of zero counts as none, as in Texture.
        crossBounds = cross.exact == 0 ? cross.openRange : cross.range
        let ownRange = main.range
        if ownRange.isExact { exactMain = ownRange.min }
        if !storage.values.isPlain(axis.crossSizes) { mayHaveUnusedProperties = true }
    }

    @inline(__always)
    private mutating func readFlexing(
        _ storage: LayoutElementStyle.Storage,
        _ parentLength: Double
    ) {
        let set = storage.values.set
        let odd = storage.values.odd
        alignSelf = storage.values.alignSelf
        if !set.isDisjoint(with: [.spacingBefore, .spacingAfter]) {
            let rare = storage.rareValues
            if !odd.contains(.spacingBefore) { spacingBefore = rare.spacingBefore }
            if !odd.contains(.spacingAfter) { spacingAfter = rare.spacingAfter }
        }
        if !odd.contains(.flexGrow) { flexGrow = storage.values.flexGrow }
        if !odd.contains(.flexShrink) { flexShrink = storage.values.flexShrink }
        guard set.contains(.flexBasis) else { return }
        let basis = storage.flexBasis(in: parentLength)
        if basis >= 0 {
            flexBasis = smallest(basis, LayoutSize.largestRoundedLength)
            exactMain = flexBasis.clamped(to: mainBounds)
            if growsFromNothing { mayHaveUnusedProperties = true }
        } else if storage.values.fractions.contains(.flexBasis) {
            mayHaveUnusedProperties = true
        }
    }

    /// Whether the child grows, and flexes from a `flexBasis` that its bounds leave at 0.
    var growsFromNothing: Bool { exactMain == 0 && flexGrow > 0 && !flexBasis.isNaN }

    /// The space before and after the child.
    var outerSpacing: Double { spacingBefore + spacingAfter }

    /// The range along the main axis in which the child is measured first.
    var mainRange: LengthRange {
        flexBasis.isNaN ? LengthRange() : LengthRange(exactly: exactMain)
    }

    /// Prepares for flexing, once the length of the child is known.
    mutating func setMeasuredLength(_ measured: Double) {
        length = measured
        base = exactMain == flexBasis || flexBasis.isNaN ? measured : flexBasis
    }
}
