extension LayoutElementStyle {
    /// A property, its name, and the place of its value.
    package struct Property: Sendable {
        /// The set that contains only the property.
        let property: Properties
        package let name: String
        package let place: Place

        /// The place of a value.
        package enum Place: Sendable {
            case dimension(any WritableKeyPath<LayoutElementStyle, LayoutDimension> & Sendable)
            case number(any WritableKeyPath<LayoutElementStyle, Double> & Sendable)
            case alignment(any WritableKeyPath<LayoutElementStyle, StackAlignSelf> & Sendable)
            case point(any WritableKeyPath<LayoutElementStyle, LayoutPoint> & Sendable)
        }
    }

    /// All properties.
    package static let table = [
        Property(property: .width, name: "width", place: .dimension(\.width)),
        Property(property: .height, name: "height", place: .dimension(\.height)),
        Property(property: .minWidth, name: "minWidth", place: .dimension(\.minWidth)),
        Property(property: .minHeight, name: "minHeight", place: .dimension(\.minHeight)),
        Property(property: .maxWidth, name: "maxWidth", place: .dimension(\.maxWidth)),
        Property(property: .maxHeight, name: "maxHeight", place: .dimension(\.maxHeight)),
        Property(property: .spacingBefore, name: "spacingBefore", place: .number(\.spacingBefore)),
        Property(property: .spacingAfter, name: "spacingAfter", place: .number(\.spacingAfter)),
        Property(property: .flexGrow, name: "flexGrow", place: .number(\.flexGrow)),
        Property(property: .flexShrink, name: "flexShrink", place: .number(\.flexShrink)),
        Property(property: .flexBasis, name: "flexBasis", place: .dimension(\.flexBasis)),
        Property(property: .alignSelf, name: "alignSelf", place: .alignment(\.alignSelf)),
        Property(property: .ascender, name: "ascender", place: .number(\.ascender)),
        Property(property: .descender, name: "descender", place: .number(\.descender)),
        Property(
            property: .layoutPosition,
            name: "layoutPosition",
            place: .point(\.layoutPosition)
        ),
    ]
}
