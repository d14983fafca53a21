/// Parses a JSON text (RFC 8259).
///
/// It is stricter than Foundation's parser where layout documents require it: an object that has a
/// name twice is an error, true and 1 are different, and numbers keep their digits.
struct JSONParser {
    let bytes: [UInt8]
    var index: Int
    private var depth = NestingDepth(maximum: JSONValue.maximumDepth)

    /// Where the text begins: after its byte order mark, if it has one.
    let start: Int

    /// The number of the text's first line in the file that it comes from.
    let firstLine: Int

    init(_ bytes: [UInt8], firstLine: Int) {
        self.bytes = bytes
        self.firstLine = firstLine
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        index = start
    }

    /// The next byte; nil at the end of the text.
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Parses a text that holds one value and nothing else.
    mutating func parseText() throws(DocumentError) -> JSONValue {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw error(.malformed, at: start, "text in UTF-8", "text in UTF-16")
        }
        let value = try parseValue()
        skipSpace()
        if index < bytes.count { throw unexpected("the end of the text") }
        return value
    }

    private mutating func parseValue() throws(DocumentError) -> JSONValue {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return .object(try parseObject())
        case UInt8(ascii: "["): return .array(try parseArray())
        case UInt8(ascii: "\""): return .string(try parseString())
        case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
        case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
        case UInt8(ascii: "n"): return try parseWord("null", .null)
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
            return .number(try parseNumber())
        default: throw unexpectedValue()
        }
    }

    private mutating func parseArray() throws(DocumentError) -> [JSONValue] {
        var values: [JSONValue] = []
        try enter()
        if !take("]") {
            repeat {
                skipSpace()
                if next == UInt8(ascii: "]"), !values.isEmpty {
                    throw unexpected("a value after the comma")
                }
                values.append(try parseValue())
            } while take(",")
            if !take("]") { throw unexpected("\",\" or \"]\"") }
        }
        depth.leave()
        return values
    }

    private mutating func parseObject() throws(DocumentError) -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        try enter()
        if !take("}") {
            repeat {
                skipSpace()
                let start = index
                guard next == UInt8(ascii: "\"") else {
                    let place = members.isEmpty ? "" : " after the comma"
                    throw unexpected("a name in quotes" + place)
                }
                let name = try parseString()
                guard name.hasShortMarkRuns else {
                    let expected = String.shortMarkRunsExpectation("name")
                    throw error(.malformed, at: start, expected, "more")
                }
                if !take(":") { throw unexpected("\":\"") }
                guard members.updateValue(try parseValue(), forKey: name) == nil else {
                    let found = "\(DocumentError.quoted(name)) again"
                    throw error(.malformed, at: start, "a new name", found)
                }
            } while take(",")
            if !take("}") { throw unexpected("\",\" or \"}\"") }
        }
        depth.leave()
        return members
    }

    /// Takes the bracket that opens an array or an object.
    private mutating func enter() throws(DocumentError) {
        if let expected = depth.enter() {
            throw error(.tooDeep, at: index, expected, "more")
        }
        index += 1
    }

    private mutating func parseWord(
        _ word: StaticString,
        _ value: JSONValue
    ) throws(DocumentError) -> JSONValue {
        guard bytes[index...].starts(with: "\(word)".utf8) else { throw unexpectedValue() }
        index += word.utf8CodeUnitCount
        return value
    }

    /// Takes a punctuation mark and the white space before it, if the mark comes next.
    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        skipSpace()
        guard next == UInt8(ascii: mark) else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            index += 1
        }
    }
}
