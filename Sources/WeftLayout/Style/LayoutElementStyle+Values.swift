extension LayoutElementStyle {
    /// The values that many styles state, in a compact form, since every styled node has them.
    ///
    /// A dimension is a number here. The set `fractions` tells which of them are fractions, and
    /// `auto` is a negative number that is not odd. So whoever writes a dimension also notes
    /// whether it is odd (`note(_:isOdd:)`).
    struct Values: Sendable {
        /// The properties that were set.
        var set: Properties = []

        /// The properties that were set to a number that no layout can follow to the letter: NaN,
        /// infinity where it is not a maximum in points, a negative number where that is odd, or a
        /// length that no element can have.
        var odd: Properties = []

        /// The dimensions that are fractions of the parent.
        private(set) var fractions: Properties = []

        var alignSelf = StackAlignSelf.auto
        private(set) var widthNumber = Self.auto
        private(set) var heightNumber = Self.auto
        private(set) var minWidthNumber = Self.auto
        private(set) var minHeightNumber = Self.auto
        private(set) var maxWidthNumber = Self.auto
        private(set) var maxHeightNumber = Self.auto
        private(set) var flexBasisNumber = Self.auto
        var flexGrow = 0.0
        var flexShrink = 0.0

        static let defaults = Values()

        /// The number that stands for `auto`.
        private static var auto: Double { -1 }
    }
}

extension LayoutElementStyle.Values {
    var width: LayoutDimension {
        get { dimension(.width, widthNumber) }
        set { widthNumber = pack(newValue, as: .width) }
    }

    var height: LayoutDimension {
        get { dimension(.height, heightNumber) }
        set { heightNumber = pack(newValue, as: .height) }
    }

    var minWidth: LayoutDimension {
        get { dimension(.minWidth, minWidthNumber) }
        set { minWidthNumber = pack(newValue, as: .minWidth) }
    }

    var minHeight: LayoutDimension {
        get { dimension(.minHeight, minHeightNumber) }
        set { minHeightNumber = pack(newValue, as: .minHeight) }
    }

    var maxWidth: LayoutDimension {
        get { dimension(.maxWidth, maxWidthNumber) }
        set { maxWidthNumber = pack(newValue, as: .maxWidth) }
    }

    var maxHeight: LayoutDimension {
        get { dimension(.maxHeight, maxHeightNumber) }
        set { maxHeightNumber = pack(newValue, as: .maxHeight) }
    }

    var flexBasis: LayoutDimension {
        get { dimension(.flexBasis, flexBasisNumber) }
        set { flexBasisNumber = pack(newValue, as: .flexBasis) }
    }

    /// The dimension that a number stands for.
    @inline(__always)
    private func dimension(
        _ property: LayoutElementStyle.Properties,
        _ number: Double
    ) -> LayoutDimension {
        if fractions.contains(property) { return .fraction(number) }
        return number < 0 && !odd.contains(property) ? .auto : .points(number)
    }

    /// The number that stands for a dimension. Whether that is a fraction is noted in `fractions`.
    @inline(__always)
    private mutating func pack(
        _ dimension: LayoutDimension,
        as property: LayoutElementStyle.Properties
    ) -> Double {
        switch dimension {
        case .auto:
            fractions.subtract(property)
            return Self.auto
        case .points(let number):
            fractions.subtract(property)
            return number
        case .fraction(let number):
            fractions.formUnion(property)
            return number
        }
    }
}

extension LayoutElementStyle.Values {
    /// Whether each of some dimensions is `auto` or a number of points that a layout can follow, so
    /// that it can be resolved without a parent. For a maximum, a number of points may be infinite.
    @inline(__always)
    func isPlain(_ dimensions: LayoutElementStyle.Properties) -> Bool {
        odd.union(fractions).isDisjoint(with: dimensions)
    }

    /// Marks a property as set, and its new value as odd or not.
    @inline(__always)
    mutating func note(_ property: LayoutElementStyle.Properties, isOdd: Bool) {
        set.formUnion(property)
        if isOdd { odd.formUnion(property) } else { odd.subtract(property) }
    }

    /// These values, overridden by those that `use` sets.
    func overridden(by use: Self) -> Self {
        var result = self
        result.set = set.union(use.set)
        result.odd = odd.subtracting(use.set).union(use.odd)
        result.fractions = fractions.subtracting(use.set).union(use.fractions)
        if use.set.contains(.width) { result.widthNumber = use.widthNumber }
        if use.set.contains(.height) { result.heightNumber = use.heightNumber }
        if use.set.contains(.minWidth) { result.minWidthNumber = use.minWidthNumber }
        if use.set.contains(.minHeight) { result.minHeightNumber = use.minHeightNumber }
        if use.set.contains(.maxWidth) { result.maxWidthNumber = use.maxWidthNumber }
        if use.set.contains(.maxHeight) { result.maxHeightNumber = use.maxHeightNumber }
        if use.set.contains(.flexBasis) { result.flexBasisNumber = use.flexBasisNumber }
        if use.set.contains(.flexGrow) { result.flexGrow = use.flexGrow }
        if use.set.contains(.flexShrink) { result.flexShrink = use.flexShrink }
        if use.set.contains(.alignSelf) { result.alignSelf = use.alignSelf }
        return result
    }
}

extension LayoutElementStyle {
    /// The values of a style that few styles state: the spacing, the baselines and the position.
    struct RareValues: Sendable {
        var spacingBefore = 0.0
        var spacingAfter = 0.0
        var ascender = 0.0
        var descender = 0.0
        var layoutPosition = LayoutPoint.zero

        /// These values, overridden by those of `use` for the properties in `set`.
        func overridden(by use: Self, of set: Properties) -> Self {
            var result = self
            if set.contains(.spacingBefore) { result.spacingBefore = use.spacingBefore }
            if set.contains(.spacingAfter) { result.spacingAfter = use.spacingAfter }
            if set.contains(.ascender) { result.ascender = use.ascender }
            if set.contains(.descender) { result.descender = use.descender }
            if set.contains(.layoutPosition) { result.layoutPosition = use.layoutPosition }
            return result
        }
    }
}
