/// The effect of a stack's alignment properties on its two axes, given its direction, its wrapping
/// and the reading direction.
struct StackAlignment {
    /// The distribution along the main axis, in main-axis order.
    let justifyContent: StackJustifyContent

    /// The alignment of a child that has none of its own.
    let alignItems: StackAlignItems

    /// Whether the main axis runs to the left or upwards.
    let isMainReversed: Bool

    /// Whether the cross axis runs to the left or upwards.
    let isCrossReversed: Bool

    @inline(__always)
    init(_ stack: borrowing StackLayoutSpec, readingDirection: ReadingDirection) {
        let isRow = stack.direction.axis == .horizontal
        let isMirrored = isRow && readingDirection == .rightToLeft
        isMainReversed = stack.direction.isReverse != isMirrored
        isCrossReversed = stack.flexWrap == .wrapReverse
        let horizontal = Edge(stack.horizontalAlignment)
        let vertical = Edge(stack.verticalAlignment)
        justifyContent =
            (isRow ? horizontal : vertical)?.justifyContent(isReversed: isMainReversed)
            ?? stack.justifyContent
        let alignItems =
            (isRow ? vertical : horizontal)?.alignItems(isReversed: isCrossReversed)
            ?? stack.alignItems
        self.alignItems = alignItems.isBaseline && !isRow ? .start : alignItems
    }

    /// A place along one axis, in physical terms.
    private enum Edge {
        /// On the left or at the top.
        case leftOrTop
        case middle
        /// On the right or at the bottom.
        case rightOrBottom

        init?(_ alignment: StackHorizontalAlignment) {
            switch alignment {
            case .none: return nil
            case .left: self = .leftOrTop
            case .middle: self = .middle
            case .right: self = .rightOrBottom
            }
        }

        init?(_ alignment: StackVerticalAlignment) {
            switch alignment {
            case .none: return nil
            case .top: self = .leftOrTop
            case .center: self = .middle
            case .bottom: self = .rightOrBottom
            }
        }

        func justifyContent(isReversed: Bool) -> StackJustifyContent {
            switch self {
            case .leftOrTop: isReversed ? .end : .start
            case .middle: .center
            case .rightOrBottom: isReversed ? .start : .end
            }
        }

        func alignItems(isReversed: Bool) -> StackAlignItems {
            switch self {
            case .leftOrTop: isReversed ? .end : .start
            case .middle: .center
            case .rightOrBottom: isReversed ? .start : .end
            }
        }
    }
}
