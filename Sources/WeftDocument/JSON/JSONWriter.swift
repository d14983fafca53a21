/// Writes JSON text in UTF-8.
struct JSONWriter {
    /// The text so far.
    private(set) var bytes: [UInt8] = []

    /// The text so far as a string.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Appends punctuation.
    mutating func write(raw text: StaticString) {
        bytes.append(contentsOf: "\(text)".utf8)
    }

    /// Appends a number with the fewest digits that restore it; whole numbers have no decimal
    /// point.
    ///
    /// JSON has no infinite numbers, so they become the strings `"inf"` and `"-inf"`. NaN becomes
    /// null.
    mutating func write(_ number: Double) {
        guard number.isFinite else {
            if number.isNaN { return write(raw: "null") }
            return write(number > 0 ? "inf" : "-inf")
        }
        if let whole = Int64(exactly: number), whole.magnitude < 1 << 53 {
            bytes.append(contentsOf: "\(whole)".utf8)
        } else {
            bytes.append(contentsOf: "\(number)".utf8)
        }
    }

    /// Appends numbers as an array.
    mutating func write(_ numbers: Double...) {
        bytes.append(UInt8(ascii: "["))
        for (index, number) in numbers.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(number)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Appends a string in quotes.
    mutating func write(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): write(raw: "\\n")
            case UInt8(ascii: "\t"): write(raw: "\\t")
            case UInt8(ascii: "\r"): write(raw: "\\r")
            case 0..<0x10: bytes.append(contentsOf: "\\u000\(String(byte, radix: 16))".utf8)
            case 0x10..<0x20: bytes.append(contentsOf: "\\u00\(String(byte, radix: 16))".utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Appends a value, with the members of objects in ascending order of their names. A `number`
    /// whose text is not a number in JSON is written as null.
    mutating func write(_ value: JSONValue) {
        switch value {
        case .bool(let bool): write(raw: bool ? "true" : "false")
        case .number(let number) where JSONParser.isNumber(number.utf8):
            bytes.append(contentsOf: number.utf8)
        case .null, .number: write(raw: "null")
        case .string(let string): write(string)
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(value)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(member.key)
                bytes.append(UInt8(ascii: ":"))
                write(member.value)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }
}
