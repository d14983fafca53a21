import Testing
import Weft

@testable import WeftInspector

@Suite("Numbers for readers")
struct ShortTextTests {
    @Test(
        "A number has three decimals at most, and no point where there are none",
        arguments: [
            (0, "0"), (-0.0, "0"), (1.5, "1.5"), (2.0006, "2.001"), (2.0004, "2"),
            (-2.0006, "-2.001"), (2_000_000, "2000000"), (123_456_789_012, "123456789012"),
            (.infinity, "∞"), (-.infinity, "-∞"), (1e300, "1e+300"),
        ] as [(Double, String)]
    )
    func numbers(number: Double, text: String) {
        #expect(number.shortText == text)
    }

    @Test("A range is told by both its ends where they differ")
    func ranges() {
        let range = SizeRange(
            min: LayoutSize(width: 5, height: 0),
            max: LayoutSize(width: 5, height: .infinity)
        )
        #expect(range.shortText == "5×0…∞")
    }
}
