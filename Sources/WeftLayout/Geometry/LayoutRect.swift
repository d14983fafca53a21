/// A rectangle in points, in the coordinates of whatever hands it out.
///
/// The frames of a layout never have a width or height below zero. A rectangle that was created
/// with one is empty: it contains nothing and intersects nothing.
public struct LayoutRect: Hashable, Codable, Sendable {
    /// The corner with the smallest coordinates.
    public var origin: LayoutPoint

    /// The extent to the right of the origin and below it.
    public var size: LayoutSize

    /// The empty rectangle at the origin.
    @inlinable
    public static var zero: LayoutRect { LayoutRect(origin: .zero, size: .zero) }

    /// Creates a rectangle from its origin and its size.
    public init(origin: LayoutPoint, size: LayoutSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from four numbers, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(
            origin: LayoutPoint(x: x, y: y),
            size: LayoutSize(width: width, height: height)
        )
    }

    /// Creates the rectangle between edges of other rectangles.
    ///
    /// A length that equals one of theirs is copied, so that it stays the same to the bit: a sum
    /// and a difference would round it.
    private init(left: LayoutRect, top: LayoutRect, right: LayoutRect, bottom: LayoutRect) {
        origin = LayoutPoint(x: left.minX, y: top.minY)
        size = LayoutSize(width: right.maxX - left.minX, height: bottom.maxY - top.minY)
        if left.maxX == right.maxX { size.width = left.width }
        if left.minX == right.minX { size.width = right.width }
        if top.maxY == bottom.maxY { size.height = top.height }
        if top.minY == bottom.minY { size.height = bottom.height }
    }

    /// The width.
    public var width: Double { size.width }

    /// The height.
    public var height: Double { size.height }

    /// The smallest horizontal coordinate.
    public var minX: Double { origin.x }

    /// The smallest vertical coordinate.
    public var minY: Double { origin.y }

    /// The largest horizontal coordinate.
    public var maxX: Double { origin.x + size.width }

    /// The largest vertical coordinate.
    public var maxY: Double { origin.y + size.height }

    /// The horizontal coordinate of the centre.
    public var midX: Double { origin.x + size.width / 2 }

    /// The vertical coordinate of the centre.
    public var midY: Double { origin.y + size.height / 2 }

    /// Whether the rectangle contains no point.
    public var isEmpty: Bool { !(minX < maxX && minY < maxY) }

    /// Returns whether the point lies inside; the left and top edges belong to the rectangle, the
    /// others do not.
    public func contains(_ point: LayoutPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns whether the other rectangle lies inside; it may touch the edges. Neither may have a
    /// length below zero.
    public func contains(_ other: LayoutRect) -> Bool {
        min(width, height, other.width, other.height) >= 0
            && other.minX >= minX && other.maxX <= maxX
            && other.minY >= minY && other.maxY <= maxY
    }

    /// Returns whether the two rectangles have an area in common; sharing an edge is not enough.
    public func intersects(_ other: LayoutRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
            && !isEmpty && !other.isEmpty
    }

    /// Returns the area that the two rectangles have in common; nil if they do not intersect.
    public func intersection(_ other: LayoutRect) -> LayoutRect? {
        guard intersects(other) else { return nil }
        return LayoutRect(
            left: minX > other.minX ? self : other,
            top: minY > other.minY ? self : other,
            right: maxX < other.maxX ? self : other,
            bottom: maxY < other.maxY ? self : other
        )
    }

    /// Returns this rectangle moved by an offset.
    public func offset(by offset: LayoutPoint) -> LayoutRect {
        LayoutRect(origin: origin + offset, size: size)
    }

    /// Returns this rectangle with its edges moved inwards, or outwards where an inset is negative.
    ///
    /// A length that would be negative becomes zero. The insets must be finite.
    public func inset(by insets: LayoutInsets) -> LayoutRect {
        LayoutRect(
            x: minX + insets.left,
            y: minY + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom)
        )
    }

    /// Returns the smallest rectangle that contains this one and the other.
    public func union(_ other: LayoutRect) -> LayoutRect {
        LayoutRect(
            left: minX < other.minX ? self : other,
            top: minY < other.minY ? self : other,
            right: maxX > other.maxX ? self : other,
            bottom: maxY > other.maxY ? self : other
        )
    }
}

extension LayoutRect: CustomDebugStringConvertible {
    /// The value for a log.
    public var debugDescription: String {
        "\(origin.debugDescription) \(size.debugDescription)"
    }
}
