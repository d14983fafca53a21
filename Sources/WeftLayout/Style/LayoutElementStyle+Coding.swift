extension LayoutElementStyle: Codable {
    /// Decodes what `encode(to:)` wrote.
    ///
    /// - Throws: `DecodingError` if there is no keyed container, if a key is not the name of a
    ///   property, or if a value is not of its property's type; also any other error of the
    ///   decoder.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: NameKey.self)
        let unknown = values.allKeys.first { key in
            !Self.table.contains { $0.name == key.stringValue }
        }
        if let key = unknown {
            throw DecodingError.dataCorruptedError(
                forKey: key,
                in: values,
                debugDescription: "expected the name of a style property"
            )
        }
        self.init()
        for property in Self.table {
            let key = NameKey(property.name)
            guard values.contains(key), try !values.decodeNil(forKey: key) else { continue }
            switch property.place {
            case .dimension(let path):
                self[keyPath: path] = try values.decode(LayoutDimension.self, forKey: key)
            case .number(let path):
                self[keyPath: path] = try values.decode(Double.self, forKey: key)
            case .alignment(let path):
                self[keyPath: path] = try values.decode(StackAlignSelf.self, forKey: key)
            case .point(let path):
                self[keyPath: path] = try values.decode(LayoutPoint.self, forKey: key)
            }
        }
    }

    /// Encodes the properties that are set, under their names.
    ///
    /// - Throws: Any error of the encoder. Foundation's `JSONEncoder` throws for a number that is
    ///   infinite or NaN, unless its `nonConformingFloatEncodingStrategy` says how to write it.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: NameKey.self)
        for property in Self.table where assignedProperties.contains(property.property) {
            let key = NameKey(property.name)
            switch property.place {
            case .dimension(let path): try values.encode(self[keyPath: path], forKey: key)
            case .number(let path): try values.encode(self[keyPath: path], forKey: key)
            case .alignment(let path): try values.encode(self[keyPath: path], forKey: key)
            case .point(let path): try values.encode(self[keyPath: path], forKey: key)
            }
        }
    }
}
