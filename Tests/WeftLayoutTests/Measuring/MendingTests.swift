import Testing
import WeftLayout

@Suite("Numbers at the limits")
struct MendingTests {
    private func usable(
        _ range: SizeRange
    ) -> (range: SizeRange, diagnostics: [LayoutDiagnostic]) {
        var context = LayoutContext(environment: LayoutEnvironment(), engine: TestEngine())
        let usable = context.usableRange(range)
        return (usable, context.diagnostics(of: nil))
    }

    @Test("An ordinary range stays as it is")
    func ordinary() {
        let ranges: [SizeRange] = [
            .unbounded, SizeRange(exactly: .zero), SizeRange(width: 320),
            SizeRange(max: size(1e300, 9_999_999)),
        ]
        for range in ranges {
            #expect(usable(range).range == range)
            #expect(usable(range).diagnostics.isEmpty)
        }
    }

    @Test(
        "An invalid range is mended, and reported with the range that replaces it",
        arguments: [
            (.nan, 50, 0, 50), (-1, 50, 0, 50), (.infinity, .infinity, 0, .infinity),
            (1e7, 2e7, 0, 2e7), (20, 10, 20, 20), (20, -.infinity, 20, 20),
            (20, .nan, 20, .infinity), (.nan, .nan, 0, .infinity), (0, -5, 0, 0),
        ] as [(Double, Double, Double, Double)]
    )
    func mended(min: Double, max: Double, mendedMin: Double, mendedMax: Double) {
        let wide = SizeRange(min: size(min, 3), max: size(max, 4))
        let mendedWide = SizeRange(min: size(mendedMin, 3), max: size(mendedMax, 4))
        #expect(usable(wide).range == mendedWide)
        let odd = LayoutDiagnostic(.invalidRange(wide, mended: mendedWide))
        #expect(usable(wide).diagnostics == [odd])
        let high = SizeRange(min: size(3, min), max: size(4, max))
        #expect(usable(high).range == SizeRange(min: size(3, mendedMin), max: size(4, mendedMax)))
    }

    @Test("A length that only rounding makes too large is invalid, and reported as rounded")
    func roundedBeyond() throws {
        let box = Box("a", 9_999_999.5, 10)
        let exact = try layOut(box)
        #expect(exact["a"]?.size == size(9_999_999.5, 10))
        #expect(exact.diagnostics.isEmpty)
        let rounded = try layOut(
            box.overlay(Box("b", 1, 1)),
            environment: LayoutEnvironment(displayScale: 1)
        )
        #expect(rounded["a"]?.size == .zero)
        #expect(rounded["b"]?.size == .zero)
        #expect(rounded.diagnostics == [LayoutDiagnostic(.invalidSize(size(1e7, 10)), of: "Box")])
    }

    @Test("A position that is too far away is replaced, and reported with the spec that chose it")
    func positions() throws {
        let far = StackLayoutSpec(spacing: 1e300) {
            Box("a", 1, 1)
            Box("b", 1, 1)
        }
        let layout = try layOut(far.inset(3))
        #expect(layout["b"]?.origin == LayoutPoint(x: 3, y: 3))
        #expect(
            layout.diagnostics.contains(
                LayoutDiagnostic(
                    .invalidPosition(LayoutPoint(x: 1e300, y: 0)),
                    of: "StackLayoutSpec"
                )
            )
        )
    }

    @Test(
        "A coordinate beyond ±10¹⁵ points counts as zero, and leaves the other as it is",
        arguments: [
            (1e15, 7, 1e15, 7), (2e15, 7, 0, 7), (7, -2e15, 7, 0), (-1e300, 1e300, 0, 0),
        ] as [(Double, Double, Double, Double)]
    )
    func farCoordinates(x: Double, y: Double, usableX: Double, usableY: Double) throws {
        let box = Box("a", 1, 1).maxSize(width: 1, height: 1)
        let spec = AbsoluteLayoutSpec { box.layoutPosition(x: x, y: y) }
        let layout = try layOut(spec, in: SizeRange(width: 10, height: 10))
        #expect(layout["a"]?.origin == LayoutPoint(x: usableX, y: usableY))
        let position = LayoutPoint(x: x, y: y)
        let remark = LayoutDiagnostic(.invalidPosition(position), of: "AbsoluteLayoutSpec")
        let isFar = (x, y) != (usableX, usableY)
        #expect(layout.diagnostics == (isFar ? [remark] : []))
    }

    @Test("Placing an element twice is reported with the spec that did it; the first place counts")
    func misplaced() throws {
        let layout = try layOut(PlacesTwice(child: Box("a", 5, 5).inset(1)).inset(1))
        #expect(layout["a"] == rect(2, 2, 5, 5))
        #expect(layout.diagnostics == [LayoutDiagnostic(.misplacedElement, of: "PlacesTwice")])
    }
}

private struct PlacesTwice: LayoutSpec {
    var style = LayoutElementStyle()
    var child: any LayoutElement

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let measured = try context.measure(child, in: constrainedSize)
        context.place(measured, at: .zero)
        context.place(measured, at: LayoutPoint(x: 9, y: 9))
        return measured.size
    }
}
