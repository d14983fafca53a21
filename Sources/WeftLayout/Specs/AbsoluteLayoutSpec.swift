/// A spec that puts each child at the position that the child's own `layoutPosition` states.
///
/// Size: in each dimension, the range's maximum if it is finite. With `sizeToFit`, or if the
/// maximum is infinite, it is as large as the children need, counted from the origin. It is then
/// clamped to the range.
///
/// A child is measured from zero up to the space between its position and the range's maximum,
/// within its own style. A maximum in that style replaces this space. The child's parent size is
/// the range's maximum where that is finite.
public struct AbsoluteLayoutSpec: LayoutSpec {
    /// How large the spec is.
    public enum Sizing: String, Hashable, Codable, CaseIterable, Sendable {
        /// As large as the range allows.
        case `default`
        /// As large as the children need.
        case sizeToFit
    }

    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// How large the spec is.
    public var sizing: Sizing

    /// The children, in the order in which they are drawn.
    public var children: [any LayoutElement]

    /// Creates an absolute spec from an array of children.
    public init(sizing: Sizing = .default, children: [any LayoutElement] = []) {
        self.sizing = sizing
        self.children = children
    }

    /// Creates an absolute spec from the children in a builder.
    public init(
        sizing: Sizing = .default,
        @LayoutChildrenBuilder children: () -> [any LayoutElement]
    ) {
        self.init(sizing: sizing, children: children())
    }

    /// Measures and places the children.
    ///
    /// - Throws: `LayoutInterruption`, if the context throws it.
    /// - Complexity: O(*n*) measurements, one per child.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let max = constrainedSize.max.infiniteWhereUnbounded
        let bounds = max.definedWhereFinite
        var placements: [(child: MeasuredElement, position: LayoutPoint)] = []
        placements.reserveCapacity(children.count)
        try context.measureAll(children.count) { index, context throws(LayoutInterruption) in
            let style = children[index].style(in: &context)
            let position = position(of: children[index], style: style, context: &context)
            let range = style.sizeRange(
                in: bounds,
                unboundedMax: LayoutSize(
                    width: max.width - position.x,
                    height: max.height - position.y
                )
            )
            let measured = try context.measure(
                children[index],
                in: range,
                parentSize: bounds,
                style: style,
                for: Self.self,
                noting: LayoutDiagnostic.Kind.cutLength
            )
            let lacksWidth = measured.size.width == 0 && position.x >= max.width
            let lacksHeight = measured.size.height == 0 && position.y >= max.height
            if lacksWidth && style.width == .auto || lacksHeight && style.height == .auto {
                reportNoRoom(for: measured, children[index], at: position, context: &context)
            }
            placements.append((measured, position))
        }
        var corner = constrainedSize.min
        for (child, position) in placements {
            context.place(child, at: position)
            corner.width = largest(corner.width, position.x + child.size.width)
            corner.height = largest(corner.height, position.y + child.size.height)
        }
        let fits = sizing == .sizeToFit
        return LayoutSize(
            width: fits || bounds.width.isNaN ? corner.width : bounds.width,
            height: fits || bounds.height.isNaN ? corner.height : bounds.height
        ).clamped(to: constrainedSize)
    }

    private func reportNoRoom(
        for measured: MeasuredElement,
        _ child: any LayoutElement,
        at position: LayoutPoint,
        context: inout LayoutContext
    ) {
        context.report(
            .noRoom(parent: typeName(Self.self), position: position, size: measured.size),
            of: LayoutContext.name(of: child)
        )
    }

    private func position(
        of child: any LayoutElement,
        style: LayoutElementStyle,
        context: inout LayoutContext
    ) -> LayoutPoint {
        if style.isEmpty { return .zero }
        context.noteUnused(.stack, in: style, of: child, by: Self.self)
        let position = style.layoutPosition
        return context.usablePosition(
            LayoutPoint(
                x: position.x.isFinite ? position.x : 0,
                y: position.y.isFinite ? position.y : 0
            )
        )
    }
}
