/// A flexbox: a spec that lays out its children one after another, in a row or a column, in one
/// line or several.
///
/// Size: along the main axis, the length of the longest line; across it, the sum of the lines and
/// of the spacing between them. Both are clamped to the range. Without children, the size is the
/// range's minimum. Children may overflow the stack.
///
/// Children are measured along the main axis in 0…∞, or exactly at their `flexBasis`, and across it
/// up to the stack's maximum. Fractions refer to the stack's size in each dimension in which its
/// range is exact, and are undefined in the others. A child that may flex, and whose style states
/// its length along the main axis, starts from that length, and is measured once it has flexed.
/// Then, line by line:
///
/// 1. Lines are broken where a child would overflow the stack's maximum (`flexWrap`).
/// 2. If a line is shorter than the stack's minimum, its children share the missing length in
///    proportion to `flexGrow`. On a pixel grid, they grow by whole points, and the first child
///    that grows gets the rest. If a line is longer than the stack's maximum, its children give up
///    the excess in proportion to `flexShrink` times their length. Both happen within the
///    children's own minima and maxima.
/// 3. Each line becomes as long across as its children need; then `alignContent` may stretch it.
/// 4. Children aligned by `stretch` become as long across as their line.
/// 5. `justifyContent` and `alignItems` or `alignSelf` place the children, and `alignContent`
///    places the lines.
///
/// The first baseline is that of the first child that has one, and the last baseline is that of the
/// last child that has one.
///
/// The children are drawn in their order, even if a reverse direction, or reading from right to
/// left, places them the other way round.
public struct StackLayoutSpec: LayoutSpec {
    /// The stack's own style.
    public var style = LayoutElementStyle()

    /// The direction of the main axis.
    public var direction: StackDirection

    /// The space between neighbours in a line, in points; a negative one lets them overlap.
    public var spacing: Double

    /// How the children are distributed along the main axis.
    public var justifyContent: StackJustifyContent

    /// How the children are aligned across the main axis.
    public var alignItems: StackAlignItems

    /// Whether the children are broken into lines.
    public var flexWrap: StackFlexWrap

    /// How several lines are distributed across the main axis.
    public var alignContent: StackAlignContent

    /// The space between neighbouring lines, in points; a negative one lets them overlap.
    public var lineSpacing: Double

    /// Where the children are put horizontally.
    ///
    /// It replaces `justifyContent` in a horizontal stack and `alignItems` in a vertical one, so
    /// that it keeps its meaning when the direction changes.
    public var horizontalAlignment: StackHorizontalAlignment

    /// Where the children are put vertically.
    ///
    /// It replaces `alignItems` in a horizontal stack and `justifyContent` in a vertical one, so
    /// that it keeps its meaning when the direction changes.
    public var verticalAlignment: StackVerticalAlignment

    /// The children, in the order in which they are drawn.
    ///
    /// Nodes are read as `AnyDisplayNode` from a stack that was created from an array of nodes.
    ///
    /// - Complexity: O(1); in a stack that was created from an array of nodes, O(*n*) until the
    ///   first write.
    public var children: [any LayoutElement] {
        get { list.elements }
        set { list = .elements(newValue) }
        _modify {
            var elements = list.elements
            list = .elements([])
            defer { list = .elements(elements) }
            yield &elements
        }
    }

    /// The children, as they were given.
    private var list: List

    /// Children as they are given: any elements, or an array of nodes.
    @usableFromInline
    package enum List: Sendable {
        case elements([any LayoutElement])
        case nodes(NodeList)

        var isEmpty: Bool {
            switch self {
            case .elements(let elements): elements.isEmpty
            case .nodes(let nodes): nodes.count == 0
            }
        }

        var elements: [any LayoutElement] {
            switch self {
            case .elements(let elements): elements
            case .nodes(let nodes): nodes.elements
            }
        }

        /// Has a solver measure and place the children, and nodes where they lie if the engine can.
        func solve(
            _ solver: borrowing StackSolver,
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> LayoutSize {
            switch self {
            case .elements(let elements): try solver.solve(elements, context: &context)
            case .nodes(let nodes) where context.callsNodesInArrays:
                try solver.solve(nodes, context: &context)
            case .nodes(let nodes): try Self.solve(solver, nodes.elements, context: &context)
            }
        }

        // A separate function, so that the other cases are inlined.
        /// Has a solver measure and place the nodes of an array as elements like any others.
        @inline(never)
        private static func solve(
            _ solver: borrowing StackSolver,
            _ elements: [any LayoutElement],
            context: inout LayoutContext
        ) throws(LayoutInterruption) -> LayoutSize {
            try solver.solve(elements, context: &context)
        }
    }

    /// Creates a stack from an array of children, or one to be filled step by step; spacings are in
    /// points.
    @_disfavoredOverload
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
        children: [any LayoutElement] = []
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
            list: .elements(children)
        )
    }

    // For both kinds of lists: a stack that was created with one kind and then got the other would
    // be copied.
    /// Creates a stack of children as they are given; spacings are in points.
    @usableFromInline
    package init(
        _ direction: StackDirection,
        spacing: Double,
        justifyContent: StackJustifyContent,
        alignItems: StackAlignItems,
        flexWrap: StackFlexWrap,
        alignContent: StackAlignContent,
        lineSpacing: Double,
        horizontalAlignment: StackHorizontalAlignment,
        verticalAlignment: StackVerticalAlignment,
        list: List
    ) {
        self.direction = direction
        self.spacing = spacing
        self.justifyContent = justifyContent
        self.alignItems = alignItems
        self.flexWrap = flexWrap
        self.alignContent = alignContent
        self.lineSpacing = lineSpacing
        self.horizontalAlignment = horizontalAlignment
        self.verticalAlignment = verticalAlignment
        self.list = list
    }

    /// Measures and places the children.
    ///
    /// - Throws: `LayoutInterruption`, if the context throws it.
    /// - Complexity: O(*n*) measurements, at most three per child. Finding the flexible lengths of
    ///   a line takes at most as many rounds as it has children.
    @inline(__always)
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        if list.isEmpty { return constrainedSize.min }
        let solver = StackSolver(self, thatFits: constrainedSize, context: &context)
        return try list.solve(solver, context: &context)
    }
}
