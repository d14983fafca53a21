import Testing

@testable import WeftDocument

@Suite("JSON")
struct JSONTests {
    @Test(
        "A value is read and written back without loss",
        arguments: [
            "null", "true", "false", "0", "-0", "1.0", "12345678901234567890123", "1e400", "\"\"",
            "1E5", "\"a\\\"b\\\\c\\n\\t\\r\"", "[]", "[1,[2,[]],{}]",
            "{\"a\":1,\"b\":{\"c\":[null]}}",
            "\"ÄÖ𝄞\"", "\"\\u0001\\u000f\\u0010\\u001f\"",
        ]
    )
    func roundTrips(text: String) throws {
        #expect("\(try JSONValue(parsing: text))" == text)
    }

    @Test("Escapes, white space and a byte order mark are read as RFC 8259 says")
    func escapes() throws {
        let text = "\u{FEFF} [ \"\\u0041\\/\\b\\f\\r\\ud834\\udd1e\" ,\t1 ]\r\n"
        #expect(
            try JSONValue(parsing: text)
                == .array([.string("A/\u{8}\u{C}\r𝄞"), .number("1")])
        )
    }

    @Test("A syntax error has a position and an empty path; other errors have no position")
    func position() {
        let error = #expect(throws: DocumentError.self) {
            try JSONValue(parsing: "{\n  \"ä\": nil}")
        }
        #expect(error?.position == DocumentError.Position(line: 2, column: 8))
        #expect(error?.path == "")
        let other = #expect(throws: DocumentError.self) { try LayoutDocument(parsing: "{}") }
        #expect(other?.position == nil)
    }

    @Test(
        "Text that is not JSON is an error with a line and a column",
        arguments: [
            ("", "line 1, column 1: expected a value, found the end of the text"),
            ("[,]", "line 1, column 2: expected a value, found \",\""),
            ("[1, ]", "line 1, column 5: expected a value after the comma, found \"]\""),
            (
                "{\"a\": 1, }",
                "line 1, column 10: expected a name in quotes after the comma, found \"}\""
            ),
            ("[1 2]", "line 1, column 4: expected \",\" or \"]\", found \"2\""),
            ("{\n  \"ä\": nil\n}", "line 2, column 8: expected a value, found \"nil\""),
            ("[True]", "line 1, column 2: expected a value, found \"True\"; did you mean true?"),
            ("[tru]", "line 1, column 2: expected a value, found \"tru\"; did you mean true?"),
            (
                "[Infinity]",
                "line 1, column 2: expected a value, found \"Infinity\"; did you mean the string \"inf\"?"
            ),
            (
                "[-Infinity]",
                "line 1, column 2: expected a value, found \"-Infinity\"; did you mean the string \"-inf\"?"
            ),
            (
                "[+inf]",
                "line 1, column 2: expected a value, found \"+inf\"; did you mean the string \"inf\"?"
            ),
            ("[-NaN]", "line 1, column 2: expected a value, found \"-NaN\""),
            ("[-*]", "line 1, column 3: expected a digit, found \"*\""),
            ("[+1]", "line 1, column 2: expected a value, found \"+\""),
            ("[1e-x]", "line 1, column 5: expected a digit, found \"x\""),
            ("[*]", "line 1, column 2: expected a value, found \"*\""),
            (
                "[" + String(repeating: "x", count: 70) + "]",
                "line 1, column 2: expected a value, found \"" + String(repeating: "x", count: 40)
                    + "…\""
            ),
            (
                "[" + String(repeating: "x", count: 40) + "]",
                "line 1, column 2: expected a value, found \"" + String(repeating: "x", count: 40)
                    + "\""
            ),
            ("{a:1}", "line 1, column 2: expected a name in quotes, found \"a\""),
            ("{\"a\" 1}", "line 1, column 6: expected \":\", found \"1\""),
            ("{\"a\":1", "line 1, column 7: expected \",\" or \"}\", found the end of the text"),
            (
                "{\"a\":1,\"a\":2}",
                "line 1, column 8: expected a new name, found \"a\" again"
            ),
            ("01", "line 1, column 2: expected no digit after a leading zero, found \"1\""),
            ("-", "line 1, column 2: expected a digit, found the end of the text"),
            ("- 1", "line 1, column 2: expected a digit, found a space"),
            ("1.", "line 1, column 3: expected a digit, found the end of the text"),
            ("1e+", "line 1, column 4: expected a digit, found the end of the text"),
            ("NaN", "line 1, column 1: expected a value, found \"NaN\""),
            (
                "\"a",
                "line 1, column 3: expected a quote at the end of the string, found the end of the text"
            ),
            ("\"\\x\"", "line 1, column 3: expected an escape sequence, found \"x\""),
            ("\"\\u00g0\"", "line 1, column 6: expected a hexadecimal digit, found \"g\""),
            (
                "\"\\ud800\"",
                "line 1, column 2: expected a pair of surrogates, found half of a pair"
            ),
            (
                "\"\t\"",
                "line 1, column 2: expected an escape sequence for this control character, found the byte 0x9"
            ),
            (
                "\"\u{1F}\"",
                "line 1, column 2: expected an escape sequence for this control character, found the byte 0x1F"
            ),
            ("\u{7F}", "line 1, column 1: expected a value, found the byte 0x7F"),
            ("1 1", "line 1, column 3: expected the end of the text, found \"1\""),
            ("{“a”: 1}", "line 1, column 2: expected a name in quotes, found \"“\""),
            ("[ä]", "line 1, column 2: expected a value, found \"ä\""),
            ("[\u{A0}1]", "line 1, column 2: expected a value, found the character U+A0"),
            ("[1\u{301}]", "line 1, column 3: expected \",\" or \"]\", found the character U+301"),
            ("[\u{202E}]", "line 1, column 2: expected a value, found the character U+202E"),
        ]
    )
    func malformed(text: String, error: String) {
        #expect(message(of: Array(text.utf8)) == error)
    }

    @Test(
        "Bytes that are not UTF-8 are an error at the column of the first one",
        arguments: [
            ([0xFF], 2), ([0x61, 0x62, 0xFF, 0x63], 4), ([0xC3, 0xA4, 0x80], 3),
            ([0x61, 0xF0, 0x9D, 0x84], 3), (Array("𝄞𝄞".utf8) + [0x80], 4),
            ([0x61, 0x5C, 0x6E, 0x62, 0xC3], 6),
        ] as [([UInt8], Int)]
    )
    func notUTF8(bytes: [UInt8], column: Int) {
        #expect(
            message(of: [0x22] + bytes + [0x22])
                == "line 1, column \(column): expected text in UTF-8, found invalid bytes"
        )
    }

    @Test(
        "A number value whose text is not a JSON number is written as null",
        arguments: ["", "nan", "}{", "0x10", "1e", "1-2", " 1", "01", "\u{FEFF}1"]
    )
    func noNumber(text: String) {
        #expect("\(JSONValue.array([.number(text), .number("-1.5e3")]))" == "[null,-1.5e3]")
    }

    @Test("A byte order mark does not count as a column")
    func byteOrderMark() {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let error = "expected a value, found \"nil\""
        #expect(message(of: mark + Array("nil".utf8)) == "line 1, column 1: \(error)")
        #expect(message(of: mark + Array("[\n nil]".utf8)) == "line 2, column 2: \(error)")
    }

    @Test("Text in UTF-16 is reported as such, in either byte order", arguments: [true, false])
    func utf16(isLittleEndian: Bool) {
        let units = [0xFEFF, UInt16(UInt8(ascii: "1"))]
        let bytes = units.flatMap { unit in
            let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            return isLittleEndian ? bytes : bytes.reversed()
        }
        #expect(
            message(of: bytes) == "line 1, column 1: expected text in UTF-8, found text in UTF-16"
        )
    }

    @Test("The limit on nesting does not limit the number of siblings", arguments: ["[]", "{}"])
    func siblings(value: String) throws {
        let values = Array(repeating: value, count: JSONValue.maximumDepth + 1)
        let parsed = try JSONValue(parsing: "[\(values.joined(separator: ","))]")
        #expect("\(parsed)".utf8.count == values.count * 3 + 1)
    }

    @Test(
        "A number is written with the fewest digits that read back as the same number",
        arguments: [
            (-0.0, "0"), (40, "40"), (0.1, "0.1"), (9_007_199_254_740_991, "9007199254740991"),
            (1e16, "1e+16"), (.infinity, "\"inf\""), (-.infinity, "\"-inf\""), (.nan, "null"),
        ] as [(Double, String)]
    )
    func numbers(number: Double, text: String) throws {
        #expect(number.json == text)
        #expect(try number.isNaN || JSONValue(parsing: text).double == number)
    }

    @Test("Nesting up to the limit is read, and none beyond it", arguments: [1_025, 100_000])
    func nesting(depth: Int) throws {
        let fitting = Array(repeating: UInt8(ascii: "["), count: JSONValue.maximumDepth)
        let closing = Array(repeating: UInt8(ascii: "]"), count: JSONValue.maximumDepth)
        _ = try JSONValue(parsing: fitting + closing)
        #expect(
            message(of: Array(repeating: UInt8(ascii: "["), count: depth))
                == "line 1, column 1025: expected at most 1024 levels of arrays and objects, found more"
        )
    }

    private func message(of text: [UInt8]) -> String? {
        do {
            _ = try JSONValue(parsing: text)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
