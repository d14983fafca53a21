import Weft

extension JSONParser {
    /// The error for a place where something else than the next byte was expected.
    func unexpected(_ expected: String) -> DocumentError {
        error(.malformed, at: index, expected, nextCharacter)
    }

    /// The next character as an error names it: by its number if it would not be visible.
    private var nextCharacter: String {
        guard let byte = next else { return "the end of the text" }
        if byte == UInt8(ascii: " ") { return "a space" }
        var rest = bytes[index...].makeIterator()
        var parser = UTF8.ForwardParser()
        guard byte > 0x20, byte != 0x7F,
            case .valid(let encoded) = parser.parseScalar(from: &rest)
        else { return "the byte 0x\(Self.hexadecimal(byte))" }
        let scalar = UTF8.decode(encoded)
        let character = Character(scalar)
        let isSeen =
            character.isLetter || character.isNumber || character.isPunctuation
            || character.isSymbol
        return isSeen ? "\"\(character)\"" : "the character U+\(Self.hexadecimal(scalar.value))"
    }

    private static func hexadecimal(_ number: some BinaryInteger) -> String {
        String(number, radix: 16, uppercase: true)
    }

    /// The error for a place where a value was expected. A word in that place is quoted as a whole,
    /// because other formats have values that JSON lacks.
    func unexpectedValue() -> DocumentError {
        let word = nextWord
        if word.isEmpty { return unexpected("a value") }
        let text = String(decoding: word, as: UTF8.self)
        let value = JSONValue.string(text)
        let infinity = value.meantInfinity.map { "the string \"\($0)\"" }
        let meant = infinity ?? value.meant(of: ["true", "false", "null"])
        return error(.malformed, at: index, "a value", DocumentError.quoted(text) + meant.hint)
    }

    /// The letters that come next, including a sign before them; empty if there are none.
    var nextWord: ArraySlice<UInt8> {
        let hasSign = next == UInt8(ascii: "-") || next == UInt8(ascii: "+")
        let letters = bytes[(hasSign ? index + 1 : index)...].prefix(60).prefix {
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
        }
        return letters.isEmpty ? letters : bytes[index..<letters.endIndex]
    }

    /// An error about the text at the index of a byte, with the line and the column.
    func error(
        _ kind: DocumentError.Kind,
        at index: Int,
        _ expected: String,
        _ found: String
    ) -> DocumentError {
        var line = firstLine
        var column = 1
        for byte in bytes[start..<index] {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return DocumentError(
            kind,
            at: DocumentError.Position(line: line, column: column),
            expected: expected,
            found: found
        )
    }
}
