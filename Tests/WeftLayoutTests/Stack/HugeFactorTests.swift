import Testing
import WeftLayout

@Suite("Huge numbers in a stack")
struct HugeFactorTests {
    /// The largest power of two: its shares have no rounding errors of their own.
    private let huge = 0x1p1023

    private func widths(
        _ children: [any LayoutElement],
        in width: Double = 90
    ) throws -> [Double?] {
        let layout = try layOut(
            StackLayoutSpec(children: children),
            in: SizeRange(width: width)
        )
        #expect(layout.diagnostics.isEmpty)
        return ["a", "b", "c"].map { layout[$0]?.size.width }
    }

    @Test("Growth factors whose sum overflows share the space like any others")
    func growing() throws {
        #expect(
            try widths(["a", "b", "c"].map { Box($0, 0, 10).flexGrow(huge) }) == [30, 30, 30]
        )
        let unequal = [
            Box("a", 0, 10).flexGrow(huge), Box("b", 0, 10).flexGrow(huge / 2),
        ]
        #expect(try widths(unequal) == [60, 30, nil])
    }

    @Test("Shrink factors whose products with the lengths overflow share like any others")
    func shrinking() throws {
        #expect(
            try widths(["a", "b", "c"].map { Box($0, 60, 10).flexShrink(huge) }) == [30, 30, 30]
        )
    }

    @Test("A basis that no element can have does not keep the children from shrinking")
    func basis() throws {
        let children = ["a", "b", "c"].map {
            Box($0, 0, 10).flexBasis(huge).maxWidth(60).flexShrink(huge)
        }
        #expect(try widths(children) == [30, 30, 30])
    }

    @Test("A basis beyond any length counts as the largest length, even in an unbounded stack")
    func unboundedBasis() throws {
        for basis in [LayoutSize.unboundedLength, 1e300] {
            let children = ["a", "b"].map { Box($0, 20, 10).flexBasis(basis).flexShrink(1) }
            #expect(try widths(children) == [45, 45, nil])
            let rigid = try layOut(StackLayoutSpec(children: [Box("a", 20, 10).flexBasis(basis)]))
            #expect(rigid["a"]?.size.width == 9_999_000 && rigid.diagnostics.isEmpty)
        }
    }

    @Test("A fraction that makes more than any length is ignored and reported, except as a maximum")
    func fraction() throws {
        let box = Box("a", 20, 10)
        for child in [box.width(.fraction(1e7)), box.minWidth(.fraction(2e5))] {
            let layout = try layOut(StackLayoutSpec { child }, in: SizeRange(width: 90))
            #expect(layout["a"] == rect(0, 0, 20, 10))
            let odd = LayoutDiagnostic(.invalidStyle(child.style), of: "Box")
            #expect(layout.diagnostics == [odd])
        }
        let bounded = StackLayoutSpec { box.maxWidth(.fraction(1e7)) }
        #expect(try layOut(bounded, in: SizeRange(width: 90)).diagnostics.isEmpty)
    }

    @Test("Small factors keep their proportions bit for bit")
    func small() throws {
        let children = [
            Box("a", 0, 10).flexGrow(0.1), Box("b", 0, 10).flexGrow(0.2),
            Box("c", 0, 10).flexGrow(0.3),
        ]
        let sum = 0.1 + 0.2 + 0.3
        #expect(
            try widths(children) == [90 * (0.1 / sum), 90 * (0.2 / sum), 90 * (0.3 / sum)]
        )
    }
}
