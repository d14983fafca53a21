extension StackLayoutSpec {
    /// Creates a stack of the children in a builder; spacings are in points.
    public init(
        _ direction: StackDirection = .horizontal,
        spacing: Double = 0,
        justifyContent: StackJustifyContent = .start,
        alignItems: StackAlignItems = .stretch,
        flexWrap: StackFlexWrap = .noWrap,
        alignContent: StackAlignContent = .start,
        lineSpacing: Double = 0,
        horizontalAlignment: StackHorizontalAlignment = .none,
        verticalAlignment: StackVerticalAlignment = .none,
        @LayoutChildrenBuilder children: () -> [any LayoutElement]
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
            children: children()
        )
    }

    /// Returns an empty horizontal stack, to be filled step by step.
    public static func horizontal() -> StackLayoutSpec {
        StackLayoutSpec(.horizontal)
    }

    /// Returns an empty vertical stack, to be filled step by step.
    public static func vertical() -> StackLayoutSpec {
        StackLayoutSpec(.vertical)
    }
}
