extension LayoutElementStyle: Codable {
    /// The properties by their names; those that are not set have no key.
    private enum CodingKeys: String, CodingKey {
        case width, height, minWidth, minHeight, maxWidth, maxHeight
        case spacingBefore, spacingAfter, flexGrow, flexShrink, flexBasis, alignSelf
        case ascender, descender, layoutPosition
    }

    /// Decodes what `encode(to:)` wrote.
    ///
    /// - Throws: What the decoder throws: `DecodingError` if it has no keys, or a value of another
    ///   kind under the name of a property.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
            try values.decodeIfPresent(Value.self, forKey: key)
        }
        self.init()
        if let width: LayoutDimension = try value(.width) { self.width = width }
        if let height: LayoutDimension = try value(.height) { self.height = height }
        if let minWidth: LayoutDimension = try value(.minWidth) { self.minWidth = minWidth }
        if let minHeight: LayoutDimension = try value(.minHeight) { self.minHeight = minHeight }
        if let maxWidth: LayoutDimension = try value(.maxWidth) { self.maxWidth = maxWidth }
        if let maxHeight: LayoutDimension = try value(.maxHeight) { self.maxHeight = maxHeight }
        if let spacingBefore: Double = try value(.spacingBefore) {
            self.spacingBefore = spacingBefore
        }
        if let spacingAfter: Double = try value(.spacingAfter) { self.spacingAfter = spacingAfter }
        if let flexGrow: Double = try value(.flexGrow) { self.flexGrow = flexGrow }
        if let flexShrink: Double = try value(.flexShrink) { self.flexShrink = flexShrink }
        if let flexBasis: LayoutDimension = try value(.flexBasis) { self.flexBasis = flexBasis }
        if let alignSelf: StackAlignSelf = try value(.alignSelf) { self.alignSelf = alignSelf }
        if let ascender: Double = try value(.ascender) { self.ascender = ascender }
        if let descender: Double = try value(.descender) { self.descender = descender }
        if let layoutPosition: LayoutPoint = try value(.layoutPosition) {
            self.layoutPosition = layoutPosition
        }
    }

    /// Encodes the properties that are set.
    ///
    /// - Throws: What the encoder throws. Foundation's `JSONEncoder` throws at values that are
    ///   infinite or NaN unless its `nonConformingFloatEncodingStrategy` says how to write them;
    ///   see ``SizeRange``.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        func encode(_ value: some Encodable, _ property: Properties, _ key: CodingKeys) throws {
            if setProperties.contains(property) { try values.encode(value, forKey: key) }
        }
        try encode(width as LayoutDimension, .width, .width)
        try encode(height as LayoutDimension, .height, .height)
        try encode(minWidth as LayoutDimension, .minWidth, .minWidth)
        try encode(minHeight as LayoutDimension, .minHeight, .minHeight)
        try encode(maxWidth as LayoutDimension, .maxWidth, .maxWidth)
        try encode(maxHeight as LayoutDimension, .maxHeight, .maxHeight)
        try encode(spacingBefore as Double, .spacingBefore, .spacingBefore)
        try encode(spacingAfter as Double, .spacingAfter, .spacingAfter)
        try encode(flexGrow as Double, .flexGrow, .flexGrow)
        try encode(flexShrink as Double, .flexShrink, .flexShrink)
        try encode(flexBasis as LayoutDimension, .flexBasis, .flexBasis)
        try encode(alignSelf as StackAlignSelf, .alignSelf, .alignSelf)
        try encode(ascender as Double, .ascender, .ascender)
        try encode(descender as Double, .descender, .descender)
        try encode(layoutPosition as LayoutPoint, .layoutPosition, .layoutPosition)
    }
}
