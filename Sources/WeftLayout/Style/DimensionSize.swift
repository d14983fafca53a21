/// A width and a height as a style states them: Texture's `ASLayoutSize`.
public struct DimensionSize: Hashable, Codable, Sendable {
    /// The width.
    public var width: LayoutDimension

    /// The height.
    public var height: LayoutDimension

    /// A size of which both dimensions are left to the layout.
    public static let auto = DimensionSize(width: .auto, height: .auto)

    /// Creates a pair of dimensions.
    public init(width: LayoutDimension, height: LayoutDimension) {
        self.width = width
        self.height = height
    }

    /// Creates a pair from a width in points and a height.
    @_disfavoredOverload
    public init(width points: Double, height: LayoutDimension) {
        self.init(width: .points(points), height: height)
    }

    /// Creates a pair from a width and a height in points.
    @_disfavoredOverload
    public init(width: LayoutDimension, height points: Double) {
        self.init(width: width, height: .points(points))
    }

    // Generic, because two literals would be both numbers and dimensions, which is ambiguous.
    /// Creates a pair from a width in points and a height in points.
    @_disfavoredOverload
    public init<Points: BinaryFloatingPoint>(width: Points, height: Points) {
        self.init(width: .points(Double(width)), height: .points(Double(height)))
    }

    /// Creates a pair from a size in points.
    public init(_ size: LayoutSize) {
        self.init(width: .points(size.width), height: .points(size.height))
    }
}

extension DimensionSize: CustomDebugStringConvertible {
    /// The dimensions for a log.
    public var debugDescription: String {
        "\(width.debugDescription)×\(height.debugDescription)"
    }
}
