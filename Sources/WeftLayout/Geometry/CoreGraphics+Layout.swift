// Compiled on Apple's systems alone.
#if canImport(CoreGraphics)
public import CoreGraphics

extension CGPoint {
    /// The same point, in points.
    public init(_ point: LayoutPoint) {
        self.init(x: point.x, y: point.y)
    }
}

extension CGSize {
    /// The same size, in points.
    public init(_ size: LayoutSize) {
        self.init(width: size.width, height: size.height)
    }
}

extension CGRect {
    /// The same rectangle, in points, in the same coordinates.
    public init(_ rect: LayoutRect) {
        self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
    }
}

extension LayoutPoint {
    /// The same point, in points.
    public init(_ point: CGPoint) {
        self.init(x: Double(point.x), y: Double(point.y))
    }
}

extension LayoutSize {
    /// The same size, in points.
    public init(_ size: CGSize) {
        self.init(width: Double(size.width), height: Double(size.height))
    }
}

extension LayoutRect {
    /// The same rectangle, in points, in the same coordinates; a width or a height below zero
    /// counts from the other side.
    public init(_ rect: CGRect) {
        let rect = rect.standardized
        self.init(origin: LayoutPoint(rect.origin), size: LayoutSize(rect.size))
    }
}
#endif
