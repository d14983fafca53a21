/// A font that a host has: a family, a weight, a slant, whatever it tells apart.
///
/// Weft knows no fonts. A face is a number that the host gives its meaning to: in the
/// ``TextMeasurer`` that it hands to the environment, and where it draws.
///
///     extension FontFace {
///         static let serif = FontFace(rawValue: 1)
///     }
public struct FontFace: RawRepresentable, Hashable, Codable, Sendable {
    /// The host's number of the face.
    public var rawValue: UInt32

    /// Makes the face of a number.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The face of a text that says nothing else.
    public static var `default`: FontFace { FontFace(rawValue: 0) }
}
