import Testing
import WeftLayout

@Suite("Baselines of a stack")
struct StackBaselineTests {
    @Test("The first child with a baseline gives the first one, and the last such child the last")
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
