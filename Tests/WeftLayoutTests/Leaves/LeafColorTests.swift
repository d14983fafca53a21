import Foundation
import Testing
import WeftLayout

@Suite("Display colours")
struct LeafColorTests {
    @Test("A literal gives red, green and blue")
    func literal() {
        let color: DisplayColor = 0xFF8000
        #expect(color == DisplayColor(red: 1, green: 128.0 / 255, blue: 0))
        #expect(color.hexString == "#ff8000")
        #expect(DisplayColor(hex: 0xAB_010203).hexString == "#010203")
    }

    @Test("A hex string has the nearest 255ths, so that it gives back what a literal said")
    func hexString() {
        for value in 0...255 as ClosedRange<UInt32> {
            let hexString = DisplayColor(hex: value << 16 | value).hexString
            #expect(UInt32(hexString.dropFirst(), radix: 16) == value << 16 | value)
            #expect(DisplayColor(hexString: hexString) == DisplayColor(hex: value << 16 | value))
            #expect(DisplayColor(hexString: hexString.uppercased())?.hexString == hexString)
        }
        #expect(DisplayColor(red: 0.5, green: 0.499, blue: 0).hexString == "#807f00")
    }

    @Test(
        "A text that is no hex string is no colour",
        arguments: [
            "", "#", "ff8000", "#ff800", "#ff80000", "#+f8000", "#ff80g0", "#ｆｆ", "0xff8000",
        ]
    )
    func noHexString(text: String) {
        #expect(DisplayColor(hexString: text) == nil)
    }

    @Test("Components are clamped to 0…1, and NaN becomes 0")
    func clamping() {
        let color = DisplayColor(red: 2, green: -.infinity, blue: .nan, opacity: .infinity)
        #expect(color == DisplayColor(red: 1, green: 0, blue: 0, opacity: 1))
    }

    @Test("255ths and thousandths are exact, and a colour takes eight bytes")
    func exactComponents() {
        for count in 0...1000 {
            let thousandths = Double(count) / 1000
            let fraction = Double(count & 255) / 255
            let color = DisplayColor(
                red: thousandths,
                green: fraction,
                blue: 1 - fraction,
                opacity: thousandths
            )
            #expect(color.red == thousandths && color.opacity == thousandths)
            #expect(color.green == fraction && color.blue == Double(255 - count & 255) / 255)
        }
        #expect(DisplayColor(red: 0.12345, green: 0, blue: 0).red == 6296.0 / 51_000)
        #expect(MemoryLayout<DisplayColor>.size == 8)
    }

    @Test("Decoding restores what was encoded, clamps components, and supplies a missing opacity")
    func coding() throws {
        let color = DisplayColor(hex: 0x123456, opacity: 0.5)
        let data = try JSONEncoder().encode(color)
        #expect(try JSONDecoder().decode(DisplayColor.self, from: data) == color)
        let json = Data(#"{"red": 7, "green": 0, "blue": -1}"#.utf8)
        #expect(try JSONDecoder().decode(DisplayColor.self, from: json) == 0xFF0000)
    }

    @Test("A colour's description is its hex string, followed by any opacity below 1")
    func description() {
        #expect(DisplayColor(hex: 0x123456, opacity: 0.5).debugDescription == "#123456 at 0.5")
        #expect(DisplayColor(hex: 0x123456).debugDescription == "#123456")
    }
}
