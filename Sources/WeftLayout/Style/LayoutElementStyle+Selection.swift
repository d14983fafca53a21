extension LayoutElementStyle {
    /// Unsets properties: each returns to its default and, in a use of a node, no longer overrides
    /// the base style.
    public mutating func unset(_ properties: Properties) {
        self = only(assignedProperties.subtracting(properties))
    }

    /// The style that sets these properties as they are in this one, and nothing else.
    func only(_ properties: Properties) -> LayoutElementStyle {
        var style = LayoutElementStyle()
        for property in Self.table where properties.contains(property.property) {
            switch property.place {
            case .dimension(let path): style[keyPath: path] = self[keyPath: path]
            case .number(let path): style[keyPath: path] = self[keyPath: path]
            case .alignment(let path): style[keyPath: path] = self[keyPath: path]
            case .point(let path): style[keyPath: path] = self[keyPath: path]
            }
        }
        return style
    }
}
