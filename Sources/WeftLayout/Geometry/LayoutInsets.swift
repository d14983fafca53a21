/// The distances of four edges, in points, any of which may be negative or infinite.
///
/// Foundation's `JSONEncoder` throws if one is infinite, unless its
/// `nonConformingFloatEncodingStrategy` says how to write infinity.
public struct LayoutInsets: Hashable, Codable, Sendable {
    /// The distance of the top edge.
    public var top: Double

    /// The distance of the left edge, in either reading direction.
    public var left: Double

    /// The distance of the bottom edge.
    public var bottom: Double

    /// The distance of the right edge, in either reading direction.
    public var right: Double

    /// No insets.
    @inlinable
    public static var zero: LayoutInsets { LayoutInsets(top: 0, left: 0, bottom: 0, right: 0) }

    /// Creates insets from four distances, in Texture's order: top, left, bottom, right.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates insets in which leading is where lines begin in a reading direction.
    public init(
        top: Double = 0,
        leading: Double = 0,
        bottom: Double = 0,
        trailing: Double = 0,
        in direction: ReadingDirection
    ) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: top,
            left: isMirrored ? trailing : leading,
            bottom: bottom,
            right: isMirrored ? leading : trailing
        )
    }

    /// Creates insets that are the same on opposite edges.
    public init(horizontal: Double = 0, vertical: Double = 0) {
        self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }

    /// Creates insets that are the same on every edge.
    public init(_ all: Double) {
        self.init(top: all, left: all, bottom: all, right: all)
    }
}

extension LayoutInsets: CustomDebugStringConvertible {
    /// The distances for a log.
    public var debugDescription: String {
        """
        (top \(top.plainText), left \(left.plainText), bottom \(bottom.plainText), \
        right \(right.plainText))
        """
    }
}
