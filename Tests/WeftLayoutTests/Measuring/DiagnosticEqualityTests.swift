import Testing
import WeftLayout

@Suite("Equality of diagnostics")
struct DiagnosticEqualityTests {
    private static let strange = LayoutSize(width: .nan, height: .infinity)
    private static let range = SizeRange(min: strange, max: strange)

    /// One of each kind, with NaN wherever there is a number.
    private static let kinds: [LayoutDiagnostic.Kind] = [
        .invalidRange(range, mended: .unbounded), .invalidRange(.unbounded, mended: range),
        .invalidSize(element: "a", strange), .sizeOutOfRange(element: "a", strange, range),
        .invalidPosition(spec: "a", LayoutPoint(x: .nan, y: 0)),
        .invalidStyle(element: "a", SpacerLayoutSpec().width(.points(.nan)).style),
        .invalidStyle(element: "a", SpacerLayoutSpec().width(-1).style),
        .contradictoryBounds(element: "a", SpacerLayoutSpec().minWidth(2).maxWidth(1).style),
        .invalidValue(element: "a", property: "b", value: "nan"),
        .undefinedFraction(element: "a", .width), .unusedFraction(element: "a", .width),
        .unusedStyle(element: "a", parent: "b", .width), .noIntrinsicSize(element: "a"),
        .overruledLength(element: "a", parent: "b", .width, strange),
        .overruledLayer(element: "a", parent: "b", .width, strange),
        .nothingToGrowInto(element: "a"),
        .unboundedRange(element: "a"), .unboundedRatio(element: "a"),
        .brokenRatio(element: "a", ratio: .nan, strange), .misplacedElement(spec: "a"),
        .custom("a"),
    ]

    @Test("Each kind equals itself and no other, NaN or not")
    func reflexive() {
        for (index, kind) in Self.kinds.enumerated() {
            #expect(Self.kinds.firstIndex(of: kind) == index)
        }
        #expect(Set(Self.kinds).count == Self.kinds.count)
        #expect(Set(Self.kinds + Self.kinds).count == Self.kinds.count)
    }

    @Test("Numbers are compared by their bits")
    func bits() {
        let zero = LayoutDiagnostic.Kind.invalidSize(element: "a", size(0, -1))
        #expect(zero != .invalidSize(element: "a", size(-0.0, -1)))
        #expect(zero != .invalidSize(element: "b", size(0, -1)))
    }

    @Test("What is met twice in one node is said once, also if it is NaN")
    func saidOnce() throws {
        let layout = try layOut(WrapperLayoutSpec(children: [Undefined(), Undefined()]))
        #expect(layout.diagnostics == [.invalidSize(element: "Undefined", .undefined)])
    }
}

private struct Undefined: LayoutSpec {
    var style = LayoutElementStyle()

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) -> LayoutSize {
        .undefined
    }
}
