import Testing
import WeftLayout

@Suite("A spec that returns a size outside its range")
struct SizeOutOfRangeTests {
    private let range = SizeRange(min: size(10, 10), max: size(50, 50))

    @Test("The size is clamped and reported, whether it is too large or too small")
    func clamped() throws {
        let large = try layOut(Stubborn(answer: size(80, 20)), in: range)
        #expect(large.size == size(50, 20))
        #expect(
            large.diagnostics == [
                LayoutDiagnostic(.sizeOutOfRange(size(80, 20), range: range), of: "Stubborn")
            ]
        )
        let small = try layOut(Stubborn(answer: size(20, 5)), in: range)
        #expect(small.size == size(20, 10))
        #expect(
            small.diagnostics == [
                LayoutDiagnostic(.sizeOutOfRange(size(20, 5), range: range), of: "Stubborn")
            ]
        )
    }

    @Test("A spec that returns 0×0 is as small as its range allows, and is not reported")
    func nothing() throws {
        let layout = try layOut(Stubborn(answer: .zero), in: range)
        #expect(layout.size == range.min)
        #expect(layout.diagnostics.isEmpty)
    }

    @Test("The size is clamped to the range that the spec's own style leaves")
    func styled() throws {
        let layout = try layOut(Stubborn(answer: size(40, 40)).maxWidth(30), in: range)
        #expect(layout.size == size(30, 40))
        #expect(layout.diagnostics.count == 1)
    }

    @Test("A size that only rounding puts outside the range is not reported")
    func rounded() throws {
        let narrow = SizeRange(max: size(33.25, 50))
        let environment = LayoutEnvironment(displayScale: 2)
        let spec = Box("a", 40, 10).overlay(Box("b", 1, 1)).ratio(0.3).wrapped()
        let layout = try layOut(spec, in: narrow, environment: environment)
        #expect(layout.size.width == 33.5)
        #expect(layout.diagnostics.isEmpty)
    }

    @Test("A spec around a child without a usable size keeps to its range, and is not blamed")
    func childWithoutSize() throws {
        let broken = Box("a") { _ in LayoutSize(width: 5, height: .infinity) }
        let layout = try layOut(
            broken.overlay(Box("b", 1, 1)),
            in: SizeRange(min: size(10, 10), max: .infinity)
        )
        #expect(layout.size == size(10, 10))
        #expect(
            layout.diagnostics == [LayoutDiagnostic(.invalidSize(size(10, .infinity)), of: "Box")]
        )
    }
}

private struct Stubborn: LayoutSpec {
    var style = LayoutElementStyle()
    var answer: LayoutSize

    init(answer: LayoutSize) {
        self.answer = answer
    }

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) -> LayoutSize {
        answer
    }
}
