import Testing
import WeftLayout

@Suite("A parent that is infinite in one direction")
struct InfiniteParentTests {
    @Test("A fraction of its infinite length is undefined, and one of its other length is not")
    func fractions() throws {
        let box = Box("a", 7, 7).styled {
            $0.width = .fraction(0.5)
            $0.height = .fraction(0.5)
        }
        let wide = try layOut(box, parentSize: size(.infinity, 100))
        #expect(wide.size == size(7, 50))
        #expect(wide.diagnostics == [.undefinedFraction(element: "Box", .width)])
        let high = try layOut(box, parentSize: size(100, .infinity))
        #expect(high.size == size(50, 7))
        #expect(high.diagnostics == [.undefinedFraction(element: "Box", .height)])
    }
}
