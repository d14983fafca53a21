extension LayoutElementStyle {
    /// Unsets properties: each returns to its default and, in a use of a node, no longer overrides
    /// the base style.
    public mutating func unset(_ properties: Properties) {
        self = only(assignedProperties.subtracting(properties))
    }

    /// Those of some properties that this style sets to something else than their default.
    func changedProperties(among properties: Properties) -> Properties {
        let defaults = LayoutElementStyle()
        func differs(_ place: Property.Place) -> Bool {
            switch place {
            case .dimension(let path): self[keyPath: path] != defaults[keyPath: path]
            case .number(let path): self[keyPath: path] != defaults[keyPath: path]
            case .alignment(let path): self[keyPath: path] != defaults[keyPath: path]
            case .point(let path): self[keyPath: path] != defaults[keyPath: path]
            }
        }
        var changed: Properties = []
        for property in Self.table
        where assignedProperties.intersection(properties).contains(property.property)
            && differs(property.place)
        {
            changed.formUnion(property.property)
        }
        return changed
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
