/// Lays its children on top of each other, each as large as it likes.
///
/// Size: the largest width and the largest height of a child, at least the range's minimum. Each
/// child is measured in the spec's range, with the range's maximum as its parent size, and lies at
/// the origin.
public struct WrapperLayoutSpec: LayoutSpec {
    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// The children, the one drawn first at the start.
    public var children: [any LayoutElement]

    /// Wraps several elements.
    public init(children: [any LayoutElement]) {
        self.children = children
    }

    /// Wraps one element.
    public init(_ child: any LayoutElement) {
        self.init(children: [child])
    }

    /// Wraps the elements in a builder.
    public init(@LayoutChildrenBuilder children: () -> [any LayoutElement]) {
        self.init(children: children())
    }

    /// Measures and places the children.
    ///
    /// - Throws: `LayoutInterruption`, as the context has thrown it.
    /// - Complexity: O(*n*) measurements, one a child.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        var size = constrainedSize.min
        let requests = children.map {
            LayoutRequest($0, in: constrainedSize, parentSize: constrainedSize.max)
        }
        for child in try context.measure(requests, for: Self.self) {
            context.place(child, at: .zero)
            size.width = largest(size.width, child.size.width)
            size.height = largest(size.height, child.size.height)
        }
        return constrainedSize.clamp(size)
    }
}
