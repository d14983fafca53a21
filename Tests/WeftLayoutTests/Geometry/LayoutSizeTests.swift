import Testing
import WeftLayout

@Suite("Sizes")
struct LayoutSizeTests {
    private static let longest = LayoutSize.unboundedLength

    @Test(
        "A usable length is zero or a normal, positive number below 10,000,000",
        arguments: [
            (0, true), (-0.0, true), (.leastNormalMagnitude, true), (7.5, true),
            (longest.nextDown, true), (longest, false), (.infinity, false), (-1, false),
            (-.infinity, false), (.leastNonzeroMagnitude, false), (.nan, false),
        ]
    )
    func validity(length: Double, isValid: Bool) {
        #expect(size(length, 1).isValid == isValid)
        #expect(size(1, length).isValid == isValid)
    }

    @Test("A parent's length is defined only if it is below 10,000,000")
    func definedWhereFinite() {
        #expect(size(0, Self.longest.nextDown).definedWhereFinite == size(0, Self.longest.nextDown))
        for length in [Self.longest, .infinity, .nan] {
            let parent = size(length, 3).definedWhereFinite
            #expect(parent.width.isNaN && parent.height == 3, "\(length)")
        }
        #expect(LayoutSize.undefined != .undefined)
    }
}
