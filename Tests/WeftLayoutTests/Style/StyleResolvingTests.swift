import RandomLayouts
import TestSupport
import Testing

@testable import WeftLayout

@Suite("Sizes that styles allow")
struct StyleResolvingTests {
    private static let numbers: [Double] = [
        0, -0.0, 1, 40, 60, 9_999_999, 1e7, 1e300, .leastNonzeroMagnitude, .infinity, -1,
        -.infinity, .nan,
    ]

    private static let lengths: [Double] = [0, -0.0, 50, 100, .infinity, .nan]

    @Test("A negative fraction is ignored, even in a parent of zero length")
    func negativeFraction() {
        for parentLength in [0, 1, Double.infinity] {
            #expect(LayoutDimension.fraction(-0.5).resolved(in: parentLength) == nil)
        }
        #expect(LayoutDimension.fraction(-0.0).resolved(in: 0) == 0)
    }

    @Test(
        "A style's range equals the one worked out from its dimensions one by one",
        arguments: Seeds.range(2_000)
    )
    func range(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let style = style(using: &random)
        for width in Self.lengths {
            for height in Self.lengths {
                let parentSize = LayoutSize(width: width, height: height)
                let max = LayoutSize(width: random.pick([30, .infinity]), height: .infinity)
                let range = style.sizeRange(in: parentSize, unboundedMax: max)
                let expected = style.plainRange(in: parentSize, unboundedMax: max)
                #expect(range.bits == expected.bits, "seed \(seed)")
            }
        }
    }

    @Test(
        "A range is narrowed to that of a style, and every value without an effect is reported",
        arguments: Seeds.range(2_000)
    )
    func narrowing(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let style = style(using: &random)
        let range = SizeRange.random(using: &random)
        let parentSize = LayoutSize(
            width: random.pick([50, .nan]),
            height: random.pick([50, .nan])
        )
        let environment = LayoutEnvironment(displayScale: nil)
        var context = LayoutContext(environment: environment, engine: TestEngine())
        let narrowed = context.narrow(range, to: style, parentSize: parentSize, element: "it")
        let expected = style.plainRange(in: parentSize).clamped(to: range)
        #expect(narrowed.bits == expected.bits, "seed \(seed)")
        #expect(context.diagnostics(of: nil) == style.remarks(in: parentSize), "seed \(seed)")
    }

    @Test(
        "A stack reads the same bounds and exact lengths from a style",
        arguments: Seeds.range(2_000)
    )
    func stackItem(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var style = style(using: &random)
        // A stack treats an exact length of zero across its axis as if there were none.
        if style.height == .points(0) { style.height = .auto }
        for width in Self.lengths {
            let parentSize = LayoutSize(width: width, height: 10)
            var item = StackItemStyle(at: .context(index: 0))
            item.read(style, axis: .horizontal, parentSize: parentSize)
            var bounds = style
            bounds.width = .auto
            let main = bounds.plainRange(in: parentSize)
            let cross = style.plainRange(in: LayoutSize(width: width, height: .nan))
            let exact = style.plainRange(in: parentSize)
            let isOpen = main.min.width < main.max.width
            #expect(!isOpen || item.mainBounds.min.bitPattern == main.min.width.bitPattern)
            #expect(!isOpen || item.mainBounds.max.bitPattern == main.max.width.bitPattern)
            #expect(item.crossBounds.min.bitPattern == cross.min.height.bitPattern)
            #expect(item.crossBounds.max.bitPattern == cross.max.height.bitPattern)
            if exact.min.width == exact.max.width {
                #expect(item.exactMain.bitPattern == exact.min.width.bitPattern, "seed \(seed)")
            } else {
                #expect(item.exactMain.isNaN, "seed \(seed)")
            }
        }
    }

    private func style(using random: inout SplitMix64) -> LayoutElementStyle {
        var style = LayoutElementStyle()
        let isPlain = random.chance(50)
        func dimension() -> LayoutDimension {
            if isPlain { return random.chance(25) ? .auto : .points(random.quarters(0...70)) }
            let number = random.pick(Self.numbers)
            return random.pick([.auto, .points(number), .points(number), .fraction(number)])
        }
        if random.chance(50) { style.width = dimension() }
        if random.chance(50) { style.height = dimension() }
        if random.chance(33) { style.minWidth = dimension() }
        if random.chance(33) { style.minHeight = dimension() }
        if random.chance(33) { style.maxWidth = dimension() }
        if random.chance(33) { style.maxHeight = dimension() }
        if random.chance(33) { style.flexGrow = 1 }
        return style
    }
}

extension LayoutElementStyle {
    /// Returns the range, worked out from the properties without any shortcut.
    fileprivate func plainRange(
        in parent: LayoutSize,
        unboundedMax: LayoutSize = .infinity
    ) -> SizeRange {
        func range(
            _ min: LayoutDimension,
            _ exact: LayoutDimension,
            _ max: LayoutDimension,
            _ parentLength: Double,
            _ unboundedMax: Double
        ) -> (min: Double, max: Double) {
            func length(_ dimension: LayoutDimension) -> Double? {
                dimension.resolved(in: parentLength)
                    .flatMap { parentLength < 10_000_000 && $0 >= 10_000_000 ? nil : $0 }
            }
            let min = length(min) ?? 0
            let max = max.resolved(in: parentLength) ?? unboundedMax
            if max <= min { return (min, min) }
            guard let exact = length(exact) else { return (min, max) }
            let length = largest(min, smallest(max, exact))
            return (length, length)
        }
        let width = range(minWidth, width, maxWidth, parent.width, unboundedMax.width)
        let height = range(minHeight, height, maxHeight, parent.height, unboundedMax.height)
        return SizeRange(
            min: LayoutSize(width: width.min, height: height.min),
            max: LayoutSize(width: width.max, height: height.max)
        )
    }

    /// Returns the diagnostics about the style's sizes in a parent of a given size.
    fileprivate func remarks(in parent: LayoutSize) -> [LayoutDiagnostic] {
        var odd: Properties = []
        var undefined: Properties = []
        func note(_ property: Properties, _ dimension: LayoutDimension, _ parentLength: Double) {
            let isMaximum = property == .maxWidth || property == .maxHeight
            switch dimension {
            case .auto: break
            case .points(10_000_000...) where isMaximum: break
            case .points(10_000_000...): odd.insert(property)
            case .points(let number), .fraction(let number):
                if !(number >= 0 && number.isFinite) {
                    odd.insert(property)
                } else if dimension.isFraction, (number * parentLength).isNaN {
                    undefined.insert(property)
                } else if dimension.isFraction, number * parentLength >= 1e7, !isMaximum {
                    odd.insert(property)
                }
            }
        }
        note(.width, width, parent.width)
        note(.minWidth, minWidth, parent.width)
        note(.maxWidth, maxWidth, parent.width)
        note(.height, height, parent.height)
        note(.minHeight, minHeight, parent.height)
        note(.maxHeight, maxHeight, parent.height)
        var remarks: [LayoutDiagnostic] = []
        if !odd.isEmpty { remarks.append(LayoutDiagnostic(.invalidStyle(only(odd)), of: "it")) }
        var contradictory: Properties = []
        for (bounds, min, max) in [
            (Properties([.minWidth, .maxWidth]), minWidth, maxWidth),
            (Properties([.minHeight, .maxHeight]), minHeight, maxHeight),
        ] where min.isFraction == max.isFraction && odd.union(undefined).isDisjoint(with: bounds) {
            guard let least = min.resolved(in: 1), let most = max.resolved(in: 1) else { continue }
            if least > most { contradictory.formUnion(bounds) }
        }
        if !undefined.isEmpty {
            remarks.append(LayoutDiagnostic(.undefinedFraction(undefined), of: "it"))
        }
        if !contradictory.isEmpty {
            remarks.append(LayoutDiagnostic(.contradictoryBounds(only(contradictory)), of: "it"))
        }
        return remarks
    }
}
