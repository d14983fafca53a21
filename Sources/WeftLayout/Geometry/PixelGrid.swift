/// The grid of device pixels that sizes and positions are rounded to.
///
/// Numbers are rounded as Texture rounds them, to the bit: lengths are rounded up, and a difference
/// below single precision's epsilon does not add a pixel. Without a scale, every number stays as it
/// is. No result is −0.
public struct PixelGrid: Hashable, Sendable {
    /// The number of pixels per point, or 0 for no grid.
    @usableFromInline let scale: Double

    /// The smallest difference that counts, in points: single precision's epsilon.
    @inlinable static var epsilon: Double { 1.1920928955078125e-07 }

    /// The display scales that have a grid, in pixels per point.
    package static let displayScales = 0.001...1_000

    /// Creates the grid of a display scale; nil, or a scale that is not within 0.001…1,000, means
    /// no grid.
    public init(displayScale: Double?) {
        if let displayScale, Self.displayScales.contains(displayScale) {
            scale = displayScale
        } else {
            scale = 0
        }
    }

    /// Whether numbers are left as they are.
    @inlinable public var isExact: Bool { scale == 0 }

    /// The length of a pixel in points; nil without a grid.
    public var pixelLength: Double? { isExact ? nil : 1 / scale }

    /// Returns the smallest multiple of a pixel that is not less than `length`, in points; a
    /// difference below the epsilon is ignored.
    @inlinable
    public func ceil(_ length: Double) -> Double {
        // Adding zero turns -0.0 into 0.0, here and below.
        (scale == 0 ? length : ((length - Self.epsilon) * scale).rounded(.up) / scale) + 0
    }

    /// Returns the largest multiple of a pixel that is not more than `length`, in points; a
    /// difference below the epsilon is ignored.
    public func floor(_ length: Double) -> Double {
        (scale == 0 ? length : ((length + Self.epsilon) * scale).rounded(.down) / scale) + 0
    }

    /// Returns the multiple of a pixel that is nearest to `length`, in points; a half is rounded
    /// away from zero.
    public func round(_ length: Double) -> Double {
        (scale == 0 ? length : (length * scale).rounded(.toNearestOrAwayFromZero) / scale) + 0
    }

    /// Returns the size with both dimensions rounded up.
    @inlinable
    public func ceil(_ size: LayoutSize) -> LayoutSize {
        LayoutSize(width: ceil(size.width), height: ceil(size.height))
    }

    /// Returns the size with both dimensions rounded down.
    public func floor(_ size: LayoutSize) -> LayoutSize {
        LayoutSize(width: floor(size.width), height: floor(size.height))
    }

    /// Returns the size with both dimensions rounded to the nearest multiple of a pixel.
    public func round(_ size: LayoutSize) -> LayoutSize {
        LayoutSize(width: round(size.width), height: round(size.height))
    }

    /// Returns the point with both coordinates rounded up.
    public func ceil(_ point: LayoutPoint) -> LayoutPoint {
        LayoutPoint(x: ceil(point.x), y: ceil(point.y))
    }

    /// Returns the point with both coordinates rounded down.
    public func floor(_ point: LayoutPoint) -> LayoutPoint {
        LayoutPoint(x: floor(point.x), y: floor(point.y))
    }

    /// Returns the point with both coordinates rounded to the nearest multiple of a pixel.
    public func round(_ point: LayoutPoint) -> LayoutPoint {
        LayoutPoint(x: round(point.x), y: round(point.y))
    }
}

extension PixelGrid: CustomDebugStringConvertible {
    /// The number of pixels per point for a log.
    public var debugDescription: String {
        isExact ? "PixelGrid(exact)" : "PixelGrid(\(scale.plainText) pixels per point)"
    }
}
