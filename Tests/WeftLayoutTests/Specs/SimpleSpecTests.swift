import Testing
import WeftLayout

@Suite("Ratio, wrapper and spacer specs, and environment readers")
struct SimpleSpecTests {
    private let box = Box("a", 30, 20)

    @Test(
        "A ratio spec takes the largest size of its ratio, clamped to the range",
        arguments: [
            (0.5, SizeRange(width: 100), size(100, 50)),
            (0.5, SizeRange(max: size(100, 30)), size(60, 30)),
            (2, SizeRange(max: size(100, 100)), size(50, 100)),
            (1, SizeRange(max: size(.infinity, 40)), size(40, 40)),
            (1, SizeRange(min: size(0, 80), max: size(50, 100)), size(50, 80)),
        ] as [(Double, SizeRange, LayoutSize)]
    )
    func ratio(ratio: Double, range: SizeRange, expected: LayoutSize) throws {
        for spec in [box.ratio(ratio), RatioLayoutSpec(ratio: ratio) { box }] {
            let layout = try layOut(spec, in: range)
            #expect(layout.size == expected)
            #expect(layout["a"]?.size == expected)
        }
    }

    @Test("A ratio has no effect in an infinite range")
    func unboundedRatio() throws {
        #expect(try layOut(box.ratio(0.5)).size == size(30, 20))
    }

    @Test("A ratio spec's child has the size of the ratio as its parent size, or else none")
    func ratioParentSize() throws {
        let whole = box.width(.fraction(1)).ratio(0.5)
        let bounded = try layOut(whole, in: SizeRange(width: 100), parentSize: .undefined)
        #expect(bounded["a"]?.size == size(100, 50))
        #expect(bounded.diagnostics.isEmpty)
        let free = try layOut(whole, parentSize: size(100, 100))
        #expect(free["a"]?.size == size(30, 20))
    }

    @Test("On a pixel grid, the shorter side of a ratio spec is rounded down")
    func ratioOnGrid() throws {
        let environment = LayoutEnvironment(displayScale: 2)
        for (ratio, range, expected) in [
            (1.0 / 3, SizeRange(width: 100), size(100, 33)),
            (3, SizeRange(height: 100), size(33, 100)),
        ] {
            let layout = try layOut(box.ratio(ratio), in: range, environment: environment)
            #expect(layout.size == expected)
        }
    }

    @Test(
        "An invalid ratio leaves the child's size alone, with a diagnostic",
        arguments: zip([0, -1, .infinity, .nan] as [Double], ["0", "-1", "∞", "nan"])
    )
    func invalidRatio(ratio: Double, text: String) throws {
        let range = SizeRange(max: size(100, 100))
        let layout = try layOut(box.ratio(ratio), in: range)
        #expect(layout.size == size(30, 20))
        #expect(
            layout.diagnostics == [
                LayoutDiagnostic(
                    .invalidValue(property: "ratio", value: text),
                    of: "RatioLayoutSpec"
                )
            ]
        )
    }

    @Test("A wrapper is as wide as its widest child and as high as its highest, within its range")
    func wrapper() throws {
        let spec = WrapperLayoutSpec {
            Box("a", 30, 20)
            Box("b", 10, 40)
        }
        let layout = try layOut(spec)
        #expect(layout.size == size(30, 40))
        #expect(layout["b"] == rect(0, 0, 10, 40))
        #expect(try layOut(spec, in: SizeRange(width: 50)).size == size(50, 40))
        #expect(try layOut(box.wrapped()).size == size(30, 20))
        #expect(try layOut(WrapperLayoutSpec {}, in: SizeRange(width: 7)).size == size(7, 0))
    }

    @Test("A spacer is as small as its range allows, and can take up free space in a stack")
    func spacer() throws {
        let stack = StackLayoutSpec(.horizontal) {
            Box("a", 10, 10)
            SpacerLayoutSpec().flexGrow(1)
            Box("b", 10, 10)
        }
        #expect(try layOut(stack, in: SizeRange(width: 100))["b"]?.minX == 90)
        #expect(try layOut(SpacerLayoutSpec(), in: SizeRange(width: 5)).size == size(5, 0))
    }

    @Test("A reader builds its element from the environment")
    func environmentReader() throws {
        let reader = EnvironmentReader { environment in
            if environment.displayScale == 3 {
                Box("retina", 10, 10).inset(2)
            } else {
                Box("plain", 20, 20)
            }
        }
        let retina = LayoutEnvironment(displayScale: 3)
        #expect(try layOut(reader, environment: retina)["retina"] == rect(2, 2, 10, 10))
        #expect(try layOut(reader)["plain"] == rect(0, 0, 20, 20))
    }

    @Test("Parents read the style of a reader's element, overridden by the reader's own")
    func environmentReaderStyle() throws {
        let stack = StackLayoutSpec(.horizontal) {
            EnvironmentReader { _ in Box("a", 10, 10).flexGrow(1).spacingBefore(5) }
            EnvironmentReader { _ in Box("b", 10, 10).flexGrow(1) }.flexGrow(3)
        }
        let layout = try layOut(stack, in: SizeRange(width: 65))
        #expect(layout["a"] == rect(5, 0, 20, 10))
        #expect(layout["b"] == rect(25, 0, 40, 10))
        #expect(layout.diagnostics.isEmpty)
    }

    @Test("A reader is bounded by the style that its parent reads; diagnostics name its element")
    func environmentReaderBounds() throws {
        let bounded = EnvironmentReader { _ in Box("a", 10, 10).maxWidth(40) }.width(60)
        #expect(try layOut(bounded).size == size(40, 10))
        let half = EnvironmentReader { _ in Box("a", 10, 10).width(.fraction(0.5)) }
        let diagnostics = try layOut(half).diagnostics
        #expect(diagnostics.count == 1)
        #expect("\(diagnostics)".contains("EnvironmentReader") == false)
    }

    @Test("A spec that shows its parent the style of its child is bounded only by its own style")
    func handedOnStyle() throws {
        let frame = FrameLayoutSpec(child: Box("a", 10, 10).width(50).flexGrow(1))
        let alone = try layOut(frame)
        #expect(alone.size == size(60, 20))
        #expect(alone.diagnostics.isEmpty)
        let stack = StackLayoutSpec(.horizontal) { frame }
        #expect(try layOut(stack, in: SizeRange(width: 100))["a"]?.minX == 5)
    }
}

/// A child in a frame of five points, which grows and shrinks as the child does.
private struct FrameLayoutSpec: LayoutSpec {
    var style = LayoutElementStyle()
    var child: any LayoutElement

    func style(in context: inout LayoutContext) -> LayoutElementStyle {
        child.style(in: &context).overridden(by: style)
    }

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let measured = try context.measure(child, in: SizeRange(max: constrainedSize.max))
        context.place(measured, at: LayoutPoint(x: 5, y: 5))
        return LayoutSize(width: measured.size.width + 10, height: measured.size.height + 10)
    }
}
