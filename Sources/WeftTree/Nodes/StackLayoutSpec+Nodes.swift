public import WeftLayout

extension StackLayoutSpec {
    /// Creates a stack of an array of nodes. Spacings are in points.
    ///
    /// The nodes are measured in place in the array.
    @inlinable
    public init<Node: NodeReference>(
        _ direction: StackDirection = .horizontal,
        spacing: Double = 0,
        justifyContent: StackJustifyContent = .start,
        alignItems: StackAlignItems = .stretch,
        flexWrap: StackFlexWrap = .noWrap,
        alignContent: StackAlignContent = .start,
        lineSpacing: Double = 0,
        horizontalAlignment: StackHorizontalAlignment = .none,
        verticalAlignment: StackVerticalAlignment = .none,
        children: [Node]
    ) {
        self.init(
            direction,
            spacing: spacing,
            justifyContent: justifyContent,
            alignItems: alignItems,
            flexWrap: flexWrap,
            alignContent: alignContent,
            lineSpacing: lineSpacing,
            horizontalAlignment: horizontalAlignment,
            verticalAlignment: verticalAlignment,
            list: .nodes(NodeList(children))
        )
    }
}
