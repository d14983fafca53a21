/// A spec that lays its children on top of each other, each as large as it likes.
///
/// Size: the largest width and the largest height among the children, clamped to the range. Each
/// child is measured in the spec's range, with the range's maximum as its parent size, and lies at
/// the origin.
public struct WrapperLayoutSpec: LayoutSpec {
    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// The children, in the order in which they are drawn.
    public var children: [any LayoutElement]

    /// Creates a spec that wraps several elements.
    public init(children: [any LayoutElement] = []) {
        self.children = children
    }

    /// Creates a spec that wraps one element.
    public init(_ child: any LayoutElement) {
        self.init(children: [child])
    }

    /// Creates a spec that wraps the elements in a builder.
    public init(@LayoutChildrenBuilder children: () -> [any LayoutElement]) {
        self.init(children: children())
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
        var size = constrainedSize.min
        let requests = children.map {
            MeasurementRequest($0, in: constrainedSize, parentSize: constrainedSize.max)
        }
        for child in try context.measure(requests, for: Self.self) {
            context.place(child, at: .zero)
            size.width = largest(size.width, child.size.width)
            size.height = largest(size.height, child.size.height)
        }
        return size.clamped(to: constrainedSize)
    }
}
