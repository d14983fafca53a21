extension StackLayoutSpec {
    /// Makes a stack of an array of children of one type; spacings are in points.
    ///
    /// The type is known here, so that it need not be looked up for each child as in the conversion
    /// to `[any LayoutElement]`.
    @inlinable
    public init<Child: LayoutElement>(
        _ direction: StackDirection = .horizontal,
        spacing: Double = 0,
        justifyContent: StackJustifyContent = .start,
        alignItems: StackAlignItems = .stretch,
        flexWrap: StackFlexWrap = .noWrap,
        alignContent: StackAlignContent = .start,
        lineSpacing: Double = 0,
        horizontalAlignment: StackHorizontalAlignment = .none,
        verticalAlignment: StackVerticalAlignment = .none,
        children: [Child]
    ) {
        // `map` would call each of its steps through the type's tables where the caller is generic.
        var elements: [any LayoutElement] = []
        elements.reserveCapacity(children.count)
        for index in children.indices { elements.append(children[index]) }
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
            children: elements
        )
    }
}
