/// A spec that puts a small element, such as a badge, on a corner of its child.
///
/// Size: that of the child, beyond which the corner element may extend; with `wrapsCorner`, that of
/// both elements together. It is then clamped to the range.
///
/// The child is measured in the spec's range, and the corner element from zero to the range's
/// maximum. The parent size of both is the maximum where that is finite. The child lies at the
/// origin, and the middle of the corner element on the child's corner, moved by the offset. With
/// `wrapsCorner`, both are moved so that together they begin at the origin. The baselines are those
/// of the child.
public struct CornerLayoutSpec: LayoutSpec {
    /// The corners of an element; left and right are physical.
    public enum Location: String, Hashable, Codable, CaseIterable, Sendable {
        /// The top left corner.
        case topLeft
        /// The top right corner.
        case topRight
        /// The bottom left corner.
        case bottomLeft
        /// The bottom right corner.
        case bottomRight
    }

    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// The element on whose corner the other one lies.
    public var child: any LayoutElement

    /// The element on the corner, in front of the child.
    public var corner: any LayoutElement

    /// The corner of the child.
    public var location: Location

    /// How far the corner element is moved to the right and down, in points.
    public var offset: LayoutPoint

    /// Whether the spec is as large as both elements together.
    public var wrapsCorner: Bool

    /// Creates a spec that puts an element on a corner of another one; the offset is in points.
    public init(
        child: any LayoutElement,
        corner: any LayoutElement,
        location: Location,
        offset: LayoutPoint = .zero,
        wrapsCorner: Bool = false
    ) {
        self.child = child
        self.corner = corner
        self.location = location
        self.offset = offset
        self.wrapsCorner = wrapsCorner
    }

    /// Creates a spec that puts the element in the second builder on a corner of the one in the
    /// first; the offset is in points.
    public init(
        location: Location,
        offset: LayoutPoint = .zero,
        wrapsCorner: Bool = false,
        @LayoutSpecBuilder child: () -> some LayoutElement,
        @LayoutSpecBuilder corner: () -> some LayoutElement
    ) {
        self.init(
            child: child(),
            corner: corner(),
            location: location,
            offset: offset,
            wrapsCorner: wrapsCorner
        )
    }

    /// Measures and places both elements.
    ///
    /// - Throws: `LayoutInterruption`, if the context throws it.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let requests = [
            MeasurementRequest(child, in: constrainedSize),
            MeasurementRequest(corner, in: SizeRange(max: constrainedSize.max)),
        ]
        let measured = try context.measure(requests, for: Self.self)
        let (child, corner) = (measured[0], measured[1])
        let childFrame = LayoutRect(origin: .zero, size: child.size)
        let cornerFrame = LayoutRect(
            origin: position(of: corner.size, on: child.size, context: &context),
            size: corner.size
        )
        let frame = wrapsCorner ? childFrame.union(cornerFrame) : childFrame
        let shift = -frame.origin
        context.place(child, at: shift)
        context.place(corner, at: cornerFrame.origin + shift)
        context.setBaselines(
            first: context.firstBaseline(of: child).map { $0 + shift.y },
            last: context.lastBaseline(of: child).map { $0 + shift.y }
        )
        return frame.size.clamped(to: constrainedSize)
    }

    private func position(
        of corner: LayoutSize,
        on child: LayoutSize,
        context: inout LayoutContext
    ) -> LayoutPoint {
        let isRight = location == .topRight || location == .bottomRight
        let isBottom = location == .bottomLeft || location == .bottomRight
        let x = context.usableNumber(offset.x, "offset.x")
        let y = context.usableNumber(offset.y, "offset.y")
        return LayoutPoint(
            x: (isRight ? child.width : 0) - corner.width / 2 + x,
            y: (isBottom ? child.height : 0) - corner.height / 2 + y
        )
    }
}
