import RandomLayouts
import TestSupport
import Testing
import WeftLayout

@Suite("Numbers that no layout can follow")
struct HostileNumberTests {
    private static let numbers: [Double] = [
        .nan, .signalingNaN, .infinity, -.infinity, -1, 0, -0.0, .leastNonzeroMagnitude, 1e-9, 1,
        50, 1e7, 1e300,
        .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    ]

    @Test(
        "Every layout terminates with finite frames and usable sizes",
        arguments: Seeds.range(2_000)
    )
    func terminates(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let element = element(depth: 3, using: &random)
        func size() -> LayoutSize {
            LayoutSize(width: number(using: &random), height: number(using: &random))
        }
        let range =
            random.chance(50)
            ? SizeRange.random(using: &random) : SizeRange(min: size(), max: size())
        let environment = LayoutEnvironment(
            displayScale: random.pick([nil, 1, 3, .nan, -1, .infinity]),
            readingDirection: random.pick([.leftToRight, .rightToLeft])
        )
        let layout = try layOut(
            element,
            in: range,
            parentSize: random.chance(50) ? nil : size(),
            environment: environment
        )
        #expect(layout.size.isValid, "seed \(seed)")
        for (name, frame) in layout.frames {
            #expect(frame.size.isValid, "seed \(seed): \(name) \(frame)")
            #expect(
                frame.origin.x.isFinite && frame.origin.y.isFinite,
                "seed \(seed): \(name) \(frame)"
            )
        }
    }

    private func number(using random: inout SplitMix64) -> Double {
        random.chance(33) ? random.pick(Self.numbers) : random.quarters(0...80)
    }

    private func dimension(using random: inout SplitMix64) -> LayoutDimension {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: .auto
        case 1: .points(number(using: &random))
        default: .fraction(number(using: &random))
        }
    }

    private func point(using random: inout SplitMix64) -> LayoutPoint {
        LayoutPoint(x: number(using: &random), y: number(using: &random))
    }

    private func element(depth: Int, using random: inout SplitMix64) -> any LayoutElement {
        let style = style(using: &random)
        return plainElement(depth: depth, using: &random).styled { $0 = style }
    }

    private func style(using random: inout SplitMix64) -> LayoutElementStyle {
        var style = LayoutElementStyle()
        if random.chance(25) { style.width = dimension(using: &random) }
        if random.chance(25) { style.height = dimension(using: &random) }
        if random.chance(25) { style.minWidth = dimension(using: &random) }
        if random.chance(25) { style.minHeight = dimension(using: &random) }
        if random.chance(25) { style.maxWidth = dimension(using: &random) }
        if random.chance(25) { style.maxHeight = dimension(using: &random) }
        if random.chance(25) { style.flexBasis = dimension(using: &random) }
        if random.chance(50) { style.flexGrow = number(using: &random) }
        if random.chance(50) { style.flexShrink = number(using: &random) }
        if random.chance(25) { style.spacingBefore = number(using: &random) }
        if random.chance(25) { style.spacingAfter = number(using: &random) }
        if random.chance(25) { style.ascender = number(using: &random) }
        if random.chance(25) { style.descender = number(using: &random) }
        if random.chance(25) { style.layoutPosition = point(using: &random) }
        return style
    }

    private func plainElement(
        depth: Int,
        using random: inout SplitMix64
    ) -> any LayoutElement {
        if depth == 0 {
            return Box(
                "leaf \(random.next())",
                number(using: &random),
                number(using: &random),
                firstBaseline: random.chance(50) ? number(using: &random) : nil
            )
        }
        let children = (0..<Int.random(in: 0...4, using: &random)).map { _ in
            element(depth: depth - 1, using: &random)
        }
        let child = children.first ?? SpacerLayoutSpec()
        let other = children.last ?? SpacerLayoutSpec()
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
            return child.inset(
                LayoutInsets(
                    top: number(using: &random),
                    left: number(using: &random),
                    bottom: number(using: &random),
                    right: number(using: &random)
                )
            )
        case 1: return child.overlay(other)
        case 2: return child.background(other)
        case 3: return child.relative(horizontal: .end, vertical: .center, sizing: .minimumWidth)
        case 4: return child.ratio(number(using: &random))
        case 5: return AbsoluteLayoutSpec(sizing: .sizeToFit, children: children)
        case 6:
            return child.corner(
                other,
                at: .bottomRight,
                offset: point(using: &random),
                wrapsCorner: random.chance(50)
            )
        case 7: return Nested("node \(random.next())", WrapperLayoutSpec(children: children))
        default:
            return StackLayoutSpec(
                random.pick(StackDirection.allCases),
                spacing: number(using: &random),
                justifyContent: random.pick(StackJustifyContent.allCases),
                alignItems: random.pick(StackAlignItems.allCases),
                flexWrap: random.pick(StackFlexWrap.allCases),
                alignContent: random.pick(StackAlignContent.allCases),
                lineSpacing: number(using: &random),
                children: children
            )
        }
    }
}
