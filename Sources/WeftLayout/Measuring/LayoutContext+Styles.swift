extension LayoutContext {
    /// The part of a range that an element's style allows. Anything that the style states in vain
    /// becomes a diagnostic.
    ///
    /// - Parameters:
    ///   - range: The sizes that the parent allows.
    ///   - style: The style of the element that is to be measured.
    ///   - parentSize: The size that fractions refer to, in points. A fraction of an infinite
    ///     parent becomes the range's maximum; if that counts as infinite too, it acts as `auto`.
    ///   - element: The name of the element in diagnostics.
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
        // A style takes nothing away from a range that leaves no choice.
        if range.isExact || storage.values.set.isDisjoint(with: .sizes) { return range }
        return storage.sizeRange(in: .undefined).clamped(to: range)
    }

    /// The part of a range that is allowed by a style whose numbers are odd, contradictory or
    /// fractions.
    @inline(never)
    private mutating func narrow(
        _ range: SizeRange,
        toUnusual style: LayoutElementStyle,
        parentSize: LayoutSize,
        _ element: @autoclosure () -> String
    ) -> SizeRange {
        let odd = style.values.odd.union(style.overlongFractions(in: parentSize))
        if !odd.isEmpty { report(.invalidStyle(style.only(odd)), of: element()) }
        guard !style.assignedProperties.isDisjoint(with: .sizes) else { return range }
        var parentSize = parentSize
        var result = style.sizeRange(in: parentSize).clamped(to: range)
        let lacksWidth = Self.isUnbounded(result.min.width, in: parentSize.width)
        let lacksHeight = Self.isUnbounded(result.min.height, in: parentSize.height)
        if lacksWidth || lacksHeight {
            if lacksWidth { parentSize.width = .nan }
            if lacksHeight { parentSize.height = .nan }
            result = style.sizeRange(in: parentSize).clamped(to: range)
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

    /// Whether a length that may come from a fraction is infinite, or counts as infinite because
    /// the parent's length does.
    private static func isUnbounded(_ length: Double, in parentLength: Double) -> Bool {
        let limit = LayoutSize.unboundedLength
        return length == .infinity || (length >= limit && parentLength >= limit)
    }

    /// The style of a child whose parent reads nothing but the sizes from it. Whatever else is set
    /// in it is noted.
    package mutating func sizeStyle(
        of child: any LayoutElement,
        in parent: Any.Type
    ) -> LayoutElementStyle {
        let style = child.style(in: &self)
        noteUnused(.ofSomeParents, in: style, of: child, by: parent)
        return style
    }

    /// Measures a child that is meant to have a size of its own, and notes the lengths in its style
    /// that the range overrules. Stacks do not use this, since they stretch and flex their
    /// children; nor do ratio specs, which overrule lengths on purpose.
    ///
    /// - Parameter overruled: Creates the diagnostic from the name of the parent, the lengths, and
    ///   the size that the child got.
    @inline(__always)
    package mutating func measure(
        _ child: any LayoutElement,
        in range: SizeRange,
        parentSize: LayoutSize,
        style: LayoutElementStyle,
        for parent: Any.Type,
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
        noteOverruled(style, of: child, measured, in: range, parentSize, by: parent, overruled)
        return measured
    }

    /// Notes the lengths in a measured child's style that its range has overruled.
    ///
    /// - Parameter overruled: As for `measure`.
    package mutating func noteOverruled(
        _ style: LayoutElementStyle,
        of child: any LayoutElement,
        _ measured: MeasuredElement,
        in range: SizeRange,
        _ parentSize: LayoutSize,
        by parent: Any.Type,
        _ overruled: (String, LayoutElementStyle.Properties, LayoutSize)
            -> LayoutDiagnostic.Kind = LayoutDiagnostic.Kind.overruledLength
    ) {
        let size = measured.size
        let lengths = overruledLengths(of: style, size, in: range, parentSize: parentSize)
        if lengths.isEmpty { return }
        report(overruled(typeName(parent), lengths, size), of: Self.name(of: child))
    }

    /// The lengths in a child's style that its range overrules by more than a pixel, by leaving no
    /// choice along their axis. (A child with a pixel grid of its own may have these lengths all
    /// the same.)
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
            overruled.formUnion(.widths)
        }
        let heights = storage.heights(in: parentSize.height)
        if heights.excludes(range.heights, size.height, by: tolerance) {
            overruled.formUnion(.heights)
        }
        return overruled.isEmpty ? [] : style.changedProperties(among: overruled)
    }

    /// Notes which of the properties that a parent does not read are set in its child's style. A
    /// property that is set to its default asks for nothing.
    package mutating func noteUnused(
        _ unread: LayoutElementStyle.Properties,
        in style: LayoutElementStyle,
        of child: any LayoutElement,
        by parent: Any.Type
    ) {
        if style.assignedProperties.isDisjoint(with: unread) { return }
        let properties = style.changedProperties(among: unread)
        if properties.isEmpty { return }
        let kind = LayoutDiagnostic.Kind.unusedStyle(
            parent: typeName(parent),
            properties: properties
        )
        report(kind, of: Self.name(of: child))
    }
}
