extension SizeRange: Codable {
    private enum CodingKeys: CodingKey {
        case min, max
    }

    /// The largest size as it is encoded: a length without a bound is left out, as not every format
    /// has a way to write infinity.
    private struct Bounds: Codable {
        var width: Double?
        var height: Double?
    }

    /// Decodes a range; a largest width or height that is missing is infinite.
    ///
    /// - Throws: What the decoder throws.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let bounds = try values.decode(Bounds.self, forKey: .max)
        self.init(
            min: try values.decode(LayoutSize.self, forKey: .min),
            max: LayoutSize(width: bounds.width ?? .infinity, height: bounds.height ?? .infinity)
        )
    }

    /// Encodes the range; a largest width or height that is infinite is left out.
    ///
    /// - Throws: What the encoder throws, which most do for NaN.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(min, forKey: .min)
        let bounds = Bounds(
            width: max.width == .infinity ? nil : max.width,
            height: max.height == .infinity ? nil : max.height
        )
        try values.encode(bounds, forKey: .max)
    }
}
