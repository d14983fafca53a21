/// The smallest and the largest size that an element may take, in points.
///
/// It is what a parent proposes to a child, Texture's `ASSizeRange`. A maximum may be infinite; a
/// minimum may not.
public struct SizeRange: Hashable, Sendable {
    /// The smallest size.
    public var min: LayoutSize

    /// The largest size; `infinity` in a dimension without a bound.
    public var max: LayoutSize

    /// From nothing to infinity in both dimensions.
    @inlinable
    public static var unbounded: SizeRange { SizeRange(min: .zero, max: .infinity) }

    /// Makes a range from its ends.
    public init(min: LayoutSize, max: LayoutSize) {
        self.min = min
        self.max = max
    }

    /// Makes a range from nothing to a largest size.
    public init(max: LayoutSize) {
        self.init(min: .zero, max: max)
    }

    /// Makes a range from nothing to a largest width and height, in points.
    ///
    /// `SizeRange(maxWidth: 320)` is what a bubble of at most 320 points measures in.
    public init(maxWidth: Double, maxHeight: Double = .infinity) {
        self.init(max: LayoutSize(width: maxWidth, height: maxHeight))
    }

    /// Makes a range that leaves no choice.
    public init(exactly size: LayoutSize) {
        self.init(min: size, max: size)
    }

    /// Makes a range that is exact where a length is given, in points, and free where none is.
    ///
    /// `SizeRange(width: 320)` is exactly 320 wide and of any height.
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

    // Not by way of two `LengthRange`s, which is 15 instructions more of a thousand for a leaf.
    /// The size within the range that is nearest to `size`; the minimum beats the maximum.
    public func clamp(_ size: LayoutSize) -> LayoutSize {
        LayoutSize(
            width: largest(min.width, smallest(max.width, size.width)),
            height: largest(min.height, smallest(max.height, size.height))
        )
    }

    /// The part of this range that lies in the other one too.
    ///
    /// Where they do not overlap, this range wins: the result is its end that is nearest to the
    /// other. So a parent can force a child outside the child's own minimum and maximum. An
    /// invalid range, which begins below 0 or after its end, stays as it is; if the other one is
    /// invalid, the result is somewhere in this range, possibly at its end, even if that is
    /// infinite.
    public func intersection(_ other: SizeRange) -> SizeRange {
        SizeRange(
            widths: widths.intersection(other.widths),
            heights: heights.intersection(other.heights)
        )
    }
}

extension SizeRange: CustomDebugStringConvertible {
    /// The widths and the heights for a log, `320.0×0.0…inf`: one number where they are exact.
    public var debugDescription: String {
        "\(Self.text(min.width, max.width))×\(Self.text(min.height, max.height))"
    }

    private static func text(_ min: Double, _ max: Double) -> String {
        min == max ? "\(min)" : "\(min)…\(max)"
    }
}
