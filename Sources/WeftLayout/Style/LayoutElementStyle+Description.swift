extension LayoutElementStyle: CustomDebugStringConvertible {
    /// The properties that were set, with their values.
    public var debugDescription: String {
        let set = Properties.all.filter { setProperties.contains($0.property) }
        let values = set.map { "\($0.name): \($0.value(self))" }
        return "LayoutElementStyle(\(values.joined(separator: ", ")))"
    }
}

extension LayoutElementStyle.Properties: CustomStringConvertible {
    /// The names of the properties, for instance `width, flexGrow`.
    public var description: String {
        Self.all.filter { contains($0.property) }.map(\.name).joined(separator: ", ")
    }

    /// A property, what it is called, and how its value is printed.
    fileprivate typealias Named = (
        property: Self, name: String, value: @Sendable (LayoutElementStyle) -> String
    )

    fileprivate static let all: [Named] = [
        (.width, "width", { $0.width.debugDescription }),
        (.height, "height", { $0.height.debugDescription }),
        (.minWidth, "minWidth", { $0.minWidth.debugDescription }),
        (.minHeight, "minHeight", { $0.minHeight.debugDescription }),
        (.maxWidth, "maxWidth", { $0.maxWidth.debugDescription }),
        (.maxHeight, "maxHeight", { $0.maxHeight.debugDescription }),
        (.spacingBefore, "spacingBefore", { "\($0.spacingBefore)" }),
        (.spacingAfter, "spacingAfter", { "\($0.spacingAfter)" }),
        (.flexGrow, "flexGrow", { "\($0.flexGrow)" }),
        (.flexShrink, "flexShrink", { "\($0.flexShrink)" }),
        (.flexBasis, "flexBasis", { $0.flexBasis.debugDescription }),
        (.alignSelf, "alignSelf", { "\($0.alignSelf)" }),
        (.ascender, "ascender", { "\($0.ascender)" }),
        (.descender, "descender", { "\($0.descender)" }),
        (.layoutPosition, "layoutPosition", { $0.layoutPosition.debugDescription }),
    ]
}
