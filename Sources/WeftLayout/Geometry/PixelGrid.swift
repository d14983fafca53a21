/// The grid of device pixels that sizes and positions are rounded to.
///
/// Rounding is Texture's, to the bit: lengths are rounded up and a difference below single
/// precision's epsilon does not make a pixel. Without a scale every number stays as it is. No
/// result is −0.
public struct PixelGrid: Hashable, Sendable {
    /// The pixels a point, or 0 for no grid.
    @usableFromInline package let scale: Double

    /// The smallest difference that counts, in points: single precision's epsilon.
    @inlinable static var epsilon: Double { 1.1920928955078125e-07 }

    /// The display scales that have a grid, in pixels a point.
    package static let displayScales = 0.001...1_000

    /// Makes the grid of a display scale; nil, or a scale that is not within 0.001…1,000, is no
    /// grid.
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

    /// The smallest multiple of a pixel that is not less than `length`, but for a difference below
    /// the epsilon, in points.
    @inlinable
    public func ceil(_ length: Double) -> Double {
        // Adding zero turns -0.0 into 0.0, here and below.
        (scale == 0 ? length : ((length - Self.epsilon) * scale).rounded(.up) / scale) + 0
    }

    /// The largest multiple of a pixel that is not more than `length`, but for a difference below
    /// the epsilon, in points.
    public func floor(_ length: Double) -> Double {
        (scale == 0 ? length : ((length + Self.epsilon) * scale).rounded(.down) / scale) + 0
    }

    /// The multiple of a pixel that is nearest to `length`, in points; a half goes away from zero.
    public func round(_ length: Double) -> Double {
        (scale == 0 ? length : (length * scale).rounded(.toNearestOrAwayFromZero) / scale) + 0
    }

    /// The size with both dimensions rounded up.
    @inlinable
    public func ceil(_ size: LayoutSize) -> LayoutSize {
        LayoutSize(width: ceil(size.width), height: ceil(size.height))
    }

    /// The size with both dimensions rounded down.
    public func floor(_ size: LayoutSize) -> LayoutSize {
        LayoutSize(width: floor(size.width), height: floor(size.height))
    }

    /// The size with both dimensions rounded to the nearest.
    public func round(_ size: LayoutSize) -> LayoutSize {
        LayoutSize(width: round(size.width), height: round(size.height))
    }

    /// The point with both coordinates rounded up.
    public func ceil(_ point: LayoutPoint) -> LayoutPoint {
        LayoutPoint(x: ceil(point.x), y: ceil(point.y))
    }

    /// The point with both coordinates rounded down.
    public func floor(_ point: LayoutPoint) -> LayoutPoint {
        LayoutPoint(x: floor(point.x), y: floor(point.y))
    }

    /// The point with both coordinates rounded to the nearest.
    public func round(_ point: LayoutPoint) -> LayoutPoint {
        LayoutPoint(x: round(point.x), y: round(point.y))
    }
}

extension PixelGrid: CustomDebugStringConvertible {
    /// The pixels a point for a log.
    public var debugDescription: String {
        isExact ? "PixelGrid(exact)" : "PixelGrid(\(scale) pixels a point)"
    }
}
