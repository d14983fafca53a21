package import Weft

/// Arranges elements in random specs; equal seeds give equal arrangements of equal elements.
package struct SpecRecipe {
    private var random: SplitMix64
    private let hasProportions: Bool
    private let hasEnvironments: Bool

    /// Creates a recipe.
    ///
    /// - Parameters:
    ///   - hasProportions: Whether styles may state lengths as fractions of the parent's, and
    ///     elements may have a ratio of height to width.
    ///   - hasEnvironments: Whether elements may have environments of their own, which only nodes
    ///     can measure.
    package init(seed: UInt64, hasProportions: Bool = true, hasEnvironments: Bool = true) {
        random = SplitMix64(seed: seed)
        self.hasProportions = hasProportions
        self.hasEnvironments = hasEnvironments
    }

    /// One element that shows all the given ones.
    package mutating func element(_ children: ArraySlice<any LayoutElement>) -> any LayoutElement {
        switch children.count {
        case 0: empty()
        case 1: wrapped(children[children.startIndex])
        default: arranged(children)
        }
    }

    private mutating func empty() -> any LayoutElement {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: SpacerLayoutSpec().preferredSize(width: random.length(), height: 10)
        case 1: StackLayoutSpec(children: [])
        case 2: AbsoluteLayoutSpec(children: [])
        default: WrapperLayoutSpec(children: [])
        }
    }

    private mutating func wrapped(_ child: any LayoutElement) -> any LayoutElement {
        let style = random.style(hasFractions: hasProportions)
        switch Int.random(in: 0..<15, using: &random) {
        case 0, 1, 2: return child
        case 3: return child.styled { $0 = $0.overridden(by: style) }
        case 4: return child.inset(insets()).styled { $0 = style }
        case 5:
            return child.centered(
                random.pick([.x, .y, .xy]),
                sizing: random.pick([[], .minimumXY])
            )
        case 6:
            return child.relative(
                horizontal: random.pick([.start, .center, .end]),
                vertical: random.pick([.start, .center, .end]),
                sizing: random.pick([[], .minimumSize, .minimumWidth])
            )
        case 7:
            let ratio = random.pick([0.5, 1, 2, 0])
            return hasProportions ? child.ratio(ratio) : child
        case 8: return child.wrapped()
        case 9: return child.overlay(SpacerLayoutSpec())
        case 10:
            let threshold = random.pick([1.0, 2, 3])
            return EnvironmentReader { environment in
                if (environment.displayScale ?? 0) < threshold {
                    AnyLayoutElement(child)
                } else {
                    child.inset(3)
                }
            }
        case 11: return CuriousLayoutSpec(child: child)
        case 12: return PickyLayoutSpec(children: [child], placedCount: random.pick([0, 1]))
        case 13:
            let overrides = random.overrides()
            return hasEnvironments ? child.environment { $0 = overrides } : child
        default:
            return StackLayoutSpec(
                random.pick(StackDirection.allCases),
                alignItems: random.pick(StackAlignItems.allCases),
                children: [child]
            )
            .styled { $0 = style }
        }
    }

    private mutating func arranged(_ children: ArraySlice<any LayoutElement>) -> any LayoutElement {
        let style = random.style(hasFractions: hasProportions)
        if random.chance(25), let nodes = Array(children) as? [AnyDisplayNode] {
            // The stack then calls each node in its place in the array.
            return arrange(StackLayoutSpec(children: nodes)).styled { $0 = style }
        }
        let parts = split(children)
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<6: return arrange(StackLayoutSpec(children: parts)).styled { $0 = style }
        case 6:
            return AbsoluteLayoutSpec(
                sizing: random.pick(AbsoluteLayoutSpec.Sizing.allCases),
                children: parts
            )
            .styled { $0 = style }
        case 7: return parts[0].background(joined(parts))
        case 8: return parts[0].overlay(joined(parts))
        case 9:
            return parts[0].corner(
                joined(parts),
                at: random.pick(CornerLayoutSpec.Location.allCases),
                offset: LayoutPoint(x: random.length(-5...5), y: random.length(-5...5)),
                wrapsCorner: random.chance(50)
            )
        case 10: return PickyLayoutSpec(children: parts, placedCount: parts.count - 1)
        default: return WrapperLayoutSpec(children: parts)
        }
    }

    /// A stack of the same children with random properties.
    private mutating func arrange(_ stack: StackLayoutSpec) -> StackLayoutSpec {
        var stack = stack
        stack.direction = random.pick(StackDirection.allCases)
        stack.spacing = random.length(0...12)
        stack.justifyContent = random.pick(StackJustifyContent.allCases)
        stack.alignItems = random.pick(StackAlignItems.allCases)
        stack.flexWrap = random.chance(70) ? .noWrap : random.pick(StackFlexWrap.allCases)
        stack.alignContent = random.pick(StackAlignContent.allCases)
        stack.lineSpacing = random.length(0...6)
        stack.horizontalAlignment = random.chance(80) ? .none : .middle
        stack.verticalAlignment = random.chance(80) ? .none : .bottom
        return stack
    }

    /// The elements, some of them in specs of their own, and some of them together in one spec.
    private mutating func split(_ children: ArraySlice<any LayoutElement>) -> [any LayoutElement] {
        var parts: [any LayoutElement] = []
        var rest = children
        while !rest.isEmpty {
            let isWhole = parts.isEmpty && rest.count == children.count
            let limit = isWhole ? rest.count - 1 : rest.count
            let count = random.chance(70) ? 1 : Int.random(in: 1...limit, using: &random)
            parts.append(element(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        return parts
    }

    /// All parts but the first, as one element.
    private func joined(_ parts: [any LayoutElement]) -> any LayoutElement {
        parts.count == 2 ? parts[1] : StackLayoutSpec(.vertical, children: Array(parts.dropFirst()))
    }

    private mutating func insets() -> LayoutInsets {
        LayoutInsets(
            top: random.length(0...10),
            left: random.chance(15) ? .infinity : random.length(0...10),
            bottom: random.chance(15) ? .infinity : random.length(0...10),
            right: random.length(0...10)
        )
    }
}
