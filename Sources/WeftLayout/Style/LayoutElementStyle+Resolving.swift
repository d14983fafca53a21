extension LayoutElementStyle {
    /// The sizes that the style allows, given the parent's size in points.
    ///
    /// A dimension that is not set is undefined, zero as a minimum and infinite as a maximum; so is
    /// a fraction of an undefined or infinite parent. The minimum beats the maximum, and the maximum
    /// beats the exact value.
    package func sizeRange(in parentSize: LayoutSize) -> SizeRange {
        guard !setProperties.isDisjoint(with: .sizes) else { return .unbounded }
        let values = values
        let width = Self.bounds(
            values.width,
            values.minWidth,
            values.maxWidth,
            in: parentSize.width
        )
        let height = Self.bounds(
            values.height,
            values.minHeight,
            values.maxHeight,
            in: parentSize.height
        )
        return SizeRange(
            min: LayoutSize(width: width.min, height: height.min),
            max: LayoutSize(width: width.max, height: height.max)
        )
    }

    private static func bounds(
        _ exact: LayoutDimension,
        _ minimum: LayoutDimension,
        _ maximum: LayoutDimension,
        in parentLength: Double
    ) -> (min: Double, max: Double) {
        let min = minimum.resolved(in: parentLength) ?? 0
        let max = maximum.resolved(in: parentLength) ?? .infinity
        if max <= min { return (min, min) }
        guard let exact = exact.resolved(in: parentLength) else { return (min, max) }
        if exact > max { return (max, max) }
        if exact < min { return (min, min) }
        return (exact, exact)
    }
}

extension LayoutElementStyle.Properties {
    /// The properties that bound the element's size.
    static let sizes: Self = [.width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight]
}
