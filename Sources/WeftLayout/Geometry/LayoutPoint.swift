/// A location, or an offset between two locations, in points.
public struct LayoutPoint: Hashable, Codable, Sendable {
    /// The horizontal coordinate, in points, which increases to the right.
    public var x: Double

    /// The vertical coordinate, in points, which increases downwards.
    public var y: Double

    /// The origin.
    @inlinable
    public static var zero: LayoutPoint { LayoutPoint(x: 0, y: 0) }

    /// Creates a point from its coordinates, in points.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Whether both coordinates are usable as a position: finite, and so far from overflow that
    /// positions can be added.
    var isValid: Bool { Self.isValid(x) && Self.isValid(y) }

    /// Whether a coordinate is usable: within ±10¹⁵ points, where doubles still distinguish eighths
    /// of a point.
    static func isValid(_ coordinate: Double) -> Bool {
        abs(coordinate) <= 1e15
    }
}

extension LayoutPoint: AdditiveArithmetic {
    /// Returns the sum of two offsets.
    public static func + (left: LayoutPoint, right: LayoutPoint) -> LayoutPoint {
        LayoutPoint(x: left.x + right.x, y: left.y + right.y)
    }

    /// Returns the offset from `right` to `left`.
    public static func - (left: LayoutPoint, right: LayoutPoint) -> LayoutPoint {
        LayoutPoint(x: left.x - right.x, y: left.y - right.y)
    }

    /// Returns the offset in the opposite direction.
    public static prefix func - (offset: LayoutPoint) -> LayoutPoint { .zero - offset }
}

extension LayoutPoint: CustomDebugStringConvertible {
    /// The value for a log.
    public var debugDescription: String { "(\(x.plainText), \(y.plainText))" }
}
