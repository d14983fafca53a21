import Testing
import Weft

@testable import WeftInspector

@Suite("Numbers for readers")
struct ShortTextTests {
    @Test(
        "A number has at most three decimals, none if it is large, and no needless point",
        arguments: [
            (0, "0"), (-0.0, "0"), (1.5, "1.5"), (2.0006, "2.001"), (2.0004, "2"),
            (-2.0006, "-2.001"), (2_000_000, "2000000"), (123_456_789_012, "123456789012"),
            (.infinity, "∞"), (-.infinity, "-∞"), (.nan, "nan"),
            (999_999_999_999.25, "999999999999.25"), (1e12, "1000000000000"),
            (1_234_567_890_123.75, "1234567890124"), (-1e15, "-1000000000000000"),
            (9_007_199_254_740_992, "9007199254740992"), (1e16, "1e+16"), (1e300, "1e+300"),
            (-1.23456e20, "-1.235e+20"), (.greatestFiniteMagnitude, "1.798e+308"),
        ] as [(Double, String)]
    )
    func numbers(number: Double, text: String) {
        #expect(number.shortText == text)
    }

    @Test("A range shows both of its ends where they differ")
    func ranges() {
        let range = SizeRange(
            min: LayoutSize(width: 5, height: 0),
            max: LayoutSize(width: 5, height: .infinity)
        )
        #expect(range.shortText == "5×0…∞")
    }
}
