import Testing
import WeftLayout

@Suite("Baselines of a stack")
struct StackBaselineTests {
    @Test("The first is that of the first child that has one, the last that of the last one")
    func firstAndLast() throws {
        let stack = StackLayoutSpec(.vertical) {
            Box("a", 10, 10)
            Box("b", 10, 10, firstBaseline: 6, lastBaselineOffset: -2)
            Box("c", 10, 10, firstBaseline: 7, lastBaselineOffset: -3)
            Box("d", 10, 10)
        }
        let layout = try layOut(stack)
        #expect(layout.firstBaseline == 16)
        #expect(layout.lastBaseline == 27)
    }
}
