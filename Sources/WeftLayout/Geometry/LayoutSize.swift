/// A width and a height in points.
///
/// In a *parent size*, either dimension may be undefined, which is `Double.nan`. A fraction of it
/// is then undefined too, and acts as `.auto`.
///
/// Foundation's `JSONEncoder` throws if a dimension is infinite or NaN, unless its
/// `nonConformingFloatEncodingStrategy` says how to write it. A ``SizeRange`` leaves out an
/// infinite maximum.
public struct LayoutSize: Hashable, Codable, Sendable {
    /// The width in points.
    public var width: Double

    /// The height in points.
    public var height: Double

    /// No width and no height.
    @inlinable
    public static var zero: LayoutSize { LayoutSize(width: 0, height: 0) }

    /// The size of a parent about which nothing is known.
    ///
    /// Like NaN, it equals nothing, not even itself.
    @inlinable
    public static var undefined: LayoutSize { LayoutSize(width: .nan, height: .nan) }

    /// The size that is infinite in both dimensions.
    @inlinable
    public static var infinity: LayoutSize { LayoutSize(width: .infinity, height: .infinity) }

    /// The length from which a dimension counts as infinite, in points: 10,000,000, as in Texture.
    @inlinable
    public static var unboundedLength: Double { 1e7 }

    /// Creates a size from its dimensions, in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// This size, in which each dimension that is not below `unboundedLength` is undefined.
    ///
    /// Most specs give it to their children as the parent size.
    package var definedWhereFinite: LayoutSize {
        LayoutSize(
            width: width < Self.unboundedLength ? width : .nan,
            height: height < Self.unboundedLength ? height : .nan
        )
    }

    /// This size, in which each dimension that is not below `unboundedLength` is infinite.
    @inlinable package var infiniteWhereUnbounded: LayoutSize {
        LayoutSize(
            width: width < Self.unboundedLength ? width : .infinity,
            height: height < Self.unboundedLength ? height : .infinity
        )
    }

    /// Whether both dimensions are usable as the size of an element.
    ///
    /// A usable length is zero or a normal, positive number below `unboundedLength`.
    @inlinable public var isValid: Bool {
        Self.isValid(width) && Self.isValid(height)
    }

    /// Whether a dimension is zero, so that nothing fits in.
    @inlinable package var isEmpty: Bool { width == 0 || height == 0 }

    /// Whether both dimensions are usable, and stay so when they are rounded up to any pixel grid.
    @inlinable package var isValidRounded: Bool {
        Self.isValid(width, below: Self.largestRoundedLength)
            && Self.isValid(height, below: Self.largestRoundedLength)
    }

    /// Whether a length is usable as a dimension of an element.
    @inlinable
    package static func isValid(_ length: Double) -> Bool {
        isValid(length, below: unboundedLength)
    }

    /// Whether a length is zero, or a normal, positive number below a limit.
    @inlinable @inline(__always)
    static func isValid(_ length: Double, below limit: Double) -> Bool {
        // The bits of positive numbers are in the order of the numbers. Those of negative numbers
        // come after them, and so do differences that wrap around.
        let smallest = Double.leastNormalMagnitude.bitPattern
        return length.bitPattern &- smallest < limit.bitPattern &- smallest || length == 0
    }

    /// The length, in points, below which a usable length stays usable when it is rounded up to any
    /// pixel grid: a pixel has at most 1,000 points.
    @inlinable package static var largestRoundedLength: Double { unboundedLength - 1_000 }
}

extension LayoutSize: CustomDebugStringConvertible {
    /// The value for a log.
    public var debugDescription: String { "\(width.plainText)×\(height.plainText)" }
}
