extension LayoutElementStyle {
    /// The sizes that the style allows, given the parent's size in points.
    ///
    /// A dimension that is not set is undefined, zero as a minimum and `unboundedMax` as a maximum;
    /// so is a fraction of an undefined parent. The minimum beats the maximum, and the maximum
    /// beats the exact value. A fraction of an infinite parent other than zero makes an infinite
    /// minimum.
    package func sizeRange(
        in parentSize: LayoutSize,
        unboundedMax: LayoutSize = .infinity
    ) -> SizeRange {
        guard let storage else { return SizeRange(max: unboundedMax) }
        return storage.sizeRange(in: parentSize, unboundedMax: unboundedMax)
    }

    /// The size properties that are fractions of a parent length which is undefined, and those that
    /// are nothing of an infinite one, which is as undefined.
    func undefinedFractions(in parentSize: LayoutSize) -> Properties {
        guard let values = storage?.values, !values.fractions.isEmpty else { return [] }
        return values.undefinedFractions(among: .widths, of: parentSize.width)
            .union(values.undefinedFractions(among: .heights, of: parentSize.height))
    }
}

extension LayoutElementStyle.Values {
    /// Those of some fractions that are undefined, given the parent's length.
    fileprivate func undefinedFractions(
        among properties: LayoutElementStyle.Properties,
        of parentLength: Double
    ) -> LayoutElementStyle.Properties {
        let fractions = fractions.intersection(properties)
        if parentLength.isNaN { return fractions }
        if parentLength < .infinity { return [] }
        var result: LayoutElementStyle.Properties = []
        for (property, dimension) in [
            (LayoutElementStyle.Properties.width, width), (.minWidth, minWidth),
            (.maxWidth, maxWidth), (.height, height), (.minHeight, minHeight),
            (.maxHeight, maxHeight),
        ] where fractions.contains(property) && dimension.resolved(in: parentLength) == nil {
            result.insert(property)
        }
        return result
    }
}

extension LayoutElementStyle.Storage {
    /// The sizes that the style allows.
    @inline(__always)
    func sizeRange(in parentSize: LayoutSize, unboundedMax: LayoutSize = .infinity) -> SizeRange {
        SizeRange(
            widths: widths(in: parentSize.width, unboundedMax: unboundedMax.width).range,
            heights: heights(in: parentSize.height, unboundedMax: unboundedMax.height).range
        )
    }

    /// What the style says about the width.
    @inline(__always)
    func widths(in parentWidth: Double, unboundedMax: Double = .infinity) -> StyledLengths {
        guard values.isPlain(.widths) else {
            return resolvedWidths(in: parentWidth, unboundedMax: unboundedMax)
        }
        return StyledLengths(
            min: values.minWidthNumber,
            max: values.maxWidthNumber,
            exact: values.widthNumber,
            unboundedMax: unboundedMax
        )
    }

    /// What the style says about the height.
    @inline(__always)
    func heights(in parentHeight: Double, unboundedMax: Double = .infinity) -> StyledLengths {
        guard values.isPlain(.heights) else {
            return resolvedHeights(in: parentHeight, unboundedMax: unboundedMax)
        }
        return StyledLengths(
            min: values.minHeightNumber,
            max: values.maxHeightNumber,
            exact: values.heightNumber,
            unboundedMax: unboundedMax
        )
    }

    /// The length along a stack before flexing, given the stack's; negative if there is none.
    @inline(__always)
    func flexBasis(in parentLength: Double) -> Double {
        values.isPlain(.flexBasis)
            ? values.flexBasisNumber : values.flexBasis.resolved(in: parentLength) ?? -1
    }

    @inline(never)
    private func resolvedWidths(in parentWidth: Double, unboundedMax: Double) -> StyledLengths {
        StyledLengths(
            min: values.minWidth.resolved(in: parentWidth),
            max: values.maxWidth.resolved(in: parentWidth),
            exact: values.width.resolved(in: parentWidth),
            unboundedMax: unboundedMax
        )
    }

    @inline(never)
    private func resolvedHeights(in parentHeight: Double, unboundedMax: Double) -> StyledLengths {
        StyledLengths(
            min: values.minHeight.resolved(in: parentHeight),
            max: values.maxHeight.resolved(in: parentHeight),
            exact: values.height.resolved(in: parentHeight),
            unboundedMax: unboundedMax
        )
    }
}

/// What a style says about the length of an element along one axis, in points.
struct StyledLengths {
    /// The smallest and the largest length.
    let bounds: LengthRange

    /// The exact length; negative if there is none.
    let exact: Double

    /// Collects lengths that were resolved.
    init(min: Double?, max: Double?, exact: Double?, unboundedMax: Double) {
        bounds = LengthRange(min: min ?? 0, max: max ?? unboundedMax)
        self.exact = exact ?? -1
    }

    /// Collects the numbers of plain dimensions; those of `auto` are negative.
    @inline(__always)
    init(min: Double, max: Double, exact: Double, unboundedMax: Double) {
        bounds = LengthRange(
            min: min < 0 ? 0 : min,
            max: max < 0 || max == .infinity ? unboundedMax : max
        )
        self.exact = exact
    }

    /// The lengths that the element may take.
    @inline(__always)
    var range: LengthRange {
        exact < 0 || bounds.max <= bounds.min
            ? openRange : LengthRange(exactly: bounds.clamp(exact))
    }

    /// Whether a range has one length alone, which is farther than a tolerance from all that the
    /// element may take.
    func excludes(_ range: LengthRange, by tolerance: Double) -> Bool {
        range.min == range.max
            && abs(range.max - self.range.clamp(range.max)) > tolerance
    }

    /// The lengths that the element may take if the exact one does not count.
    @inline(__always)
    var openRange: LengthRange {
        bounds.max <= bounds.min ? LengthRange(exactly: bounds.min) : bounds
    }
}

extension LayoutElementStyle {
    /// Whether the element is measured as it would be without the style, as only a stack reads it.
    package var concernsStackOnly: Bool {
        guard let storage else { return true }
        return storage.values.set.isSubset(of: .stack)
    }
}
