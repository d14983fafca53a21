/// Puts a small element, for instance a badge, on a corner of its child.
///
/// Size: the child's, from which the corner element may stick out, or with `wrapsCorner` that of
/// both together; clamped to the range.
///
/// The child is measured in the spec's range, the corner element from zero to the range's maximum;
/// the parent size of both is the maximum where that is finite. The child lies at the origin, the
/// middle of the corner element on the child's corner, moved by the offset; with `wrapsCorner` both
/// are moved so that together they begin at the origin. The baselines are the child's.
public struct CornerLayoutSpec: LayoutSpec {
    /// The corners there are; left and right are physical.
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

    /// The element that has the corner.
    public var child: any LayoutElement

    /// The element on the corner, in front of the child.
    public var corner: any LayoutElement

    /// The corner.
    public var location: Location

    /// How far the corner element is moved to the right and down, in points.
    public var offset: LayoutPoint

    /// Whether the spec is as large as both elements together.
    public var wrapsCorner: Bool

    /// Puts an element on a corner of another one; the offset is in points.
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

    /// Puts the element in the second builder on a corner of the one in the first; the offset is in
    /// points.
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
    /// - Throws: `LayoutInterruption`, as the context has thrown it.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let requests = [
            LayoutRequest(child, in: constrainedSize),
            LayoutRequest(corner, in: SizeRange(max: constrainedSize.max)),
        ]
        let measured = try context.measure(requests, for: Self.self)
        let (child, corner) = (measured[0], measured[1])
        let childFrame = LayoutRect(origin: .zero, size: child.size)
        let cornerFrame = LayoutRect(
            origin: position(of: corner.size, on: child.size, context: &context),
            size: corner.size
        )
        let frame = wrapsCorner ? childFrame.union(cornerFrame) : childFrame
        let shift = LayoutPoint.zero - frame.origin
        context.place(child, at: shift)
        context.place(corner, at: cornerFrame.origin + shift)
        context.setBaselines(
            first: context.firstBaseline(of: child).map { $0 + shift.y },
            last: context.lastBaseline(of: child).map { $0 + shift.y }
        )
        return constrainedSize.clamp(frame.size)
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
