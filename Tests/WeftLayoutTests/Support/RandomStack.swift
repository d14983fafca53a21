import RandomLayouts
import WeftLayout

/// A random tree of stacks, which can be built as it is or with its axes swapped.
struct RandomStack {
    /// A child of a stack.
    indirect enum Child {
        case leaf(name: String, LayoutSize)
        case stack(RandomStack)
    }

    var isVertical: Bool
    var isReverse: Bool
    var spacing: Double
    var lineSpacing: Double
    var justifyContent: StackJustifyContent
    var alignItems: StackAlignItems
    var flexWrap: StackFlexWrap
    var alignContent: StackAlignContent
    var children: [(child: Child, style: LayoutElementStyle)]

    /// Creates a random stack.
    ///
    /// - Parameters:
    ///   - hasFractions: Whether lengths may be fractions of the parent's. Otherwise there are
    ///     points in their place.
    ///   - wraps: Whether stacks may have several lines.
    init(
        using random: inout SplitMix64,
        names: inout Int,
        depth: Int,
        hasFractions: Bool = true,
        wraps: Bool = true
    ) {
        isVertical = random.chance(50)
        isReverse = random.chance(25)
        spacing = random.chance(50) ? random.quarters(-2...10) : 0
        lineSpacing = random.chance(33) ? random.quarters(-2...10) : 0
        justifyContent = random.pick(StackJustifyContent.allCases)
        alignItems = random.pick([.start, .end, .center, .stretch])
        flexWrap = random.pick(wraps ? StackFlexWrap.allCases : [.noWrap])
        alignContent = random.pick(StackAlignContent.allCases)
        children = []
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            let style = Self.style(using: &random, hasFractions: hasFractions)
            if depth > 0 && random.chance(33) {
                let stack = RandomStack(
                    using: &random,
                    names: &names,
                    depth: depth - 1,
                    hasFractions: hasFractions,
                    wraps: wraps
                )
                children.append((.stack(stack), style))
            } else {
                names += 1
                let size = LayoutSize(
                    width: random.quarters(0...60),
                    height: random.quarters(0...60)
                )
                children.append((.leaf(name: "leaf \(names)", size), style))
            }
        }
    }

    private static func style(
        using random: inout SplitMix64,
        hasFractions: Bool
    ) -> LayoutElementStyle {
        var style = LayoutElementStyle()
        func dimension() -> LayoutDimension {
            guard random.chance(25) else { return .points(random.quarters(5...70)) }
            let fraction = random.pick([0.25, 0.5, 1])
            return hasFractions ? .fraction(fraction) : .points(fraction * 100)
        }
        if random.chance(25) { style.width = dimension() }
        if random.chance(25) { style.height = dimension() }
        if random.chance(20) { style.minWidth = dimension() }
        if random.chance(20) { style.minHeight = dimension() }
        if random.chance(20) { style.maxWidth = dimension() }
        if random.chance(20) { style.maxHeight = dimension() }
        if random.chance(25) { style.flexBasis = dimension() }
        if random.chance(50) { style.flexGrow = random.pick([0.5, 1, 3]) }
        if random.chance(50) { style.flexShrink = random.pick([0.5, 1, 3]) }
        if random.chance(25) { style.spacingBefore = random.quarters(0...8) }
        if random.chance(25) { style.spacingAfter = random.quarters(0...8) }
        if random.chance(25) { style.alignSelf = random.pick([.start, .end, .center, .stretch]) }
        return style
    }
}

extension RandomStack {
    /// Builds the stack, with x and y swapped everywhere if `isTransposed` is true.
    func element(isTransposed: Bool = false) -> StackLayoutSpec {
        let axes: [StackDirection] =
            isReverse ? [.horizontalReverse, .verticalReverse] : [.horizontal, .vertical]
        return StackLayoutSpec(
            axes[isVertical == isTransposed ? 0 : 1],
            spacing: spacing,
            justifyContent: justifyContent,
            alignItems: alignItems,
            flexWrap: flexWrap,
            alignContent: alignContent,
            lineSpacing: lineSpacing,
            children: children.map { child, style in
                let style = isTransposed ? style.transposed : style
                return switch child {
                case .leaf(let name, let size):
                    Box(
                        name,
                        isTransposed ? size.height : size.width,
                        isTransposed ? size.width : size.height
                    )
                    .styled { $0 = style } as any LayoutElement
                case .stack(let stack):
                    stack.element(isTransposed: isTransposed).styled { $0 = style }
                }
            }
        )
    }
}

extension LayoutElementStyle {
    fileprivate var transposed: LayoutElementStyle {
        var result = self
        result.preferredLayoutSize = preferredLayoutSize.transposed
        result.minLayoutSize = minLayoutSize.transposed
        result.maxLayoutSize = maxLayoutSize.transposed
        return result
    }
}

extension DimensionSize {
    fileprivate var transposed: DimensionSize { DimensionSize(width: height, height: width) }
}

extension LayoutSize {
    /// The size with width and height swapped.
    var transposed: LayoutSize { LayoutSize(width: height, height: width) }
}

extension SizeRange {
    /// The range with width and height swapped.
    var transposed: SizeRange { SizeRange(min: min.transposed, max: max.transposed) }

    /// Returns a random range: exact, bounded or unbounded in either dimension.
    static func random(using random: inout SplitMix64) -> SizeRange {
        func lengths() -> (min: Double, max: Double) {
            let min = random.quarters(0...200)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: return (min, min)
            case 1: return (0, min)
            case 2: return (min, min + random.quarters(0...100))
            default: return (min, .infinity)
            }
        }
        let (width, height) = (lengths(), lengths())
        return SizeRange(
            min: LayoutSize(width: width.min, height: height.min),
            max: LayoutSize(width: width.max, height: height.max)
        )
    }
}
