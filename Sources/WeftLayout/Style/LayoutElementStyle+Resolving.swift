extension LayoutElementStyle {
    /// The sizes that the style allows, given the parent's size in points.
    ///
    /// A dimension that is not set is undefined, zero as a minimum and `unboundedMax` as a maximum;
    /// so is a fraction of an undefined parent. The minimum beats the maximum, and the maximum beats
    /// the exact value. A fraction of an infinite parent makes an infinite minimum.
    package func sizeRange(
        in parentSize: LayoutSize,
        unboundedMax: LayoutSize = .infinity
    ) -> SizeRange {
        guard let storage else { return SizeRange(max: unboundedMax) }
        let width = storage.widthBounds(in: parentSize.width, unboundedMax: unboundedMax.width)
            .range(exactly: storage.values.width.resolved(in: parentSize.width))
        let height = storage.heightBounds(in: parentSize.height, unboundedMax: unboundedMax.height)
            .range(exactly: storage.values.height.resolved(in: parentSize.height))
        return SizeRange(
            min: LayoutSize(width: width.min, height: height.min),
            max: LayoutSize(width: width.max, height: height.max)
        )
    }

    /// The size properties that are fractions of a parent length which is undefined.
    func undefinedFractions(in parentSize: LayoutSize) -> Properties {
        var result: Properties = []
        guard let storage, parentSize.width.isNaN || parentSize.height.isNaN else { return result }
        let values = storage.values
        if parentSize.width.isNaN {
            if values.width.isFraction { result.insert(.width) }
            if values.minWidth.isFraction { result.insert(.minWidth) }
            if values.maxWidth.isFraction { result.insert(.maxWidth) }
        }
        if parentSize.height.isNaN {
            if values.height.isFraction { result.insert(.height) }
            if values.minHeight.isFraction { result.insert(.minHeight) }
            if values.maxHeight.isFraction { result.insert(.maxHeight) }
        }
        return result
    }
}

extension LayoutElementStyle.Storage {
    /// The smallest and the largest width.
    func widthBounds(
        in parentWidth: Double,
        unboundedMax: Double = .infinity
    ) -> LengthRange {
        if values.set.isDisjoint(with: [.minWidth, .maxWidth]) {
            return LengthRange(min: 0, max: unboundedMax)
        }
        return LengthRange(
            min: values.minWidth.resolved(in: parentWidth) ?? 0,
            max: values.maxWidth.resolved(in: parentWidth) ?? unboundedMax
        )
    }

    /// The smallest and the largest height.
    func heightBounds(
        in parentHeight: Double,
        unboundedMax: Double = .infinity
    ) -> LengthRange {
        if values.set.isDisjoint(with: [.minHeight, .maxHeight]) {
            return LengthRange(min: 0, max: unboundedMax)
        }
        return LengthRange(
            min: values.minHeight.resolved(in: parentHeight) ?? 0,
            max: values.maxHeight.resolved(in: parentHeight) ?? unboundedMax
        )
    }
}

extension LengthRange {
    /// The lengths that an element may take that has these bounds and perhaps an exact length.
    func range(exactly exact: Double?) -> LengthRange {
        if max <= min { return LengthRange(min: min, max: min) }
        guard let exact else { return self }
        let length = clamp(exact)
        return LengthRange(min: length, max: length)
    }
}

extension LayoutElementStyle.Properties {
    /// The properties that bound the element's size.
    static let sizes: Self = [.width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight]

    /// The properties that only a stack reads.
    static let stack: Self = [
        .spacingBefore, .spacingAfter, .flexGrow, .flexShrink, .flexBasis, .alignSelf,
    ]
}
