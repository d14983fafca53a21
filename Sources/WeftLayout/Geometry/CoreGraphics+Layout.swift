// Compiled on Apple's systems only.
#if canImport(CoreGraphics)
public import CoreGraphics

extension CGPoint {
    /// Creates the same point, in points.
    public init(_ point: LayoutPoint) {
        self.init(x: point.x, y: point.y)
    }
}

extension CGSize {
    /// Creates the same size, in points.
    public init(_ size: LayoutSize) {
        self.init(width: size.width, height: size.height)
    }
}

extension CGRect {
    /// Creates the same rectangle, in points, in the same coordinates.
    public init(_ rect: LayoutRect) {
        self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
    }
}

extension LayoutPoint {
    /// Creates the same point, in points.
    public init(_ point: CGPoint) {
        self.init(x: Double(point.x), y: Double(point.y))
    }
}

extension LayoutSize {
    /// Creates the same size, in points.
    public init(_ size: CGSize) {
        self.init(width: Double(size.width), height: Double(size.height))
    }
}

extension LayoutRect {
    /// Creates the same rectangle, in points, in the same coordinates.
    ///
    /// A width or height below zero is taken to extend to the left or upwards.
    public init(_ rect: CGRect) {
        let rect = rect.standardized
        self.init(origin: LayoutPoint(rect.origin), size: LayoutSize(rect.size))
    }
}
#endif
