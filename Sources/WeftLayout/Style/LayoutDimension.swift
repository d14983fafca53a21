/// A length as a style states it: in points, as a fraction of the parent, or left to the layout.
public enum LayoutDimension: Hashable, Sendable {
    /// Left to the layout.
    case auto

    /// A length in points.
    case points(Double)

    /// A fraction of the parent's length, such as 0.5 for half of it; it acts as `.auto` if that
    /// length is undefined.
    case fraction(Double)

    /// The length in points, given the parent's length; nil for `.auto`.
    ///
    /// It is also nil for a fraction of an undefined parent, for a number that is NaN, infinite or
    /// negative, and for points that are at least `LayoutSize.unboundedLength`. A fraction of an
    /// infinite parent is infinite, except for zero, for which it is nil, since that is undefined
    /// in Texture.
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

    /// Whether it is a fraction of a usable length that is so large that no element can be that
    /// long.
    func isOverlong(in parentLength: Double) -> Bool {
        guard case .fraction(let fraction) = self else { return false }
        let limit = LayoutSize.unboundedLength
        return parentLength < limit && fraction * parentLength >= limit
    }

    /// Whether it is a fraction of the parent's length.
    var isFraction: Bool {
        if case .fraction = self { true } else { false }
    }
}

extension LayoutDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a length in points.
    public init(integerLiteral value: Int) { self = .points(Double(value)) }

    /// Creates a length in points.
    public init(floatLiteral value: Double) { self = .points(value) }
}

extension LayoutDimension: Codable {
    private enum CodingKeys: String, CodingKey {
        case points, fraction
    }

    /// Decodes what `encode(to:)` wrote.
    ///
    /// - Throws: `DecodingError` if there is no keyed container, if it has other keys or numbers
    ///   for both of these, or if a value is not a number; also any other error of the decoder.
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
    /// - Throws: Any error of the encoder. Foundation's `JSONEncoder` throws for a number that is
    ///   infinite or NaN, unless its `nonConformingFloatEncodingStrategy` says how to write it.
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
        case .points(let points): points.isFinite ? "\(points.plainText)pt" : points.plainText
        case .fraction(let fraction): "fraction(\(fraction.plainText))"
        }
    }
}
