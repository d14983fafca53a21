import Foundation
public import Weft

/// Puts its children on a circle, clockwise from the top.
///
/// The spec is just large enough for children on all sides of the circle.
public struct RadialLayoutSpec: LayoutSpec {
    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// The children, the first one at the top.
    public var children: [any LayoutElement]

    /// The radius of the circle through the middles of the children, in points.
    public var radius: Double

    /// Creates a circle of the children in a builder. The radius is in points.
    public init(radius: Double, @LayoutChildrenBuilder children: () -> [any LayoutElement]) {
        self.radius = radius
        self.children = children()
    }

    /// The settings that explanations show.
    public var debugParameters: [String] { ["radius: \(radius)"] }

    /// Measures all children, then places their middles on the circle.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let measured = try context.measure(children, in: SizeRange(max: constrainedSize.max))
        let size = LayoutSize(
            width: 2 * radius + (measured.map(\.size.width).max() ?? 0),
            height: 2 * radius + (measured.map(\.size.height).max() ?? 0)
        ).clamped(to: constrainedSize)
        for (index, child) in measured.enumerated() {
            let angle = 2 * Double.pi * Double(index) / Double(measured.count)
            let x = (size.width - child.size.width) / 2 + radius * sin(angle)
            let y = (size.height - child.size.height) / 2 - radius * cos(angle)
            context.place(child, at: LayoutPoint(x: x, y: y))
        }
        return size
    }
}
