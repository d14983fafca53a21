extension LayoutContext {
    /// The sizes that an element's style allows; what it states in vain becomes a diagnostic.
    ///
    /// - Parameters:
    ///   - style: The style of the element that is to be measured.
    ///   - parentSize: The size that fractions refer to, in points.
    ///   - element: Names the element in a diagnostic.
    package mutating func sizeRange(
        of style: LayoutElementStyle,
        in parentSize: LayoutSize,
        element: @autoclosure () -> String
    ) -> SizeRange {
        if style.isEmpty { return .unbounded }
        let odd = style.values.odd
        if !odd.isEmpty {
            diagnostics.append(.invalidStyle(element: element(), odd))
        }
        guard !style.setProperties.isDisjoint(with: .sizes) else { return .unbounded }
        let undefined = style.undefinedFractions(in: parentSize)
        if !undefined.isEmpty {
            diagnostics.append(.undefinedFraction(element: element(), undefined))
        }
        return style.sizeRange(in: parentSize)
    }

    /// Notes the properties of a child's style that its parent does not read.
    mutating func noteUnusedStyle<Parent>(
        of child: any LayoutElement,
        in parent: Parent.Type,
        unread: LayoutElementStyle.Properties = [.stack, .layoutPosition]
    ) {
        let style = child.style(in: &self)
        if style.isEmpty { return }
        noteUnused(style.setProperties.intersection(unread), of: child, in: parent)
    }

    /// Notes set properties of a child that its parent does not read.
    mutating func noteUnused<Parent>(
        _ properties: LayoutElementStyle.Properties,
        of child: any LayoutElement,
        in parent: Parent.Type
    ) {
        if properties.isEmpty { return }
        diagnostics.append(
            .unusedStyle(element: "\(type(of: child))", parent: "\(parent)", properties)
        )
    }

    /// The number, or zero with a diagnostic where it is NaN or infinite.
    mutating func finite<Spec>(
        _ number: Double,
        _ property: StaticString,
        of spec: Spec.Type
    ) -> Double {
        if number.isFinite { return number }
        noteInvalid(number, property, of: spec)
        return 0
    }

    /// Notes a property of a spec that has a value it cannot follow.
    mutating func noteInvalid<Spec>(
        _ value: Double,
        _ property: StaticString,
        of spec: Spec.Type
    ) {
        diagnostics.append(
            .invalidValue(element: "\(spec)", property: "\(property)", value: "\(value)")
        )
    }
}
