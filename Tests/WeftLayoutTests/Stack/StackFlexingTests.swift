import RandomLayouts
import TestSupport
import Testing
import WeftLayout

@Suite("Flexible lengths of a stack")
struct StackFlexingTests {
    /// Returns the widths of the children of a row that is exactly `width` wide.
    private func widths(
        in width: Double,
        scale: Double? = nil,
        spacing: Double = 0,
        _ children: [Box]
    ) throws -> [Double] {
        let stack = StackLayoutSpec(.horizontal, spacing: spacing, children: children)
        let environment = LayoutEnvironment(displayScale: scale)
        let layout = try layOut(stack, in: SizeRange(width: width), environment: environment)
        return children.map { layout[$0.name]?.size.width ?? .nan }
    }

    @Test("Free space goes to the children in proportion to flexGrow")
    func grow() throws {
        let widths = try widths(
            in: 100,
            [Box("a", 10, 10), Box("b", 10, 10).flexGrow(1), Box("c", 20, 10).flexGrow(3)]
        )
        #expect(widths == [10, 25, 65])
    }

    @Test("Even a little space is shared, but not if it is too small to count")
    func littleSpace() throws {
        for (space, share) in [(0.25, 0.125), (0x1p-6, 0x1p-7), (0x1p-8, 0)] {
            let children = ["a", "b"].map { Box($0, 10, 10).flexGrow(1).flexShrink(1) }
            let longer = try widths(in: 20 + space, children)
            #expect(longer == [10 + share, 10 + share])
            let shorter = try widths(in: 20 - space, children)
            #expect(shorter == [10 - share, 10 - share])
        }
    }

    @Test("Factors whose sum is less than 1 still take all of the space")
    func smallFactors() throws {
        let widths = try widths(
            in: 100,
            [Box("a", 10, 10).flexGrow(0.1), Box("b", 10, 10).flexGrow(0.3)]
        )
        #expect(widths == [30, 70])
    }

    @Test("On a pixel grid, a child whose maximum is below its basis has its maximum as its length")
    func maximumBelowBasis() throws {
        for scale in [1.0, 2] {
            let short = try widths(
                in: 86,
                scale: scale,
                [
                    Box("a", 20, 10).flexGrow(1),
                    Box("b", 5, 10).maxWidth(10).flexGrow(1).flexBasis(20.5),
                ]
            )
            #expect(short == [76, 10])
        }
        let row = StackLayoutSpec(alignItems: .end) {
            Box("a", 20, 10).flexGrow(1)
            WrapperLayoutSpec(Box("b", 20, 10)).maxWidth(0).flexGrow(1).flexBasis(4.5)
        }
        let layout = try layOut(
            row,
            in: SizeRange(exactly: size(86, 44)),
            environment: LayoutEnvironment(displayScale: 1)
        )
        #expect(layout["a"] == rect(0, 34, 86, 10))
        #expect(layout["b"] == rect(86, 34, 0, 10))
        #expect(layout.diagnostics.isEmpty)
    }

    @Test("Space that a child's maximum refuses goes to the other children")
    func growToMaximum() throws {
        let widths = try widths(
            in: 300,
            [
                Box("a", 0, 10).flexGrow(1).maxWidth(20),
                Box("b", 0, 10).flexGrow(1).maxWidth(120),
                Box("c", 0, 10).flexGrow(1),
            ]
        )
        #expect(widths == [20, 120, 160])
    }

    @Test("Missing space is taken from the children in proportion to flexShrink times their length")
    func shrink() throws {
        let widths = try widths(
            in: 100,
            [
                Box("a", 100, 10).flexShrink(1),
                Box("b", 50, 10).flexShrink(2),
                Box("c", 50, 10),
            ]
        )
        #expect(widths == [50, 0, 50])
    }

    @Test("Space that a child's minimum keeps is taken from the other children")
    func shrinkToMinimum() throws {
        let widths = try widths(
            in: 100,
            [
                Box("a", 100, 10).flexShrink(1).minWidth(80),
                Box("b", 100, 10).flexShrink(1),
            ]
        )
        #expect(widths == [80, 20])
    }

    @Test("Minima and maxima of several children at once are resolved as in CSS")
    func minimaAndMaxima() throws {
        let widths = try widths(
            in: 400,
            [
                Box("a", 0, 10).flexBasis(100).flexGrow(1).maxWidth(120),
                Box("b", 0, 10).flexBasis(10).flexGrow(1).minWidth(150),
                Box("c", 0, 10).flexBasis(20).flexGrow(2),
            ]
        )
        #expect(widths == [120, 150, 130])
    }

    @Test("No child shrinks below zero, even if the others still overflow")
    func overflow() throws {
        let widths = try widths(
            in: 10,
            [Box("a", 30, 10).flexShrink(1), Box("b", 40, 10)]
        )
        #expect(widths == [0, 40])
    }

    @Test("A child grows to reach the stack's minimum, but not its maximum")
    func growthNeedsMinimum() throws {
        let stack = StackLayoutSpec(.horizontal) { Box("a", 10, 10).flexGrow(1) }
        let loose = SizeRange(max: LayoutSize(width: 100, height: 100))
        #expect(try layOut(stack, in: loose)["a"] == rect(0, 0, 10, 10))
    }

    @Test("flexBasis takes the place of the width, and may be a fraction of an exact stack")
    func basis() throws {
        let widths = try widths(
            in: 200,
            [
                Box("a", 30, 10).width(50).flexBasis(20),
                Box("b", 30, 10).flexBasis(.fraction(0.25)),
                Box("c", 30, 10).flexBasis(.auto),
            ]
        )
        #expect(widths == [20, 50, 30])
    }

    @Test("A grown length is exact to the bit, so that what is centred in it lies in its middle")
    func exactGrowth() throws {
        for (scale, count) in [1.0, 2].flatMap({ scale in (2...8).map { (scale, $0) } }) {
            let environment = LayoutEnvironment(displayScale: scale)
            let names = (0..<count).map { "dot \($0)" }
            let row = StackLayoutSpec(children: names.map { Box($0, 7, 7).centered().flexGrow(1) })
            for width in (8 * count)...(40 * count) {
                let layout = try layOut(
                    row,
                    in: SizeRange(width: Double(width)),
                    environment: environment
                )
                let length = width / count
                let first = width - length * (count - 1)
                for (index, name) in names.enumerated() {
                    let free = Double((index == 0 ? first : length) - 7)
                    let start = index == 0 ? 0 : first + length * (index - 1)
                    let place = Double(start) + (free / 2 * scale).rounded() / scale
                    #expect(layout[name]?.minX == place, "\(count) in \(width) at \(scale)")
                }
            }
        }
    }

    @Test("On a pixel grid, children grow by whole points, and the first of them takes the rest")
    func flooring() throws {
        let children = ["a", "b", "c"].map { Box($0, 0, 10).flexGrow(1) }
        #expect(try widths(in: 100, scale: 2, children) == [34, 33, 33])
        for width in try widths(in: 100, scale: nil, children) {
            #expect(abs(width - 100 / 3) < 1e-9)
        }
    }

    @Test("A share that only a rounding error keeps below a whole point loses no point")
    func flooringRoundingErrors() throws {
        let factors = [[3.0, 7], [1, 2, 7], [0.1, 0.2, 0.3]]
        let expected = [[27.0, 63], [9, 18, 63], [15, 30, 45]]
        for (factors, expected) in zip(factors, expected) {
            let children = factors.enumerated().map { Box("\($0)", 0, 1).flexGrow($1) }
            #expect(try widths(in: 90, scale: 1, children) == expected)
        }
        let thirds = [
            Box("a", 2.0 / 3, 1).flexGrow(1), Box("b", 20.0 / 3, 1).flexGrow(1),
            Box("c", 2.0 / 3, 1),
        ]
        let grown = try widths(in: 100, scale: 3, thirds)
        #expect(abs(grown[0] - 46 - 2.0 / 3) < 1e-6 && abs(grown[1] - 52 - 2.0 / 3) < 1e-6)
    }

    @Test(
        "A row that spacing makes shorter than zero grows to zero, even if a child may shrink"
    )
    func negativeLength() throws {
        for shrink in [0.0, 1] {
            let children = [Box("a", 2, 10).flexShrink(shrink), Box("b", 3, 10).flexGrow(1)]
            let stack = StackLayoutSpec(.horizontal, spacing: -10, children: children)
            let layout = try layOut(stack, in: SizeRange(max: LayoutSize(width: 100, height: 100)))
            #expect(layout["a"]?.size.width == 2)
            #expect(layout["b"]?.size.width == 8)
        }
    }

    @Test("On a pixel grid, children do not grow if each of their shares is less than a point")
    func flooringToNothing() throws {
        let children = ["a", "b", "c"].map { Box($0, 10, 10).flexGrow(1) }
        #expect(try widths(in: 32, scale: 2, children) == [10, 10, 10])
    }

    @Test("On a pixel grid, a child that reaches its maximum has it to the pixel")
    func flooringBesideMaximum() throws {
        let widths = try widths(
            in: 100,
            scale: 2,
            [
                Box("a", 0, 10).flexGrow(1).maxWidth(10.5),
                Box("b", 0, 10).flexGrow(1),
                Box("c", 0, 10).flexGrow(1),
            ]
        )
        #expect(widths == [10.5, 45.5, 44])
    }

    @Test("Only the children whose length changes are measured again")
    func measurements() throws {
        let stack = StackLayoutSpec(.horizontal, alignItems: .start) {
            Box("a", 10, 10)
            Box("b", 10, 10).flexGrow(1)
            Box("c", 10, 10).flexGrow(1).maxWidth(10)
        }
        #expect(try layOut(stack, in: SizeRange(width: 30)).measurementCount == 3)
        #expect(try layOut(stack, in: SizeRange(width: 60)).measurementCount == 4)
    }

    @Test(
        "A child that may flex is measured once if its style states its length",
        arguments: [30, 60]
    )
    func statedLength(width: Double) throws {
        let stack = StackLayoutSpec(.horizontal, alignItems: .start) {
            Box("a", 0, 10).width(10).flexGrow(1)
            Box("b", 0, 10).flexBasis(10).flexGrow(1)
            Box("c", 0, 10).minWidth(10).maxWidth(10).flexGrow(1)
        }
        #expect(try layOut(stack, in: SizeRange(width: width)).measurementCount == 3)
    }

    @Test("Nested stacks with stated sizes measure every node only once, even five levels deep")
    func deepStatedLengths() throws {
        func nested(_ depth: Int) -> any LayoutElement {
            let children = (0..<3).map { _ in
                (depth == 1 ? Box("", 0, 0) : nested(depth - 1))
                    .preferredSize(width: 10, height: 10).flexGrow(1).flexShrink(1)
                    as any LayoutElement
            }
            return Nested("", StackLayoutSpec(.horizontal, children: children))
        }
        let layout = try layOut(nested(5), in: SizeRange(width: 20, height: 10))
        #expect(layout.measurementCount == 1 + 3 + 9 + 27 + 81 + 243)
    }

    @Test(
        "A child with a stated length is laid out like one that measures to that length",
        arguments: Seeds.range(300),
        [nil, 1, 2, 3]
    )
    func statedEqualsMeasured(seed: UInt64, scale: Double?) throws {
        var random = SplitMix64(seed: seed)
        var stated: [any LayoutElement] = []
        var measured: [any LayoutElement] = []
        for index in 0..<Int.random(in: 1...6, using: &random) {
            let size = size(Double.random(in: 0...50, using: &random), random.quarters(0...20))
            let grow = random.pick([0, 0.5, 1])
            let shrink = random.pick([0, 0.5, 1])
            let box = Box("\(index)", size.width, size.height).flexGrow(grow).flexShrink(shrink)
            measured.append(box)
            stated.append(
                random.chance(50) ? box.flexBasis(size.width) : box.width(size.width)
            )
        }
        let alignItems = random.pick(StackAlignItems.allCases)
        let flexWrap = random.pick(StackFlexWrap.allCases)
        let range = SizeRange.random(using: &random)
        let frames = try [stated, measured].map { children in
            let stack = StackLayoutSpec(
                .horizontal,
                alignItems: alignItems,
                flexWrap: flexWrap,
                children: children
            )
            let environment = LayoutEnvironment(displayScale: scale)
            return try layOut(stack, in: range, environment: environment).frames
        }
        #expect(frames[0] == frames[1], "seed \(seed)")
    }
}
