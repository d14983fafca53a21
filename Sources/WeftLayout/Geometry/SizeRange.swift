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

    // Not computed by two `LengthRange`s, which would take 15 more instructions, where a leaf takes
    // a thousand.
    /// Returns the size within the range that is nearest to `size`; the minimum beats a maximum
    /// below it.
    public func clamp(_ size: LayoutSize) -> LayoutSize {
        LayoutSize(
            width: largest(min.width, smallest(max.width, size.width)),
            height: largest(min.height, smallest(max.height, size.height))
        )
    }

    /// Returns the part of this range that also lies in the other one.
    ///
    /// Where the two do not overlap, this range wins: the result is the end of this range that is
    /// nearest to the other one. A parent can thus force a child outside the child's own minimum
    /// and maximum.
    ///
    /// If this range is invalid, that is, begins below 0 or after its end, it stays as it is. If
    /// the other one is invalid, the result is somewhere in this range, possibly at its end, even
    /// if that is infinite.
    public func intersection(_ other: SizeRange) -> SizeRange {
        SizeRange(
            widths: widths.intersection(other.widths),
            heights: heights.intersection(other.heights)
        )
    }
}

extension SizeRange: CustomDebugStringConvertible {
    /// The widths and the heights for a log, such as `320.0×0.0…inf`; an exact length is one
    /// number.
    public var debugDescription: String {
        "\(Self.text(min.width, max.width))×\(Self.text(min.height, max.height))"
    }

    private static func text(_ min: Double, _ max: Double) -> String {
        min == max ? "\(min)" : "\(min)…\(max)"
    }
}
