import Testing
import WeftLayout

@Suite("Equality of diagnostics")
struct DiagnosticEqualityTests {
    private static let strange = LayoutSize(width: .nan, height: .infinity)
    private static let range = SizeRange(min: strange, max: strange)

    /// At least one of each kind, most of them with NaN in their numbers.
    private static let kinds: [LayoutDiagnostic.Kind] = [
        .invalidRange(range, mended: .unbounded), .invalidRange(.unbounded, mended: range),
        .invalidSize(strange), .sizeOutOfRange(strange, range: range),
        .invalidPosition(LayoutPoint(x: .nan, y: 0)),
        .invalidStyle(SpacerLayoutSpec().width(.points(.nan)).style),
        .invalidStyle(SpacerLayoutSpec().width(-1).style),
        .contradictoryBounds(SpacerLayoutSpec().minWidth(2).maxWidth(1).style),
        .invalidValue(property: "b", value: "nan"),
        .undefinedFraction(.width), .stretchedFraction(.width),
        .unusedStyle(parent: "b", properties: .width), .noIntrinsicSize,
        .overruledLength(parent: "b", properties: .width, size: strange),
        .overruledLayer(parent: "b", properties: .width, size: strange),
        .cutLength(parent: "b", properties: .width, size: strange),
        .noRoom(parent: "b", position: LayoutPoint(x: .nan, y: 0), size: strange),
        .nothingToGrowInto,
        .idleSpacer,
        .overflowingLines,
        .unboundedRange, .unboundedRatio,
        .brokenRatio(ratio: .nan, size: strange), .misplacedElement,
        .custom("a"),
    ]

    @Test("Each kind equals itself and no other, even with NaN in it")
    func reflexive() {
        for (index, kind) in Self.kinds.enumerated() {
            #expect(Self.kinds.firstIndex(of: kind) == index)
        }
        #expect(Set(Self.kinds).count == Self.kinds.count)
        #expect(Set(Self.kinds + Self.kinds).count == Self.kinds.count)
    }

    @Test("Numbers are compared by their bits")
    func bits() {
        let zero = LayoutDiagnostic.Kind.invalidSize(size(0, -1))
        #expect(zero != .invalidSize(size(-0.0, -1)))
    }

    @Test("Diagnostics of one kind differ if they are about different elements or nodes")
    func elements() {
        let first = LayoutDiagnostic(.noIntrinsicSize, of: "a", path: "b")
        #expect(first == LayoutDiagnostic(.noIntrinsicSize, of: "a", path: "b"))
        #expect(first != LayoutDiagnostic(.noIntrinsicSize, of: "b", path: "b"))
        #expect(first != LayoutDiagnostic(.noIntrinsicSize, of: "a", path: "a"))
    }

    @Test("What is found twice in a node is reported once, even if it is NaN")
    func saidOnce() throws {
        let layout = try layOut(WrapperLayoutSpec(children: [Undefined(), Undefined()]))
        #expect(layout.diagnostics == [LayoutDiagnostic(.invalidSize(.undefined), of: "Undefined")])
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
