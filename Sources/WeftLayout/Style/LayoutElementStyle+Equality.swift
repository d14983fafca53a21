extension LayoutElementStyle: Hashable {
    /// Returns whether the same properties have the same values.
    ///
    /// NaN counts as equal to NaN, so setting it again changes nothing.
    public static func == (left: LayoutElementStyle, right: LayoutElementStyle) -> Bool {
        left.storage === right.storage
            || (left.values.isSame(as: right.values)
                && left.rareValues.isSame(as: right.rareValues))
    }

    /// Feeds the set properties and their numbers to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values.set)
        for number in values.numbers + rareValues.numbers { hasher.combine(same: number) }
    }
}

extension LayoutElementStyle.Values {
    /// The values that are numbers.
    fileprivate var numbers: [Double] {
        [
            widthNumber, heightNumber, minWidthNumber, minHeightNumber, maxWidthNumber,
            maxHeightNumber, flexBasisNumber, flexGrow, flexShrink,
        ]
    }

    fileprivate func isSame(as other: Self) -> Bool {
        set == other.set && odd == other.odd && fractions == other.fractions
            && alignSelf == other.alignSelf && zip(numbers, other.numbers).allSatisfy(areSame)
    }
}

extension LayoutElementStyle.RareValues {
    /// The values, all of which are numbers.
    fileprivate var numbers: [Double] {
        [spacingBefore, spacingAfter, ascender, descender, layoutPosition.x, layoutPosition.y]
    }

    fileprivate func isSame(as other: Self) -> Bool {
        zip(numbers, other.numbers).allSatisfy(areSame)
    }
}
