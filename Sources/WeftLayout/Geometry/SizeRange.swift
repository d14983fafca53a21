/// The smallest and the largest size that an element may take, in points.
///
/// A parent gives a size range to each child that it measures; in Texture it is `ASSizeRange`. A
/// maximum may be infinite; a minimum may not.
public struct SizeRange: Hashable, Sendable {
    /// The smallest size.
    public var min: LayoutSize

    /// The largest size; `infinity` in a dimension without a bound.
    public var max: LayoutSize

    /// The range from zero to infinity in both dimensions.
    @inlinable
    public static var unbounded: SizeRange { SizeRange(min: .zero, max: .infinity) }

    /// Creates a range from its smallest and its largest size.
    public init(min: LayoutSize, max: LayoutSize) {
        self.min = min
        self.max = max
    }

    /// Creates a range from zero to a largest size.
    public init(max: LayoutSize) {
        self.init(min: .zero, max: max)
    }

    /// Creates a range from zero to a largest width and height, in points.
    ///
    /// `SizeRange(maxWidth: 320)` is the range in which to measure a bubble of at most 320 points
    /// in width.
    public init(maxWidth: Double, maxHeight: Double = .infinity) {
        self.init(max: LayoutSize(width: maxWidth, height: maxHeight))
    }

    /// Creates a range that leaves no choice but one size.
    public init(exactly size: LayoutSize) {
        self.init(min: size, max: size)
    }

    /// Creates a range that is exact where a length is given, in points, and free where none is.
    ///
    /// `SizeRange(width: 320)` is exactly 320 points wide and of any height.
    public init(width: Double? = nil, height: Double? = nil) {
        self.init(
            min: LayoutSize(width: width ?? 0, height: height ?? 0),
            max: LayoutSize(width: width ?? .infinity, height: height ?? .infinity)
        )
    }

    /// Whether the range leaves no choice in either dimension.
    public var isExact: Bool { min == max }

    /// Whether both ranges are equal, NaN counting as equal to NaN.
    package func isSame(as other: SizeRange) -> Bool {
        min.isSame(as: other.min) && max.isSame(as: other.max)
    }

    /// Returns the part of this range that lies in the limits.
    ///
    /// Where the two do not overlap, the limits win: the result is the end of the limits that is
    /// nearest to this range. A parent can thus force a child outside the child's own minimum and
    /// maximum.
    ///
    /// If the limits are invalid, that is, begin below 0 or after their end, they are the result.
    /// If this range is invalid, the result is somewhere in the limits, possibly at their end, even
    /// if that is infinite.
    public func clamped(to limits: SizeRange) -> SizeRange {
        SizeRange(
            widths: widths.clamped(to: limits.widths),
            heights: heights.clamped(to: limits.heights)
        )
    }
}

extension LayoutSize {
    // Not computed by two `LengthRange`s, which would take 15 more instructions, where a leaf takes
    // a thousand.
    /// Returns the size within a range that is nearest to this one; the minimum beats a maximum
    /// below it.
    public func clamped(to range: SizeRange) -> LayoutSize {
        LayoutSize(
            width: largest(range.min.width, smallest(range.max.width, width)),
            height: largest(range.min.height, smallest(range.max.height, height))
        )
    }
}

extension SizeRange: CustomDebugStringConvertible {
    /// The widths and the heights for a log, such as `320×0…∞`; an exact length is one
    /// number.
    public var debugDescription: String {
        "\(Self.text(min.width, max.width))×\(Self.text(min.height, max.height))"
    }

    private static func text(_ min: Double, _ max: Double) -> String {
        min == max ? min.plainText : "\(min.plainText)…\(max.plainText)"
    }
}
