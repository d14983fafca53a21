/// A font of the host: a family, a weight, a slant, or whatever else it distinguishes.
///
/// Weft knows no fonts. A face is a number to which the host gives a meaning, in the
/// ``TextMeasurer`` that it passes to the environment and where it draws.
///
///     extension FontFace {
///         static let serif = FontFace(rawValue: 1)
///     }
public struct FontFace: RawRepresentable, Hashable, Codable, Sendable {
    /// The host's number for the face.
    public var rawValue: UInt32

    /// Creates the face with the given number.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The face of a text that does not state another one.
    public static var `default`: FontFace { FontFace(rawValue: 0) }
}
