extension LayoutElementStyle {
    /// The sizes that the style allows, given the parent's size in points.
    ///
    /// A dimension that is not set, or is a fraction of an undefined parent, sets no exact length;
    /// it counts as zero as a minimum, and as `unboundedMax` as a maximum. The minimum beats the
    /// maximum, and the maximum beats the exact length. A nonzero fraction of an infinite parent
    /// leads to an infinite minimum.
    func sizeRange(
        in parentSize: LayoutSize,
        unboundedMax: LayoutSize = .infinity
    ) -> SizeRange {
        guard let storage else { return SizeRange(max: unboundedMax) }
        return storage.sizeRange(in: parentSize, unboundedMax: unboundedMax)
    }

    /// The size properties that are fractions of an undefined parent length, or the fraction 0 of
    /// an infinite one, which is undefined too. Odd properties may be among them.
    func undefinedFractions(in parentSize: LayoutSize) -> Properties {
        guard let values = storage?.values else { return [] }
        // Every fraction of a usable length is defined, except for odd ones.
        var doubtful: Properties = []
        if !LayoutSize.isValid(parentSize.width) { doubtful.formUnion(.widths) }
        if !LayoutSize.isValid(parentSize.height) { doubtful.formUnion(.heights) }
        guard !values.fractions.isDisjoint(with: doubtful) else { return [] }
        var undefined: Properties = []
        for (property, dimension, parentLength) in [
            (Properties.width, values.width, parentSize.width),
            (.minWidth, values.minWidth, parentSize.width),
            (.maxWidth, values.maxWidth, parentSize.width),
            (.height, values.height, parentSize.height),
            (.minHeight, values.minHeight, parentSize.height),
            (.maxHeight, values.maxHeight, parentSize.height),
        ] where dimension.isFraction && dimension.resolved(in: parentLength) == nil {
            undefined.insert(property)
        }
        return undefined
    }

    /// The exact lengths and the minima that are fractions of a usable parent length, but longer
    /// than any element can be. They are ignored.
    func overlongFractions(in parentSize: LayoutSize) -> Properties {
        guard let values = storage?.values, !values.fractions.isDisjoint(with: .sizes) else {
            return []
        }
        var overlong: Properties = []
        if values.width.isOverlong(in: parentSize.width) { overlong.insert(.width) }
        if values.minWidth.isOverlong(in: parentSize.width) { overlong.insert(.minWidth) }
        if values.height.isOverlong(in: parentSize.height) { overlong.insert(.height) }
        if values.minHeight.isOverlong(in: parentSize.height) { overlong.insert(.minHeight) }
        return overlong
    }
}

extension LayoutElementStyle.Values {
    /// The minima that exceed the maximum along their axis, and these maxima, if both are points or
    /// both are fractions of the parent.
    ///
    /// - Parameter ignored: The bounds that are ignored, and so contradict nothing.
    func contradictoryBounds(
        besides ignored: LayoutElementStyle.Properties
    ) -> LayoutElementStyle.Properties {
        var result: LayoutElementStyle.Properties = []
        for (bounds, minimum, maximum) in [
            (LayoutElementStyle.Properties.widthBounds, minWidth, maxWidth),
            (.heightBounds, minHeight, maxHeight),
        ] where ignored.isDisjoint(with: bounds) {
            switch (minimum, maximum) {
            case (.points(let minimum), .points(let maximum)) where minimum > maximum,
                (.fraction(let minimum), .fraction(let maximum)) where minimum > maximum:
                result.formUnion(bounds)
            default: break
            }
        }
        return result
    }

    /// Whether there may be contradictory bounds among plain ones, in which `auto` is a negative
    /// number.
    @inline(__always)
    fileprivate var hasContradictoryNumbers: Bool {
        minWidthNumber > maxWidthNumber && maxWidthNumber >= 0
            || minHeightNumber > maxHeightNumber && maxHeightNumber >= 0
    }
}

extension LayoutElementStyle.Storage {
    /// Whether the sizes do not depend on a parent, and nothing in the style needs a diagnostic.
    @inline(__always)
    var isPlain: Bool {
        values.odd.isEmpty && values.isPlain(.sizes)
            && (values.set.isDisjoint(with: .maxima) || !values.hasContradictoryNumbers)
    }

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

    /// The length along a stack before flexing, given the stack's length; negative if there is
    /// none.
    @inline(__always)
    func flexBasis(in parentLength: Double) -> Double {
        values.isPlain(.flexBasis)
            ? values.flexBasisNumber : values.flexBasis.resolved(in: parentLength) ?? -1
    }

    @inline(never)
    private func resolvedWidths(in parentWidth: Double, unboundedMax: Double) -> StyledLengths {
        StyledLengths(
            min: length(values.minWidth, in: parentWidth),
            max: values.maxWidth.resolved(in: parentWidth),
            exact: length(values.width, in: parentWidth),
            unboundedMax: unboundedMax
        )
    }

    @inline(never)
    private func resolvedHeights(in parentHeight: Double, unboundedMax: Double) -> StyledLengths {
        StyledLengths(
            min: length(values.minHeight, in: parentHeight),
            max: values.maxHeight.resolved(in: parentHeight),
            exact: length(values.height, in: parentHeight),
            unboundedMax: unboundedMax
        )
    }

    /// An exact length or a minimum in points; nil if it is ignored.
    @inline(__always)
    private func length(_ dimension: LayoutDimension, in parentLength: Double) -> Double? {
        dimension.isOverlong(in: parentLength) ? nil : dimension.resolved(in: parentLength)
    }
}
