// Names from CSS, Yoga, SwiftUI or the other axis. For these, the compiler suggests the name that
// is used here.

extension StackDirection {
    /// From left to right, or as lines are read.
    @available(*, unavailable, renamed: "horizontal")
    public static var row: Self { .horizontal }

    /// Against the reading direction.
    @available(*, unavailable, renamed: "horizontalReverse")
    public static var rowReverse: Self { .horizontalReverse }

    /// From the top to the bottom.
    @available(*, unavailable, renamed: "vertical")
    public static var column: Self { .vertical }

    /// From the bottom to the top.
    @available(*, unavailable, renamed: "verticalReverse")
    public static var columnReverse: Self { .verticalReverse }
}

extension StackJustifyContent {
    /// At the start.
    @available(*, unavailable, renamed: "start")
    public static var leading: Self { .start }

    /// At the end.
    @available(*, unavailable, renamed: "end")
    public static var trailing: Self { .end }

    /// At the start.
    @available(*, unavailable, renamed: "start")
    public static var flexStart: Self { .start }

    /// At the end.
    @available(*, unavailable, renamed: "end")
    public static var flexEnd: Self { .end }
}

extension StackAlignItems {
    /// At the start.
    @available(*, unavailable, message: "write .start: across a column, it is always the left")
    public static var leading: Self { .start }

    /// At the end.
    @available(*, unavailable, message: "write .end: across a column, it is always the right")
    public static var trailing: Self { .end }

    /// At the start.
    @available(*, unavailable, renamed: "start")
    public static var flexStart: Self { .start }

    /// At the end.
    @available(*, unavailable, renamed: "end")
    public static var flexEnd: Self { .end }

    /// By the first baselines.
    @available(*, unavailable, renamed: "baselineFirst")
    public static var baseline: Self { .baselineFirst }

    /// By the first baselines.
    @available(*, unavailable, renamed: "baselineFirst")
    public static var firstTextBaseline: Self { .baselineFirst }

    /// By the last baselines.
    @available(*, unavailable, renamed: "baselineLast")
    public static var lastTextBaseline: Self { .baselineLast }
}

extension StackAlignSelf {
    /// At the start.
    @available(*, unavailable, message: "write .start: across a column, it is always the left")
    public static var leading: Self { .start }

    /// At the end.
    @available(*, unavailable, message: "write .end: across a column, it is always the right")
    public static var trailing: Self { .end }

    /// At the start.
    @available(*, unavailable, renamed: "start")
    public static var flexStart: Self { .start }

    /// At the end.
    @available(*, unavailable, renamed: "end")
    public static var flexEnd: Self { .end }
}

extension StackAlignContent {
    /// At the start.
    @available(*, unavailable, renamed: "start")
    public static var flexStart: Self { .start }

    /// At the end.
    @available(*, unavailable, renamed: "end")
    public static var flexEnd: Self { .end }
}

extension StackHorizontalAlignment {
    /// In the middle.
    @available(*, unavailable, renamed: "middle")
    public static var center: Self { .middle }
}

extension StackVerticalAlignment {
    /// In the middle.
    @available(*, unavailable, renamed: "center")
    public static var middle: Self { .center }
}

extension StackLayoutSpec {
    /// A horizontal stack of some children.
    @available(*, unavailable, message: "write StackLayoutSpec(.horizontal, …) { … }")
    public static func horizontal(
        spacing: Double = 0,
        justifyContent: StackJustifyContent = .start,
        alignItems: StackAlignItems = .stretch,
        @LayoutChildrenBuilder children: () -> [any LayoutElement]
    ) -> StackLayoutSpec {
        preconditionFailure("it is unavailable")
    }

    /// A vertical stack of some children.
    @available(*, unavailable, message: "write StackLayoutSpec(.vertical, …) { … }")
    public static func vertical(
        spacing: Double = 0,
        justifyContent: StackJustifyContent = .start,
        alignItems: StackAlignItems = .stretch,
        @LayoutChildrenBuilder children: () -> [any LayoutElement]
    ) -> StackLayoutSpec {
        preconditionFailure("it is unavailable")
    }

    /// A stack of some children, with space between neighbours.
    @available(
        *,
        unavailable,
        message: "write spacing: between neighbours, and lineSpacing: between lines"
    )
    public init(
        _ direction: StackDirection = .horizontal,
        gap: Double,
        justifyContent: StackJustifyContent = .start,
        alignItems: StackAlignItems = .stretch,
        flexWrap: StackFlexWrap = .noWrap,
        @LayoutChildrenBuilder children: () -> [any LayoutElement]
    ) {
        preconditionFailure("it is unavailable")
    }

    /// A stack of some children, with space between neighbours.
    @available(
        *,
        unavailable,
        message: "write spacing: between neighbours, and lineSpacing: between lines"
    )
    public init(
        _ direction: StackDirection = .horizontal,
        gap: Double,
        justifyContent: StackJustifyContent = .start,
        alignItems: StackAlignItems = .stretch,
        flexWrap: StackFlexWrap = .noWrap,
        children: [any LayoutElement]
    ) {
        preconditionFailure("it is unavailable")
    }

    /// A stack of some children, which says how they lie across it by their alignment.
    @available(*, unavailable, message: "write alignItems: .start, .center, .end or .stretch")
    public init(
        _ direction: StackDirection,
        alignment: UnavailableArgument,
        spacing: Double = 0,
        @LayoutChildrenBuilder children: () -> [any LayoutElement]
    ) {
        preconditionFailure("it is unavailable")
    }
}
