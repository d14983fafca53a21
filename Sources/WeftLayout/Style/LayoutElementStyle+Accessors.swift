extension LayoutElementStyle {
    /// The width; `.auto` leaves it to the element and its parent.
    public var width: LayoutDimension {
        get { values.width }
        set { write(.width, isOdd: !newValue.isOrdinary) { $0.width = newValue } }
    }

    /// The height; `.auto` leaves it to the element and its parent.
    public var height: LayoutDimension {
        get { values.height }
        set { write(.height, isOdd: !newValue.isOrdinary) { $0.height = newValue } }
    }

    /// The smallest width; it beats `maxWidth` and `width`.
    public var minWidth: LayoutDimension {
        get { values.minWidth }
        set { write(.minWidth, isOdd: !newValue.isOrdinary) { $0.minWidth = newValue } }
    }

    /// The smallest height; it beats `maxHeight` and `height`.
    public var minHeight: LayoutDimension {
        get { values.minHeight }
        set { write(.minHeight, isOdd: !newValue.isOrdinary) { $0.minHeight = newValue } }
    }

    /// The largest width; it beats `width`.
    public var maxWidth: LayoutDimension {
        get { values.maxWidth }
        set { write(.maxWidth, isOdd: !newValue.isOrdinaryMaximum) { $0.maxWidth = newValue } }
    }

    /// The largest height; it beats `height`.
    public var maxHeight: LayoutDimension {
        get { values.maxHeight }
        set { write(.maxHeight, isOdd: !newValue.isOrdinaryMaximum) { $0.maxHeight = newValue } }
    }

    /// The length along the stack's main axis before flexing; in a stack, it replaces the element's
    /// width or height there.
    public var flexBasis: LayoutDimension {
        get { values.flexBasis }
        set { write(.flexBasis, isOdd: !newValue.isOrdinaryBasis) { $0.flexBasis = newValue } }
    }

    /// The space before the element along a stack, in points, added to the stack's spacing; 0 by
    /// default.
    public var spacingBefore: Double {
        get { rareValues.spacingBefore }
        set {
            writeRare(.spacingBefore, isOdd: !newValue.isFinite) { $0.spacingBefore = newValue }
        }
    }

    /// The space after the element along a stack, in points, added to the stack's spacing; 0 by
    /// default.
    public var spacingAfter: Double {
        get { rareValues.spacingAfter }
        set { writeRare(.spacingAfter, isOdd: !newValue.isFinite) { $0.spacingAfter = newValue } }
    }

    /// The element's share of its stack's free space, in proportion to the factors of all children;
    /// 0, the default, takes none.
    public var flexGrow: Double {
        get { values.flexGrow }
        set { write(.flexGrow, isOdd: !newValue.isShare) { $0.flexGrow = newValue } }
    }

    /// The element's share of the length that its stack lacks, in proportion to this factor times
    /// its own length.
    ///
    /// The default, 0, gives up nothing. (In CSS, the default is 1.)
    public var flexShrink: Double {
        get { values.flexShrink }
        set { write(.flexShrink, isOdd: !newValue.isShare) { $0.flexShrink = newValue } }
    }

    /// The alignment across the stack, in place of the stack's own; `auto`, the default, keeps the
    /// stack's.
    public var alignSelf: StackAlignSelf {
        get { values.alignSelf }
        set { write(.alignSelf) { $0.alignSelf = newValue } }
    }

    /// The distance from the element's top down to its first baseline, in points.
    ///
    /// If it is set, it overrides the measured baseline.
    public var ascender: Double {
        get { rareValues.ascender }
        set { writeRare(.ascender, isOdd: !newValue.isFinite) { $0.ascender = newValue } }
    }

    /// The offset from the element's bottom to its last baseline, in points; usually negative.
    ///
    /// If it is set, it overrides the measured baseline.
    public var descender: Double {
        get { rareValues.descender }
        set { writeRare(.descender, isOdd: !newValue.isFinite) { $0.descender = newValue } }
    }

    /// The position in an absolute spec, in points, in the spec's coordinates; by default, the
    /// spec's origin.
    public var layoutPosition: LayoutPoint {
        get { rareValues.layoutPosition }
        set {
            writeRare(.layoutPosition, isOdd: !newValue.isFinite) { $0.layoutPosition = newValue }
        }
    }

    /// Sets the width and the height to numbers of points.
    ///
    /// This property can only be written, and only as a whole, because a dimension to be read might
    /// be a fraction, or might not be set at all.
    public var preferredSize: LayoutSize {
        @available(*, unavailable, message: "read it as preferredLayoutSize, a DimensionSize")
        get { .undefined }
        set { preferredLayoutSize = DimensionSize(newValue) }
    }

    /// Sets the smallest width and height to numbers of points.
    public var minSize: LayoutSize {
        @available(*, unavailable, message: "read it as minLayoutSize, a DimensionSize")
        get { .undefined }
        set { minLayoutSize = DimensionSize(newValue) }
    }

    /// Sets the largest width and height to numbers of points.
    public var maxSize: LayoutSize {
        @available(*, unavailable, message: "read it as maxLayoutSize, a DimensionSize")
        get { .undefined }
        set { maxLayoutSize = DimensionSize(newValue) }
    }

    /// The width and the height.
    public var preferredLayoutSize: DimensionSize {
        get { DimensionSize(width: width, height: height) }
        set {
            width = newValue.width
            height = newValue.height
        }
    }

    /// The smallest width and height.
    public var minLayoutSize: DimensionSize {
        get { DimensionSize(width: minWidth, height: minHeight) }
        set {
            minWidth = newValue.width
            minHeight = newValue.height
        }
    }

    /// The largest width and height.
    public var maxLayoutSize: DimensionSize {
        get { DimensionSize(width: maxWidth, height: maxHeight) }
        set {
            maxWidth = newValue.width
            maxHeight = newValue.height
        }
    }
}

extension LayoutDimension {
    /// Whether it is `auto`, a number of points that an element can be long, or a fraction that is
    /// finite and not negative.
    fileprivate var isOrdinary: Bool {
        if case .points(let number) = self, number >= LayoutSize.unboundedLength { return false }
        return isOrdinaryBasis
    }

    /// Whether it is `auto`, or a number that is finite and not negative. A basis that is longer
    /// than any element can be counts as the longest length.
    fileprivate var isOrdinaryBasis: Bool {
        switch self {
        case .auto: true
        case .points(let number), .fraction(let number): number.isShare
        }
    }

    /// Whether it is `auto`, a number that is finite and not negative, or infinite points, which
    /// set no bound.
    fileprivate var isOrdinaryMaximum: Bool { isOrdinaryBasis || self == .points(.infinity) }
}

extension Double {
    /// Whether the number is finite and not negative.
    fileprivate var isShare: Bool { self >= 0 && isFinite }
}

extension LayoutPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
