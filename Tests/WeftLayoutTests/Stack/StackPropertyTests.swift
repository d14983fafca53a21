import RandomLayouts
import TestSupport
import Testing
import WeftLayout

@Suite("Properties of all stacks")
struct StackPropertyTests {
    @Test(
        "A row is laid out like a column with the axes swapped",
        arguments: Seeds.range(300),
        [nil, 2]
    )
    func transposition(seed: UInt64, scale: Double?) throws {
        var random = SplitMix64(seed: seed)
        var names = 0
        let stack = RandomStack(using: &random, names: &names, depth: 2)
        let range = SizeRange.random(using: &random)
        let environment = LayoutEnvironment(displayScale: scale)
        let plain = try layOut(stack.element(), in: range, environment: environment)
        let swapped = try layOut(
            stack.element(isTransposed: true),
            in: range.transposed,
            environment: environment
        )
        #expect(swapped.size == plain.size.transposed, "seed \(seed)")
        #expect(swapped.order == plain.order, "seed \(seed)")
        for (name, frame) in plain.frames {
            let other = try #require(swapped[name])
            #expect(
                other == rect(frame.minY, frame.minX, frame.height, frame.width),
                "seed \(seed): \(name)"
            )
        }
    }

    @Test("A stack's size lies in its range, to a pixel", arguments: Seeds.range(300))
    func withinRange(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var names = 0
        let stack = RandomStack(using: &random, names: &names, depth: 2).element()
        let range = SizeRange.random(using: &random)
        for scale in [nil, 1, 3] as [Double?] {
            let environment = LayoutEnvironment(displayScale: scale)
            let size = try layOut(stack, in: range, environment: environment).size
            let pixel = scale.map { 1 / $0 } ?? 0
            #expect(size.width >= range.min.width, "seed \(seed)")
            #expect(size.height >= range.min.height, "seed \(seed)")
            #expect(size.width < range.max.width + pixel || pixel == 0, "seed \(seed)")
            #expect(size.height < range.max.height + pixel || pixel == 0, "seed \(seed)")
            if pixel == 0 { #expect(size.clamped(to: range) == size, "seed \(seed)") }
        }
    }

    @Test(
        "Flexing fills the line, unless every child that could flex further is at its bound",
        arguments: Seeds.range(500)
    )
    func flexingIsComplete(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let width = random.quarters(20...400)
        var items: [FlexItem] = []
        for index in 0..<Int.random(in: 1...8, using: &random) {
            items.append(FlexItem(name: "\(index)", using: &random))
        }
        let stack = StackLayoutSpec(.horizontal, children: items.map(\.element))
        let layout = try layOut(stack, in: SizeRange(width: width))
        let widths = try items.map { try #require(layout[$0.name]).size.width }
        let total = widths.reduce(0, +)
        let free = width - items.map(\.hypothetical).reduce(0, +)
        if abs(free) < 0.01 || abs(total - width) < 1e-6 { return }
        for (item, width) in zip(items, widths) {
            if free > 0 {
                let canGrow = item.grow > 0 && item.basis <= item.max
                #expect(!canGrow || width == item.max, "seed \(seed): \(item)")
            } else {
                let canShrink = item.shrink * item.basis > 0 && item.basis >= item.min
                #expect(!canShrink || width == item.min, "seed \(seed): \(item)")
            }
        }
    }
}

/// A child with random flex factors and bounds.
private struct FlexItem {
    var name: String
    var basis: Double
    var grow: Double
    var shrink: Double
    var min: Double
    var max: Double

    init(name: String, using random: inout SplitMix64) {
        self.name = name
        basis = random.quarters(0...80)
        grow = random.pick([0, 0.5, 1, 2])
        shrink = random.pick([0, 0.5, 1, 2])
        min = random.chance(33) ? random.quarters(5...60) : 0
        max = random.chance(33) ? min + random.quarters(0...50) : .infinity
    }

    /// The length before flexing.
    var hypothetical: Double { Swift.max(min, Swift.min(max, basis)) }

    var element: any LayoutElement {
        Box(name, 0, 10)
            .flexBasis(basis).flexGrow(grow).flexShrink(shrink)
            .styled { style in
                style.minWidth = .points(min)
                if max < .infinity { style.maxWidth = .points(max) }
            }
    }
}
