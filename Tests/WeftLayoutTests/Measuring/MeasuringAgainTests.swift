import RandomLayouts
import TestSupport
import Testing
import WeftLayout

/// What comes out when an element is measured again in a range that ends with its size.
///
/// Lengths that are stated in proportion to others are left out: fractions refer to the ends of
/// ranges, and a ratio picks the size that is nearest to the ends of its range. There is no pixel
/// grid either, because sizes are rounded up on it, beyond the ranges in which they were measured.
@Suite("Measuring again in the size that came out")
struct MeasuringAgainTests {
    /// A box, or a text that wraps, with a random style.
    private func leaf(_ name: String, using random: inout SplitMix64) -> any LayoutElement {
        let (width, height) = (random.length(), random.length(0...60))
        let style = random.style(hasFractions: false)
        let box =
            random.chance(70)
            ? Box(name, width, height)
            : Box(name) { range in
                let line = max(1, min(width, range.max.width))
                return LayoutSize(width: line, height: (width / line).rounded(.up) * 10)
            }
        return box.styled { $0 = style }
    }

    private func areClose(_ first: LayoutSize, _ second: LayoutSize) -> Bool {
        abs(first.width - second.width) < 1e-9 && abs(first.height - second.height) < 1e-9
    }

    private func areClose(_ first: LayoutRect, _ second: LayoutRect) -> Bool {
        abs(first.minX - second.minX) < 1e-9 && abs(first.minY - second.minY) < 1e-9
            && areClose(first.size, second.size)
    }

    /// Whether a stack has the same size and the same frames, except for rounding errors, in a
    /// range and in the one that `again` makes of the size that comes out.
    private func isTheSame(
        _ stack: RandomStack,
        in range: SizeRange,
        again: (LayoutSize) -> SizeRange
    ) throws -> Bool {
        let first = try layOut(stack.element(), in: range)
        let second = try layOut(stack.element(), in: again(first.size))
        try #require(first.order == second.order)
        return areClose(first.size, second.size)
            && first.order.allSatisfy { name in
                first[name].flatMap { frame in second[name].map { areClose(frame, $0) } } == true
            }
    }

    // Frames may differ in specs that measure their children up to the end of the range, wherever
    // they place them: absolute, corner, wrapper, and what lies behind or in front of others.
    @Test(
        "Where a range ends with the size that came out, every arrangement has that size again",
        arguments: Seeds.range(600)
    )
    func size(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let leaves = (0..<Int.random(in: 1...5, using: &random)).map {
            leaf("\($0)", using: &random)
        }
        var recipe = SpecRecipe(
            seed: random.next(),
            hasProportions: false,
            hasEnvironments: false
        )
        let element = recipe.element(leaves[...])
        let range = SizeRange.random(using: &random)
        let size = try layOut(element, in: range).size
        let again = try layOut(element, in: SizeRange(min: range.min, max: size)).size
        #expect(areClose(again, size), "seed \(seed): \(element) in \(range)")
    }

    // With a smaller minimum, children would not grow as before. With negative spacings, a stack
    // may be smaller than its longest line is on the way, so that the line breaks.
    @Test(
        "Where its range ends with the size that came out, a stack is laid out the same",
        arguments: Seeds.range(900)
    )
    func frames(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var names = 0
        let stack = RandomStack(using: &random, names: &names, depth: 2, hasFractions: false)
        if stack.hasNegativeSpacing { return }
        let range = SizeRange.random(using: &random)
        let isTheSame = try isTheSame(stack, in: range) { SizeRange(min: range.min, max: $0) }
        #expect(isTheSame, "seed \(seed)")
    }

    // A stack of several lines shares what it is higher than its lines among them, or stretches
    // each of them to its own height.
    @Test(
        "In exactly the size that came out, a stack of one line is laid out the same",
        arguments: Seeds.range(600)
    )
    func framesInExactSize(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var names = 0
        let stack = RandomStack(
            using: &random,
            names: &names,
            depth: 2,
            hasFractions: false,
            wraps: false
        )
        let range = SizeRange.random(using: &random)
        let isTheSame = try isTheSame(stack, in: range) { SizeRange(exactly: $0) }
        #expect(isTheSame, "seed \(seed)")
    }
}

extension RandomStack {
    /// Whether anything in the stack overlaps because of its spacing.
    fileprivate var hasNegativeSpacing: Bool {
        spacing < 0 || lineSpacing < 0
            || children.contains { child, _ in
                guard case .stack(let stack) = child else { return false }
                return stack.hasNegativeSpacing
            }
    }
}
