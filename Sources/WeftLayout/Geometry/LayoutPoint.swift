/// A location, or an offset between two locations, in points.
public struct LayoutPoint: Hashable, Codable, Sendable {
    /// The horizontal coordinate in points; it grows to the right.
    public var x: Double

    /// The vertical coordinate in points; it grows downwards.
    public var y: Double

    /// The origin.
    @inlinable
    public static var zero: LayoutPoint { LayoutPoint(x: 0, y: 0) }

    /// Makes a point from its coordinates, in points.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Whether both coordinates are usable as a position: finite, and so far from overflow that
    /// positions can be added up.
    var isValid: Bool { Self.isValid(x) && Self.isValid(y) }

    /// Whether a coordinate is usable: within ±10¹⁵ points, where doubles still tell eighths of a
    /// point apart.
    static func isValid(_ coordinate: Double) -> Bool {
        abs(coordinate) <= 1e15
    }
}

extension LayoutPoint: AdditiveArithmetic {
    /// The sum of two offsets.
    public static func + (left: LayoutPoint, right: LayoutPoint) -> LayoutPoint {
        LayoutPoint(x: left.x + right.x, y: left.y + right.y)
    }

    /// The offset from `right` to `left`.
    public static func - (left: LayoutPoint, right: LayoutPoint) -> LayoutPoint {
        LayoutPoint(x: left.x - right.x, y: left.y - right.y)
    }
}

extension LayoutPoint: CustomDebugStringConvertible {
    /// The value for a log.
    public var debugDescription: String { "(\(x), \(y))" }
}
