import Testing
import WeftLayout

@Suite("Center, relative and absolute specs")
struct PositionedSpecTests {
    private let box = Box("a", 30, 20)
    private let exact = SizeRange(exactly: LayoutSize(width: 100, height: 80))

    @Test(
        "A centred child lies in the middle along the given axes, and fills the others",
        arguments: [
            (.xy, rect(35, 30, 30, 20)),
            (.x, rect(35, 0, 30, 80)),
            (.y, rect(0, 30, 100, 20)),
            (.none, rect(0, 0, 100, 80)),
        ] as [(CenterLayoutSpec.CenteringOptions, LayoutRect)]
    )
    func center(options: CenterLayoutSpec.CenteringOptions, frame: LayoutRect) throws {
        let layout = try layOut(box.centered(options), in: exact)
        #expect(layout["a"] == frame)
        #expect(layout.size == exact.max)
    }

    @Test("Centring is along both axes by default")
    func centerDefault() throws {
        #expect(try layOut(CenterLayoutSpec(child: box), in: exact)["a"] == rect(35, 30, 30, 20))
        #expect(try layOut(CenterLayoutSpec { box }, in: exact)["a"] == rect(35, 30, 30, 20))
    }

    @Test(
        "Sizing options shrink the spec to its child, within the range",
        arguments: [
            (.default, .default, rect(35, 30, 30, 20), size(100, 80)),
            (.minimumX, .minimumWidth, rect(5, 30, 30, 20), size(40, 80)),
            (.minimumY, .minimumHeight, rect(35, 0, 30, 20), size(100, 20)),
            (.minimumXY, .minimumSize, rect(5, 0, 30, 20), size(40, 20)),
        ]
            as [(
                CenterLayoutSpec.SizingOptions, RelativeLayoutSpec.SizingOption, LayoutRect,
                LayoutSize
            )]
    )
    func sizing(
        options: CenterLayoutSpec.SizingOptions,
        option: RelativeLayoutSpec.SizingOption,
        frame: LayoutRect,
        expected: LayoutSize
    ) throws {
        let loose = SizeRange(min: size(40, 0), max: size(100, 80))
        let specs: [any LayoutElement] = [
            box.centered(sizing: options),
            box.relative(horizontal: .center, vertical: .center, sizing: option),
        ]
        for spec in specs {
            let layout = try layOut(spec, in: loose)
            #expect(layout["a"] == frame)
            #expect(layout.size == expected)
        }
    }

    @Test("On a pixel grid, the offset that centres is rounded before others are added to it")
    func centerOnGrid() throws {
        let layout = try layOut(
            box.centered().inset(left: 0.25),
            in: SizeRange(exactly: size(101.25, 20)),
            environment: LayoutEnvironment(displayScale: 1)
        )
        #expect(layout["a"] == rect(37, 0, 30, 20))
    }

    @Test("In an infinite range, the spec is as large as its child")
    func infiniteRange() throws {
        #expect(try layOut(box.centered()).size == size(30, 20))
    }

    @Test("A relative spec has nine places for its child, which are mirrored from right to left")
    func relative() throws {
        let places: [RelativeLayoutSpec.Position] = [.start, .center, .end]
        for (horizontal, x) in zip(places, [0.0, 35, 70]) {
            for (vertical, y) in zip(places, [0.0, 30, 60]) {
                let spec = box.relative(horizontal: horizontal, vertical: vertical)
                #expect(try layOut(spec, in: exact)["a"] == rect(x, y, 30, 20))
                let mirrored = try layOut(
                    spec,
                    in: exact,
                    environment: LayoutEnvironment(
                        displayScale: nil,
                        readingDirection: .rightToLeft
                    )
                )
                #expect(mirrored["a"] == rect(70 - x, y, 30, 20))
            }
        }
    }

    @Test("Without a position, the child is at least as large as the range's minimum")
    func relativeNone() throws {
        for spec in [
            box.relative(horizontal: .none, vertical: .end), box.relative(vertical: .end),
        ] {
            #expect(try layOut(spec, in: exact)["a"] == rect(0, 60, 100, 20))
        }
        #expect(try layOut(box.relative(horizontal: .end), in: exact)["a"] == rect(70, 0, 30, 80))
    }

    @Test(
        "Without a position, the child lies at the origin, whatever the reading direction",
        arguments: ReadingDirection.allCases
    )
    func relativeNoneAtOrigin(direction: ReadingDirection) throws {
        let layout = try layOut(
            box.relative(horizontal: .none, vertical: .none),
            in: SizeRange(max: exact.max),
            environment: LayoutEnvironment(displayScale: nil, readingDirection: direction)
        )
        #expect(layout.size == exact.max)
        #expect(layout["a"] == rect(0, 0, 30, 20))
    }

    @Test("The child may come from a builder, and the spec may be as wide as the child")
    func relativeBuilt() throws {
        let spec = RelativeLayoutSpec(
            horizontalPosition: .end,
            verticalPosition: .end,
            sizingOption: .minimumWidth
        ) {
            box
        }
        let layout = try layOut(spec, in: SizeRange(max: size(100, 80)))
        #expect(layout.size == size(30, 80))
        #expect(layout["a"] == rect(0, 60, 30, 20))
    }

    @Test("No child is larger than the spec, whatever size it states or returns")
    func relativeOverflow() throws {
        let range = SizeRange(exactly: LayoutSize(width: 20, height: 20))
        let wide = WrapperLayoutSpec(AbsoluteLayoutSpec(sizing: .sizeToFit) { box })
            .minWidth(30)
        #expect(try layOut(wide.centered(), in: range)["a"]?.minX == 0)
        let oversized = OversizedLayoutSpec(child: box).background(Box("b", 1, 1))
        #expect(try layOut(oversized.centered(), in: range)["b"] == rect(0, 0, 20, 20))
    }

    @Test("An absolute child lies at its position, and has the space that is left from there on")
    func absolute() throws {
        let spec = AbsoluteLayoutSpec {
            Box("fits", 30, 20).layoutPosition(x: 10, y: 5)
            Box("cut", 30, 20).layoutPosition(x: 90, y: 70)
            Box("outside", 30, 20).preferredSize(width: 30, height: 20)
                .layoutPosition(x: 120, y: 0)
            Box("negative", 200, 20).layoutPosition(x: -10, y: 0)
        }
        let layout = try layOut(spec, in: exact)
        #expect(layout["fits"] == rect(10, 5, 30, 20))
        #expect(layout["cut"] == rect(90, 70, 10, 10))
        #expect(layout["outside"] == rect(120, 0, 0, 20))
        #expect(layout["negative"] == rect(-10, 0, 110, 20))
        #expect(layout.size == exact.max)
    }

    @Test("A coordinate that is not finite counts as zero, and is reported only as the style's")
    func absoluteOddPosition() throws {
        for (odd, origin) in [
            (LayoutPoint(x: .nan, y: 5), LayoutPoint(x: 0, y: 5)),
            (LayoutPoint(x: 5, y: -.infinity), LayoutPoint(x: 5, y: 0)),
        ] {
            let child = box.layoutPosition(x: odd.x, y: odd.y)
            let layout = try layOut(AbsoluteLayoutSpec { child }, in: exact)
            #expect(layout["a"]?.origin == origin)
            #expect(layout.diagnostics == [LayoutDiagnostic(.invalidStyle(child.style), of: "Box")])
        }
    }

    @Test("With sizeToFit, or in an infinite range, an absolute spec is as large as its children")
    func absoluteSizing() throws {
        let children = [
            Box("a", 30, 20).layoutPosition(x: 10, y: 5),
            Box("b", 10, 10).layoutPosition(x: -20, y: 30),
        ]
        let loose = SizeRange(max: LayoutSize(width: 100, height: 80))
        let fitting = AbsoluteLayoutSpec(sizing: .sizeToFit, children: children)
        #expect(try layOut(fitting, in: loose).size == size(40, 40))
        let filling = AbsoluteLayoutSpec(children: children)
        #expect(try layOut(filling, in: loose).size == size(100, 80))
        #expect(try layOut(filling, in: SizeRange(width: 100)).size == size(100, 40))
        let beyond = AbsoluteLayoutSpec(sizing: .sizeToFit) {
            Box("a", 30, 20).layoutPosition(x: 120, y: 5)
        }
        let bounded = try layOut(beyond, in: loose)
        #expect(bounded.size == size(100, 25))
        let noRoom = LayoutDiagnostic.Kind.noRoom(
            parent: "AbsoluteLayoutSpec",
            position: LayoutPoint(x: 120, y: 5),
            size: size(0, 20)
        )
        #expect(bounded.diagnostics.map(\.kind) == [noRoom])
    }

    @Test("Positions are physical: reading from right to left does not move them")
    func absoluteFromRightToLeft() throws {
        let spec = AbsoluteLayoutSpec { box.layoutPosition(x: 10, y: 5) }
        let environment = LayoutEnvironment(displayScale: nil, readingDirection: .rightToLeft)
        #expect(try layOut(spec, in: exact, environment: environment)["a"]?.minX == 10)
    }

    @Test("Fractions refer to the maximum of the range where that is finite")
    func fractions() throws {
        let loose = SizeRange(max: LayoutSize(width: 100, height: .infinity))
        let half = box.preferredLayoutSize(
            DimensionSize(width: .fraction(0.5), height: .fraction(0.5))
        )
        for spec in [AbsoluteLayoutSpec { half }, half.centered()] as [any LayoutElement] {
            #expect(try layOut(spec, in: loose)["a"]?.size == size(50, 20))
        }
    }
}

/// Gives its child all the room it likes, whatever the range.
private struct OversizedLayoutSpec: LayoutSpec {
    var style = LayoutElementStyle()
    var child: any LayoutElement

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let measured = try context.measure(child, in: .unbounded)
        context.place(measured, at: .zero)
        return measured.size
    }
}
