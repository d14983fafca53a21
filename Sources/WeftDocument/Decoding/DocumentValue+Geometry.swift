import Weft
import WeftLayout

extension LayoutSize: DocumentValue {
    static var documentExpectation: String { "an array of 2 numbers, [width, height]" }

    init(document value: JSONValue) throws(DocumentError) {
        let numbers: [Double] = try value.array(of: 2, expected: Self.documentExpectation)
        self.init(width: numbers[0], height: numbers[1])
    }
}

extension LayoutPoint: DocumentValue {
    static var documentExpectation: String { "an array of 2 numbers, [x, y]" }

    init(document value: JSONValue) throws(DocumentError) {
        let numbers: [Double] = try value.array(of: 2, expected: Self.documentExpectation)
        self.init(x: numbers[0], y: numbers[1])
    }
}

extension LayoutInsets: DocumentValue {
    static var documentExpectation: String {
        "an array of 4 numbers, [top, left, bottom, right]"
    }

    init(document value: JSONValue) throws(DocumentError) {
        let numbers: [Double] = try value.array(of: 4, expected: Self.documentExpectation)
        self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}

extension LayoutDimension: DocumentValue {
    static var documentExpectation: String { "a number, \"12pt\", \"50%\" or \"auto\"" }

    init(document value: JSONValue) throws(DocumentError) {
        if let number = value.double {
            self = .points(number)
        } else if case .string(let text) = value, let dimension = Self(text) {
            self = dimension
        } else {
            let meant = value.meantInfinity ?? Self.meant(by: value) ?? value.meant(of: ["auto"])
            throw value.mistake(expected: Self.documentExpectation, meant: meant)
        }
    }

    private init?(_ text: String) {
        if text.hasSameBytes(as: "auto") {
            self = .auto
        } else if let number = Self.number(text, before: "%") {
            self = .fraction(number / 100)
        } else if let number = Self.number(text, before: "pt") {
            self = .points(number)
        } else {
            return nil
        }
    }

    /// The length in points that a quoted number, or one in CSS pixels, probably means; nil if the
    /// value is neither.
    private static func meant(by value: JSONValue) -> String? {
        guard let text = value.text(upTo: 20) else { return nil }
        let unit = ["", "px"].first { number(text, before: $0) != nil }
        return unit.map { text.dropLast($0.count) + "pt" }
    }

    /// The number that precedes the unit in a text, in JSON notation and without spaces around it;
    /// nil if there is none.
    private static func number(_ text: String, before unit: String) -> Double? {
        let (number, end) = (text.utf8.dropLast(unit.utf8.count), text.utf8.suffix(unit.utf8.count))
        guard end.elementsEqual(unit.utf8) else { return nil }
        return JSONValue.number(String(decoding: number, as: UTF8.self)).double
    }
}

extension DimensionSize: DocumentValue {
    static var documentExpectation: String { "an array of 2 dimensions, [width, height]" }

    init(document value: JSONValue) throws(DocumentError) {
        let dimensions: [LayoutDimension] = try value.array(
            of: 2,
            expected: Self.documentExpectation
        )
        self.init(width: dimensions[0], height: dimensions[1])
    }
}

extension DisplayColor: DocumentValue {
    static var documentExpectation: String { "a color, \"#rrggbb\"" }

    init(document value: JSONValue) throws(DocumentError) {
        guard case .string(let text) = value, let color = DisplayColor(hexString: text) else {
            throw value.mistake(
                expected: Self.documentExpectation,
                meant: Self.meant(by: value)
            )
        }
        self = color
    }

    /// The colour that a string with three digits, or without a `#`, probably means; nil if it is
    /// not such a string.
    private static func meant(by value: JSONValue) -> String? {
        guard let text = value.text(upTo: 8) else { return nil }
        let prefix = ["#", "0x", "0X"].first { text.hasPrefix($0) } ?? ""
        let digits = text.dropFirst(prefix.count)
        guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        return switch digits.count {
        case 3: "#" + digits.map { "\($0)\($0)" }.joined()
        case 6: "#" + digits
        default: nil
        }
    }
}
