/// A rectangle in points, in the coordinates of whoever hands it out.
///
/// The frames of layouts have no width and no height below zero. One that was made with such a
/// length is empty: it contains nothing and intersects nothing.
public struct LayoutRect: Hashable, Codable, Sendable {
    /// The corner with the smallest coordinates.
    public var origin: LayoutPoint

    /// The extent to the right of the origin and below it.
    public var size: LayoutSize

    /// The empty rectangle at the origin.
    @inlinable
    public static var zero: LayoutRect { LayoutRect(origin: .zero, size: .zero) }

    /// Makes a rectangle from its origin and its size.
    public init(origin: LayoutPoint, size: LayoutSize) {
        self.origin = origin
        self.size = size
    }

    /// Makes a rectangle from four numbers, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(
            origin: LayoutPoint(x: x, y: y),
            size: LayoutSize(width: width, height: height)
        )
    }

    /// Makes the rectangle between the edges of others.
    ///
    /// A length that is one of theirs stays so to the bit: a sum and a difference would round it.
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

    /// Whether there is no point inside.
    public var isEmpty: Bool { !(minX < maxX && minY < maxY) }

    /// Whether the point lies inside: the left and top edges belong to it, the others do not.
    public func contains(_ point: LayoutPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether the two have an area in common: to share an edge is not enough.
    public func intersects(_ other: LayoutRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
            && !isEmpty && !other.isEmpty
    }

    /// The area that the two have in common; nil if there is none, as `intersects(_:)` says.
    public func intersection(_ other: LayoutRect) -> LayoutRect? {
        guard intersects(other) else { return nil }
        return LayoutRect(
            left: minX > other.minX ? self : other,
            top: minY > other.minY ? self : other,
            right: maxX < other.maxX ? self : other,
            bottom: maxY < other.maxY ? self : other
        )
    }

    /// This rectangle moved by an offset.
    public func offset(by offset: LayoutPoint) -> LayoutRect {
        LayoutRect(origin: origin + offset, size: size)
    }

    /// This rectangle with its edges moved inwards, or outwards where an inset is negative. What
    /// would be shorter than nothing has no length. The insets must be finite.
    public func inset(by insets: LayoutInsets) -> LayoutRect {
        LayoutRect(
            x: minX + insets.left,
            y: minY + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom)
        )
    }

    /// The smallest rectangle that holds this one and the other.
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
