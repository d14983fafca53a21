import Testing
import WeftLayout

@Suite("Alignment in a stack")
struct StackAlignmentTests {
    private static let exact = SizeRange(exactly: LayoutSize(width: 100, height: 50))

    /// The left edges of three boxes 10, 20 and 10 wide in a row 100 wide.
    private func edges(
        _ justifyContent: StackJustifyContent,
        direction: StackDirection = .horizontal,
        reading: ReadingDirection = .leftToRight
    ) throws -> [Double] {
        let stack = StackLayoutSpec(direction, justifyContent: justifyContent, alignItems: .start) {
            Box("a", 10, 10)
            Box("b", 20, 10)
            Box("c", 10, 10)
        }
        let environment = LayoutEnvironment(displayScale: nil, readingDirection: reading)
        let layout = try layOut(stack, in: Self.exact, environment: environment)
        return try ["a", "b", "c"].map { try #require(layout[$0]).minX }
    }

    @Test(
        "justifyContent distributes the free space",
        arguments: [
            (.start, [0, 10, 30]),
            (.center, [30, 40, 60]),
            (.end, [60, 70, 90]),
            (.spaceBetween, [0, 40, 90]),
            (.spaceAround, [10, 40, 80]),
            (.spaceEvenly, [15, 40, 75]),
        ] as [(StackJustifyContent, [Double])]
    )
    func justifyContent(justify: StackJustifyContent, expected: [Double]) throws {
        #expect(try edges(justify) == expected)
        let mirrored = zip(expected, [10, 20, 10]).map { 100 - $0 - $1 }
        #expect(try edges(justify, direction: .horizontalReverse) == mirrored)
        #expect(try edges(justify, reading: .rightToLeft) == mirrored)
        #expect(
            try edges(justify, direction: .horizontalReverse, reading: .rightToLeft) == expected
        )
    }

    @Test(
        "justifyContent decides whether overflowing children begin at the start or before it",
        arguments: [
            (.start, 0), (.center, -10), (.end, -20), (.spaceBetween, 0), (.spaceAround, -10),
            (.spaceEvenly, -10),
        ] as [(StackJustifyContent, Double)]
    )
    func overflow(justify: StackJustifyContent, x: Double) throws {
        let stack = StackLayoutSpec(.horizontal, justifyContent: justify) {
            Box("a", 60, 10)
            Box("b", 60, 10)
        }
        let layout = try layOut(stack, in: SizeRange(width: 100))
        #expect(layout["a"]?.minX == x)
        #expect(layout["b"]?.minX == x + 60)
    }

    @Test("Space that is too small to count is not distributed between the children")
    func leastSpace() throws {
        let space = 0x1p-8
        for (justify, a, b) in [
            (.spaceBetween, 0, 10), (.spaceAround, space / 2, 10 + space / 2),
            (.spaceEvenly, space / 2, 10 + space / 2),
        ] as [(StackJustifyContent, Double, Double)] {
            let stack = StackLayoutSpec(.horizontal, justifyContent: justify) {
                Box("a", 10, 10)
                Box("b", 10, 10)
            }
            let layout = try layOut(stack, in: SizeRange(width: 20 + space))
            #expect([layout["a"]?.minX, layout["b"]?.minX] == [a, b], "\(justify)")
        }
    }

    @Test("spaceBetween leaves a single child at the start; spaceAround and spaceEvenly centre it")
    func singleChild() throws {
        for (justify, x) in [(.spaceBetween, 0), (.spaceAround, 45), (.spaceEvenly, 45)]
            as [(StackJustifyContent, Double)]
        {
            let stack = StackLayoutSpec(.horizontal, justifyContent: justify) { Box("a", 10, 10) }
            #expect(try layOut(stack, in: SizeRange(width: 100))["a"]?.minX == x)
        }
    }

    @Test("alignItems places all children across the stack, and alignSelf overrides it for one")
    func alignItems() throws {
        let stack = StackLayoutSpec(.horizontal, alignItems: .end) {
            Box("end", 10, 10)
            Box("start", 10, 10).alignSelf(.start)
            Box("center", 10, 10).alignSelf(.center)
            Box("stretch", 10, 10).alignSelf(.stretch)
        }
        let layout = try layOut(stack, in: Self.exact)
        #expect(layout["end"] == rect(0, 40, 10, 10))
        #expect(layout["start"] == rect(10, 0, 10, 10))
        #expect(layout["center"] == rect(20, 20, 10, 10))
        #expect(layout["stretch"] == rect(30, 0, 10, 50))
    }

    @Test("On a pixel grid, a centred child lies above the middle rather than below it")
    func centeredOnGrid() throws {
        let stack = StackLayoutSpec(.horizontal, alignItems: .center) {
            Box("a", 10, 10)
            Box("b", 10, 15)
        }
        for (scale, y) in [(nil, 2.5), (1, 2), (2, 2.5)] as [(Double?, Double)] {
            let layout = try layOut(stack, environment: LayoutEnvironment(displayScale: scale))
            #expect(layout["a"]?.minY == y)
        }
    }

    @Test("A child that is only imperceptibly shorter than its line is not stretched")
    func nearlyStretched() throws {
        let height = 50 - 0x1p-8
        let row = StackLayoutSpec {
            Box("a", 10, height)
            Box("b", 10, 50)
            Box("c", 10, 10)
            Box("d", 10, 49.75)
        }
        let layout = try layOut(row)
        #expect(layout["a"] == rect(0, 0, 10, height))
        #expect(layout["c"] == rect(20, 0, 10, 50))
        #expect(layout["d"] == rect(30, 0, 10, 50))
        #expect(layout.measurementCount == 6)
    }

    @Test("Stretched children keep to their own bounds, but an exact length of zero does not count")
    func stretchWithinBounds() throws {
        let stack = StackLayoutSpec(.horizontal) {
            Box("free", 10, 10)
            Box("maximum", 10, 10).maxHeight(20)
            Box("minimum", 10, 10).minHeight(70)
            Box("exact", 10, 10).height(30)
            Box("zero", 10, 10).height(0)
        }
        let layout = try layOut(stack, in: Self.exact)
        #expect(layout["free"]?.size.height == 50)
        #expect(layout["maximum"]?.size.height == 20)
        #expect(layout["minimum"]?.size.height == 70)
        #expect(layout["exact"]?.size.height == 30)
        #expect(layout["zero"]?.size.height == 50)
    }

    @Test("Without an exact height, a row stretches its children to the height of the highest")
    func stretchToLine() throws {
        let stack = StackLayoutSpec(.horizontal) {
            Box("a", 10, 10)
            Box("b", 10, 30)
        }
        let layout = try layOut(stack)
        #expect(layout.size == size(20, 30))
        #expect(layout["a"] == rect(0, 0, 10, 30))
        #expect(layout.measurementCount == 3)
        let single = StackLayoutSpec(.horizontal, alignItems: .start) {
            Box("a", 10, 10).alignSelf(.stretch)
            Box("b", 10, 30)
            Box("c", 10, 10)
        }
        let other = try layOut(single)
        #expect(other["a"] == rect(0, 0, 10, 30))
        #expect(other["c"] == rect(20, 0, 10, 10))
    }

    @Test("A child that its maximum keeps from being stretched has an exact length for fractions")
    func stretchedToMaximum() throws {
        let row = StackLayoutSpec {
            StackLayoutSpec(.vertical) {
                Box("half", 10, 10).height(.fraction(0.5))
                Box("rest", 10, 40)
            }
            .width(30).maxHeight(20)
            Box("high", 10, 50)
        }
        let layout = try layOut(row)
        #expect(layout["half"] == rect(0, 0, 30, 10))
        #expect(layout.diagnostics.isEmpty)
    }

    @Test("Once children have grown, no free space is left to distribute")
    func grownChildren() throws {
        let stack = StackLayoutSpec(justifyContent: .end) { Box("a", 10, 10).flexGrow(1) }
        #expect(try layOut(stack, in: SizeRange(width: 100))["a"] == rect(0, 0, 100, 10))
    }

    @Test("On a pixel grid, a stack shares out no more than its unrounded length leaves")
    func unroundedSpace() throws {
        let environment = LayoutEnvironment(displayScale: 1)
        let stack = StackLayoutSpec(
            spacing: 0.25,
            justifyContent: .end,
            alignItems: .start,
            flexWrap: .wrap,
            alignContent: .end,
            lineSpacing: 0.25
        ) {
            for name in ["a", "b", "c", "d"] { Box(name, 10, 10) }
        }
        let layout = try layOut(
            stack,
            in: SizeRange(max: size(21, 100)),
            environment: environment
        )
        #expect(layout.size == size(21, 21))
        #expect(layout["a"] == rect(0, 0, 10, 10))
        #expect(layout["d"] == rect(11, 11, 10, 10))
    }

    @Test("On a pixel grid, what runs backwards is mirrored in the stack's rounded size")
    func mirroredOnGrid() throws {
        let stack = StackLayoutSpec(.horizontalReverse, spacing: 0.25) {
            Box("a", 10, 10)
            Box("b", 10, 10)
        }
        let layout = try layOut(stack, environment: LayoutEnvironment(displayScale: 1))
        #expect(layout["a"] == rect(11, 0, 10, 10))
        #expect(layout["b"] == rect(1, 0, 10, 10))
    }

    @Test("A child whose style settles both lengths is measured once")
    func settledChild() throws {
        let stack = StackLayoutSpec(.vertical) {
            Box("a", 0, 0).preferredSize(width: 10, height: 10)
            Box("b", 0, 0).preferredSize(width: 20, height: 10)
        }
        let layout = try layOut(stack, in: Self.exact)
        #expect(layout["a"] == rect(0, 0, 10, 10))
        #expect(layout.measurementCount == 2)
    }

    @Test("baselineFirst and baselineLast put the children's baselines at one height")
    func baselines() throws {
        let large = Box("large", 10, 40, firstBaseline: 30, lastBaselineOffset: -6)
        let small = Box("small", 10, 20, firstBaseline: 10, lastBaselineOffset: -2)
        let first = try layOut(
            StackLayoutSpec(.horizontal, alignItems: .baselineFirst, children: [large, small])
        )
        #expect(first["large"] == rect(0, 0, 10, 40))
        #expect(first["small"] == rect(10, 20, 10, 20))
        #expect(first.size == size(20, 40))
        let last = try layOut(
            StackLayoutSpec(.horizontal, alignItems: .baselineLast, children: [large, small])
        )
        #expect(last["small"] == rect(10, 16, 10, 20))
    }

    @Test("A child without baselines has its first baseline at the top and its last at the bottom")
    func missingBaselines() throws {
        let children = [Box("text", 10, 40, firstBaseline: 30), Box("box", 10, 20)]
        let first = try layOut(
            StackLayoutSpec(.horizontal, alignItems: .baselineFirst, children: children)
        )
        #expect(first["box"]?.minY == 30)
        let last = try layOut(
            StackLayoutSpec(.horizontal, alignItems: .baselineLast, children: children)
        )
        #expect(last["box"]?.minY == 20)
    }

    @Test("With a reversed cross axis, baselines still meet, and make the line higher")
    func baselinesReversed() throws {
        let stack = StackLayoutSpec(
            .horizontal,
            alignItems: .baselineFirst,
            flexWrap: .wrapReverse,
            children: [Box("a", 10, 40, firstBaseline: 30), Box("b", 10, 30, firstBaseline: 5)]
        )
        let layout = try layOut(stack)
        let (a, b) = (try #require(layout["a"]), try #require(layout["b"]))
        #expect(a.minY + 30 == b.minY + 5)
        #expect(layout.size.height == 55)
        #expect(min(a.minY, b.minY) == 0)
    }

    @Test("A child that is not aligned by its baseline may make the line higher than the others do")
    func besideBaselines() throws {
        let row = StackLayoutSpec(alignItems: .baselineFirst) {
            Box("text", 10, 20, firstBaseline: 15)
            Box("high", 10, 60).alignSelf(.start)
        }
        let layout = try layOut(row)
        #expect(layout.size == size(20, 60))
        #expect(layout["text"] == rect(0, 0, 10, 20))
    }

    @Test(
        "In a vertical stack, baseline alignment acts as alignment at the start",
        arguments: [.baselineFirst, .baselineLast] as [StackAlignItems]
    )
    func verticalBaselines(alignItems: StackAlignItems) throws {
        let stack = StackLayoutSpec(.vertical, alignItems: alignItems) {
            Box("a", 40, 10, firstBaseline: 8, lastBaselineOffset: -1)
            Box("b", 10, 10, firstBaseline: 2, lastBaselineOffset: -7)
        }
        let layout = try layOut(stack)
        #expect(layout["a"]?.minX == 0)
        #expect(layout["b"]?.minX == 0)
    }

    @Test("Horizontal and vertical alignment mean the same in every direction and wrapping mode")
    func physicalAlignment() throws {
        var stack = StackLayoutSpec.horizontal()
        stack.horizontalAlignment = .right
        stack.verticalAlignment = .center
        stack.children = [Box("a", 10, 10)]
        for direction in StackDirection.allCases {
            for reading in [ReadingDirection.leftToRight, .rightToLeft] {
                for wrap in StackFlexWrap.allCases {
                    stack.direction = direction
                    stack.flexWrap = wrap
                    let environment = LayoutEnvironment(
                        displayScale: nil,
                        readingDirection: reading
                    )
                    let layout = try layOut(stack, in: Self.exact, environment: environment)
                    #expect(
                        layout["a"] == rect(90, 20, 10, 10),
                        "\(direction) \(reading) \(wrap)"
                    )
                }
            }
        }
    }
}
