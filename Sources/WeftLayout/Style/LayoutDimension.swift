/// A length as a style states it: in points, as a fraction of the parent, or left to the layout.
public enum LayoutDimension: Hashable, Sendable {
    /// Left to the layout.
    case auto

    /// A length in points.
    case points(Double)

    /// A part of the parent's length: 0.5 is half of it. Of an undefined parent it acts as `.auto`.
    case fraction(Double)

    /// The length in points, given the parent's; nil for `.auto`.
    ///
    /// A fraction of an undefined parent is nil too, and so is a number that is NaN, infinite or
    /// negative, and a number of points from `LayoutSize.unboundedLength` on. A fraction of an
    /// infinite parent is infinite, but for zero, which is nil as it is undefined in Texture.
    @inline(__always)
    func resolved(in parentLength: Double) -> Double? {
        switch self {
        case .auto: return nil
        case .points(let points):
            return points >= 0 && points < LayoutSize.unboundedLength ? points : nil
        case .fraction(let fraction):
            let length = fraction * parentLength
            return length >= 0 && fraction >= 0 && fraction < .infinity ? length : nil
        }
    }

    /// Whether it is so large a fraction of a usable length that no element can be that long.
    func isOverlong(in parentLength: Double) -> Bool {
        guard case .fraction(let fraction) = self else { return false }
        let limit = LayoutSize.unboundedLength
        return parentLength < limit && fraction * parentLength >= limit
    }

    /// Whether it is a part of the parent's length.
    var isFraction: Bool {
        if case .fraction = self { true } else { false }
    }
}

extension LayoutDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Makes a length in points.
    public init(integerLiteral value: Int) { self = .points(Double(value)) }

    /// Makes a length in points.
    public init(floatLiteral value: Double) { self = .points(value) }
}

extension LayoutDimension: Codable {
    private enum CodingKeys: String, CodingKey {
        case points, fraction
    }

    /// Decodes what `encode(to:)` wrote.
    ///
    /// - Throws: What the decoder throws: `DecodingError` if it has no container with keys, one
    ///   with other keys or with numbers for both, or something else than a number under these.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let points = try values.decodeIfPresent(Double.self, forKey: .points)
        let fraction = try values.decodeIfPresent(Double.self, forKey: .fraction)
        let keys = try decoder.container(keyedBy: NameKey.self).allKeys
        guard points == nil || fraction == nil,
            keys.allSatisfy({ CodingKeys(stringValue: $0.stringValue) != nil })
        else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "expected points or a fraction, or an object without keys"
                )
            )
        }
        self = points.map(Self.points) ?? fraction.map(Self.fraction) ?? .auto
    }

    /// Encodes the number under the name of its case: `{"points": 40}`, `{"fraction": 0.5}`, and
    /// `{}` for `.auto`.
    ///
    /// - Throws: What the encoder throws. Foundation's `JSONEncoder` throws at a number that is
    ///   infinite or NaN unless its `nonConformingFloatEncodingStrategy` says how to write it.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .auto: break
        case .points(let points): try values.encode(points, forKey: .points)
        case .fraction(let fraction): try values.encode(fraction, forKey: .fraction)
        }
    }
}

extension LayoutDimension: CustomDebugStringConvertible {
    /// The value for a log.
    public var debugDescription: String {
        switch self {
        case .auto: "auto"
        case .points(let points): "\(points)pt"
        case .fraction(let fraction): "fraction(\(fraction))"
        }
    }
}
