import Testing
import WeftLayout

@Suite("Lines of a stack")
struct StackLineTests {
    /// Returns a row of three boxes, of which two fit beside each other in 100 points.
    private func wrapped(_ change: (inout StackLayoutSpec) -> Void = { _ in }) -> StackLayoutSpec {
        var stack = StackLayoutSpec(.horizontal, alignItems: .start, flexWrap: .wrap) {
            Box("a", 40, 10)
            Box("b", 40, 20)
            Box("c", 40, 10)
        }
        change(&stack)
        return stack
    }

    private static let exact = SizeRange(exactly: LayoutSize(width: 100, height: 90))

    @Test("A child that would overflow begins a new line")
    func wraps() throws {
        let layout = try layOut(wrapped(), in: SizeRange(width: 100))
        #expect(layout.size == size(100, 30))
        #expect(layout["b"] == rect(40, 0, 40, 20))
        #expect(layout["c"] == rect(0, 20, 40, 10))
    }

    @Test(
        "Children that fill a line to the pixel are not broken up by a rounding error",
        arguments: [
            (390.0, 5.0, 3), (390, 8, 3), (390, 20, 3), (393, 5, 3), (393, 8, 3), (393, 20, 3),
            (402, 20, 3), (28, 0, 6),
        ]
    )
    func thirds(width: Double, spacing: Double, count: Int) throws {
        let pixels = ((width - spacing * Double(count - 1)) * 3 / Double(count)).rounded(.down)
        func stack(_ spacing: Double) -> StackLayoutSpec {
            StackLayoutSpec(.horizontal, spacing: spacing, flexWrap: .wrap) {
                for index in 0..<count { Box("\(index)", pixels / 3, 10) }
            }
        }
        let environment = LayoutEnvironment(displayScale: 3)
        let range = SizeRange(width: width)
        let full = try layOut(stack(spacing), in: range, environment: environment)
        #expect(full.size.height == 10)
        let broken = try layOut(stack(spacing + 1), in: range, environment: environment)
        #expect(broken.size.height == 20)
    }

    @Test("Spacing counts between the children of a line, but not between lines")
    func spacing() throws {
        let wide = try layOut(wrapped { $0.spacing = 20 }, in: SizeRange(width: 100))
        #expect(wide["b"]?.minX == 60)
        let wider = try layOut(wrapped { $0.spacing = 21 }, in: SizeRange(width: 100))
        #expect(wider["b"] == rect(0, 10, 40, 20))
        #expect(wider["c"] == rect(0, 30, 40, 10))
        for (space, y) in [(10.0, 0.0), (11, 10)] {
            let own = try layOut(
                wrapped { $0.children[1] = Box("b", 40, 20).spacingBefore(10).spacingAfter(space) },
                in: SizeRange(width: 100)
            )
            #expect(own["b"]?.minY == y)
        }
    }

    @Test("A child that is too long gets a line of its own, and no line is empty")
    func tooLong() throws {
        let stack = StackLayoutSpec(.horizontal, flexWrap: .wrap) {
            Box("a", 200, 10)
            Box("b", 10, 10)
        }
        let layout = try layOut(stack, in: SizeRange(width: 100))
        #expect(layout["a"]?.minY == 0)
        #expect(layout["b"]?.minY == 10)
    }

    @Test("Within an infinite maximum, no line is broken")
    func unbounded() throws {
        #expect(try layOut(wrapped()).size == size(120, 20))
    }

    @Test("Each line flexes by itself")
    func flexing() throws {
        var stack = wrapped()
        stack.children[2] = Box("c", 40, 10).flexGrow(1)
        let layout = try layOut(stack, in: SizeRange(width: 100))
        #expect(layout["b"]?.size.width == 40)
        #expect(layout["c"]?.size.width == 100)
    }

    @Test(
        "alignContent distributes the lines, from the opposite side if they wrap in reverse",
        arguments: [
            (.start, [0, 20]),
            (.center, [30, 50]),
            (.end, [60, 80]),
            (.spaceBetween, [0, 80]),
            (.spaceAround, [15, 65]),
            (.spaceEvenly, [20, 60]),
            (.stretch, [0, 50]),
        ] as [(StackAlignContent, [Double])]
    )
    func alignContent(alignContent: StackAlignContent, tops: [Double]) throws {
        let plain = try layOut(wrapped { $0.alignContent = alignContent }, in: Self.exact)
        #expect(["a", "c"].map { plain[$0]?.minY } == tops)
        let reversed = try layOut(
            wrapped {
                $0.alignContent = alignContent
                $0.flexWrap = .wrapReverse
            },
            in: Self.exact
        )
        #expect(["a", "c"].map { reversed[$0]?.maxY } == tops.map { 90 - $0 })
        #expect(reversed.order == ["a", "b", "c"])
    }

    @Test("lineSpacing lies between the lines")
    func lineSpacing() throws {
        let layout = try layOut(wrapped { $0.lineSpacing = 7 }, in: SizeRange(width: 100))
        #expect(layout["c"]?.minY == 27)
        #expect(layout.size.height == 37)
    }

    @Test("Stretched children in lines are as high as the stack, or as their maximum if it is less")
    func stretchInLines() throws {
        let layout = try layOut(
            wrapped {
                $0.alignItems = .stretch
                $0.alignContent = .stretch
                $0.children = ["a", "b", "c"].map { Box($0, 40, 10).maxHeight(60) }
            },
            in: SizeRange(width: 100, height: 90)
        )
        #expect(layout["a"]?.size.height == 60)
        #expect(layout.size == size(100, 90))
    }

    @Test("A stretched child is as high as its own line")
    func stretchToOwnLine() throws {
        let layout = try layOut(
            wrapped {
                $0.alignItems = .stretch
                $0.children.append(Box("d", 40, 30))
            },
            in: SizeRange(width: 100)
        )
        #expect(layout["a"] == rect(0, 0, 40, 20))
        #expect(layout["c"] == rect(0, 20, 40, 30))
    }

    @Test("Drawing order is the order of the children in every direction")
    func drawingOrder() throws {
        for direction in StackDirection.allCases {
            for reading in [ReadingDirection.leftToRight, .rightToLeft] {
                let stack = wrapped { $0.direction = direction }
                let environment = LayoutEnvironment(readingDirection: reading)
                let layout = try layOut(stack, in: Self.exact, environment: environment)
                #expect(layout.order == ["a", "b", "c"])
            }
        }
    }

    @Test("From right to left, a row begins at the right, and a column stays as it is")
    func rightToLeft() throws {
        let environment = LayoutEnvironment(displayScale: nil, readingDirection: .rightToLeft)
        let row = try layOut(
            wrapped { $0.spacing = 5 },
            in: SizeRange(width: 100),
            environment: environment
        )
        #expect(row["a"]?.minX == 60)
        #expect(row["b"]?.minX == 15)
        #expect(row["c"] == rect(60, 20, 40, 10))
        let column = try layOut(
            wrapped {
                $0.direction = .vertical
                $0.flexWrap = .noWrap
            },
            environment: environment
        )
        #expect(column["a"] == rect(0, 0, 40, 10))
        #expect(column["b"] == rect(0, 10, 40, 20))
    }

    @Test("An empty stack is as small as its range allows")
    func empty() throws {
        let stack = StackLayoutSpec.vertical()
        #expect(try layOut(stack).size == .zero)
        #expect(try layOut(stack, in: SizeRange(width: 30)).size == size(30, 0))
    }

    @Test("Fractions refer to the stack only where its range is exact")
    func fractions() throws {
        let stack = StackLayoutSpec(.vertical, alignItems: .start) {
            Box("a", 30, 30).preferredLayoutSize(
                DimensionSize(width: .fraction(0.5), height: .fraction(0.5))
            )
        }
        let layout = try layOut(stack, in: SizeRange(width: 100))
        #expect(layout["a"] == rect(0, 0, 50, 30))
        #expect(layout.diagnostics == [LayoutDiagnostic(.undefinedFraction(.height), of: "Box")])
    }
}
