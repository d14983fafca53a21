import Testing
import WeftLayout

@Suite("A ratio of nothing")
struct RatioWithoutBoundTests {
    private let photo = Box("photo") { $0.max.definedWhereFinite == $0.max ? $0.max : .zero }

    @Test("A ratio spec whose range has no bound measures its child as it likes, and is named")
    func named() throws {
        let row = try layOut(StackLayoutSpec { photo.ratio(0.75) }, in: SizeRange(width: 100))
        #expect(row["photo"]?.size == .zero)
        #expect(row.diagnostics == [.unboundedRatio(element: "RatioLayoutSpec")])
        let sized = try layOut(Box("a", 30, 10).ratio(1))
        #expect(sized["a"]?.size == size(30, 10))
        #expect(sized.diagnostics == [.unboundedRatio(element: "RatioLayoutSpec")])
    }

    @Test("One bound is enough, be it of the range or of the ratio spec itself")
    func oneBound() throws {
        let column = StackLayoutSpec(.vertical) { photo.ratio(0.75) }
        let row = StackLayoutSpec { photo.ratio(0.75).width(100) }
        for stack in [column, row] {
            let layout = try layOut(stack, in: SizeRange(width: 100))
            #expect(layout["photo"]?.size == size(100, 75))
            #expect(layout.diagnostics.isEmpty)
        }
    }

    @Test("A bound that a stack finds only by flexing is one too")
    func flexed() throws {
        let row = StackLayoutSpec { photo.ratio(0.5).flexGrow(1) }
        let layout = try layOut(row, in: SizeRange(width: 100))
        #expect(layout["photo"]?.size == size(100, 50))
        #expect(layout.diagnostics.isEmpty)
    }
}
