/// Lays out its children one after another, in a row or a column, in one line or several: flexbox.
///
/// Size: along the main axis the longest line, across it the sum of the lines, both clamped to the
/// range; without children the range's minimum. Children may overflow it.
///
/// Children are measured along the main axis in 0…∞, or exactly at their `flexBasis`, and across it
/// up to the stack's maximum; fractions refer to the stack's size where the range is exact, and are
/// undefined elsewhere. One that may flex, and whose style states its length along the main axis,
/// has that length, and is measured when it has flexed. Then, line by line:
///
/// 1. Lines are broken where a child would overflow the stack's maximum (`flexWrap`).
/// 2. What a line lacks to the stack's minimum is given to its children by `flexGrow`, on a pixel
///    grid in whole points, and the rest to the first that grows; what it has beyond the maximum is
///    taken by `flexShrink`; both within the children's own minima and maxima.
/// 3. Each line becomes as long across as its children need, then `alignContent` may stretch it.
/// 4. Children aligned by `stretch` become as long across as their line.
/// 5. `justifyContent` and `alignItems` or `alignSelf` place the children, `alignContent` the
///    lines.
///
/// Its baselines are the first of its first child that has one, and the last of its last.
///
/// The children are drawn in their order, even where a reverse direction or reading from right to
/// left places them the other way round.
public struct StackLayoutSpec: LayoutSpec {
    /// The stack's own style.
    public var style = LayoutElementStyle()

    /// The direction of the main axis.
    public var direction: StackDirection

    /// The space between neighbours in a line, in points; negative lets them overlap.
    public var spacing: Double

    /// How the children are distributed along the main axis.
    public var justifyContent: StackJustifyContent

    /// How the children are aligned across the main axis.
    public var alignItems: StackAlignItems

    /// Whether the children are broken into lines.
    public var flexWrap: StackFlexWrap

    /// How several lines are distributed across the main axis.
    public var alignContent: StackAlignContent

    /// The space between neighbouring lines, in points; negative lets them overlap.
    public var lineSpacing: Double

    /// Where the children are put horizontally.
    ///
    /// It takes the place of `justifyContent` in a horizontal stack and of `alignItems` in a
    /// vertical one, and so keeps its meaning when the direction changes.
    public var horizontalAlignment: StackHorizontalAlignment

    /// Where the children are put vertically.
    ///
    /// It takes the place of `alignItems` in a horizontal stack and of `justifyContent` in a
    /// vertical one, and so keeps its meaning when the direction changes.
    public var verticalAlignment: StackVerticalAlignment

    /// The children, the one drawn first at the start.
    ///
    /// Those of a stack that was made of an array of nodes are read as `AnyDisplayNode`.
    ///
    /// - Complexity: O(1); O(*n*) in a stack that was made of an array of nodes, until the first
    ///   write.
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

        /// Has a solver measure and place them, where they are if the engine is made for it.
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

        // Apart, so that the other cases are inlined.
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

    /// Makes a stack of an array of children, or one to be filled step by step; spacings are in
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

    // For both kinds of lists: a stack that was made with one and then gets the other is copied.
    /// Makes a stack of children as they are given; spacings are in points.
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
    /// - Throws: `LayoutInterruption`, as the context has thrown it.
    /// - Complexity: O(*n*) measurements, at most three a child; the flexible lengths of a line
    ///   take at most as many rounds as it has children.
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
