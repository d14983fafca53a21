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

    @Test("An ascender and a descender take the place of measured baselines, unless they are odd")
    func stated() throws {
        let box = Box("a", 10, 20, firstBaseline: 6, lastBaselineOffset: -2)
        let usable = try layOut(StackLayoutSpec { box.ascender(15).descender(-4) })
        #expect(usable.firstBaseline == 15)
        #expect(usable.lastBaseline == 16)
        let odd = try layOut(StackLayoutSpec { box.ascender(.infinity).descender(.nan) })
        #expect(odd.firstBaseline == 6)
        #expect(odd.lastBaseline == 18)
    }
}
