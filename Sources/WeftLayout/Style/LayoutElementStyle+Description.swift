extension LayoutElementStyle: CustomDebugStringConvertible {
    /// The properties that were set, with their values.
    public var debugDescription: String {
        "LayoutElementStyle(\(list(": ")))"
    }

    /// The properties that were set, with their values.
    ///
    /// - Parameter sign: The text between a name and its value.
    package func list(_ sign: String) -> String {
        let set = Self.table.filter { assignedProperties.contains($0.property) }
        return set.map { $0.name + sign + text(of: $0.place) }.joined(separator: ", ")
    }

    private func text(of place: Property.Place) -> String {
        switch place {
        case .dimension(let path): self[keyPath: path].debugDescription
        case .number(let path): self[keyPath: path].plainText
        case .alignment(let path): "\(self[keyPath: path])"
        case .point(let path): self[keyPath: path].debugDescription
        }
    }
}

extension LayoutElementStyle.Properties: CustomStringConvertible {
    /// The names of the properties, for instance `width, flexGrow`.
    public var description: String {
        LayoutElementStyle.table.filter { contains($0.property) }.map(\.name)
            .joined(separator: ", ")
    }
}
