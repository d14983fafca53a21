extension LayoutContext {
    /// The part of a range that an element's style allows; what it states in vain becomes a
    /// diagnostic.
    ///
    /// - Parameters:
    ///   - range: The sizes that the parent allows.
    ///   - style: The style of the element that is to be measured.
    ///   - parentSize: The size that fractions refer to, in points. A fraction of an infinite
    ///     parent takes the range's maximum; where that counts as infinite too, it acts as `auto`.
    ///   - element: Names the element in a diagnostic.
    package mutating func narrow(
        _ range: SizeRange,
        to style: LayoutElementStyle,
        parentSize: LayoutSize,
        element: @autoclosure () -> String
    ) -> SizeRange {
        guard let storage = style.storage else { return range }
        if !storage.isPlain {
            return narrow(range, toUnusual: style, parentSize: parentSize, element())
        }
        // Of a range without a choice the style takes nothing away.
        if range.isExact || storage.values.set.isDisjoint(with: .sizes) { return range }
        return range.intersection(storage.sizeRange(in: .undefined))
    }

    /// The part of a range that a style allows whose numbers are odd, contradictory or fractions.
    @inline(never)
    private mutating func narrow(
        _ range: SizeRange,
        toUnusual style: LayoutElementStyle,
        parentSize: LayoutSize,
        _ element: @autoclosure () -> String
    ) -> SizeRange {
        let odd = style.values.odd.union(style.overlongFractions(in: parentSize))
        if !odd.isEmpty { report(.invalidStyle(style.only(odd)), of: element()) }
        guard !style.setProperties.isDisjoint(with: .sizes) else { return range }
        var parentSize = parentSize
        var result = range.intersection(style.sizeRange(in: parentSize))
        let lacksWidth = Self.isUnbounded(result.min.width, in: parentSize.width)
        let lacksHeight = Self.isUnbounded(result.min.height, in: parentSize.height)
        if lacksWidth || lacksHeight {
            if lacksWidth { parentSize.width = .nan }
            if lacksHeight { parentSize.height = .nan }
            result = range.intersection(style.sizeRange(in: parentSize))
        }
        let undefined = style.undefinedFractions(in: parentSize).subtracting(odd)
        if !undefined.isEmpty {
            report(.undefinedFraction(undefined), of: element())
        }
        let contradictory = style.values.contradictoryBounds(besides: odd.union(undefined))
        if !contradictory.isEmpty {
            report(.contradictoryBounds(style.only(contradictory)), of: element())
        }
        return result
    }

    /// Whether a length that a fraction may have led to is infinite, or counts as infinite because
    /// that of the parent does.
    private static func isUnbounded(_ length: Double, in parentLength: Double) -> Bool {
        let limit = LayoutSize.unboundedLength
        return length == .infinity || (length >= limit && parentLength >= limit)
    }

    /// The style of a child whose parent reads nothing of it but the sizes; what it sets besides is
    /// noted.
    package mutating func sizeStyle<Parent>(
        of child: any LayoutElement,
        in parent: Parent.Type
    ) -> LayoutElementStyle {
        let style = child.style(in: &self)
        if !style.isEmpty { noteUnused(besidesSizesIn: style, of: child, in: parent) }
        return style
    }

    /// Measures a child that its parent means to have a size of its own, and notes the lengths of
    /// its style that the range overrules: stacks stretch and flex theirs, and a ratio is meant to.
    ///
    /// - Parameter overruled: Makes the note from the name of the parent, the lengths, and the size
    ///   that the child got.
    @inline(__always)
    package mutating func measure<Parent>(
        _ child: any LayoutElement,
        in range: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        for parent: Parent.Type,
        noting overruled: (String, LayoutElementStyle.Properties, LayoutSize)
            -> LayoutDiagnostic.Kind = LayoutDiagnostic.Kind.overruledLength
    ) throws(LayoutInterruption) -> MeasuredElement {
        let measured = try child.measure(
            in: range,
            parentSize: parentSize,
            style: style,
            context: &self
        )
        forgetReuse(of: measured, unless: child.keepsItsRange)
        noteOverruled(style, of: child, measured, in: range, parentSize, overruled, parent)
        return measured
    }

    /// Notes the lengths of a measured child's style that its range has overruled.
    ///
    /// - Parameter overruled: As for `measure`.
    private mutating func noteOverruled<Parent>(
        _ style: LayoutElementStyle,
        of child: any LayoutElement,
        _ measured: MeasuredElement,
        in range: SizeRange,
        _ parentSize: LayoutSize,
        _ overruled: (String, LayoutElementStyle.Properties, LayoutSize) -> LayoutDiagnostic.Kind,
        _ parent: Parent.Type
    ) {
        let size = measured.size
        let lengths = overruledLengths(of: style, size, in: range, parentSize: parentSize)
        if lengths.isEmpty { return }
        report(overruled(typeName(parent), lengths, size), of: Self.name(of: child))
    }

    /// Notes what is set in vain in the style of what a content returns, once that was measured.
    package mutating func noteUnused<Parent>(
        _ style: LayoutElementStyle,
        of root: any LayoutElement,
        _ measured: MeasuredElement,
        in range: SizeRange,
        parentSize: LayoutSize,
        for parent: Parent.Type
    ) {
        noteUnused(besidesSizesIn: style, of: root, in: parent)
        let overruled = LayoutDiagnostic.Kind.overruledLength
        noteOverruled(style, of: root, measured, in: range, parentSize, overruled, parent)
    }

    /// The lengths of a child's style that its range overrules by more than a pixel, as it leaves
    /// no choice along their axis. (A child with a pixel grid of its own may have them all the
    /// same.)
    ///
    /// - Parameters:
    ///   - size: The size that the child got.
    ///   - range: The range that the parent has given the child.
    ///   - parentSize: The size that fractions refer to.
    private func overruledLengths(
        of style: LayoutElementStyle,
        _ size: LayoutSize,
        in range: SizeRange,
        parentSize: LayoutSize
    ) -> LayoutElementStyle.Properties {
        guard let storage = style.storage, !storage.values.set.isDisjoint(with: .sizes) else {
            return []
        }
        let tolerance = pixelGrid.pixelLength ?? PixelGrid.epsilon
        var overruled: LayoutElementStyle.Properties = []
        let widths = storage.widths(in: parentSize.width)
        if widths.excludes(range.widths, size.width, by: tolerance) {
            overruled.formUnion(style.setProperties.intersection(.widths))
        }
        let heights = storage.heights(in: parentSize.height)
        if heights.excludes(range.heights, size.height, by: tolerance) {
            overruled.formUnion(style.setProperties.intersection(.heights))
        }
        return overruled
    }

    /// Notes what the style of a child sets besides its sizes, as its parent does not read it.
    package mutating func noteUnused<Parent>(
        besidesSizesIn style: LayoutElementStyle,
        of child: any LayoutElement,
        in parent: Parent.Type
    ) {
        let unread = style.setProperties.intersection([.stack, .layoutPosition])
        noteUnused(unread, of: child, in: parent)
    }

    /// Notes set properties of a child that its parent does not read.
    mutating func noteUnused<Parent>(
        _ properties: LayoutElementStyle.Properties,
        of child: any LayoutElement,
        in parent: Parent.Type
    ) {
        if properties.isEmpty { return }
        let kind = LayoutDiagnostic.Kind.unusedStyle(parent: typeName(parent), properties)
        report(kind, of: Self.name(of: child))
    }
}
