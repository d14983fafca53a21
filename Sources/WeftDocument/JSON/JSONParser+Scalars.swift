extension JSONParser {
    /// Whether a text is a number and nothing else.
    static func isNumber(_ text: some Collection<UInt8>) -> Bool {
        var scanner = JSONNumberScanner(text)
        return scanner.scan() == nil && scanner.rest.isEmpty
    }

    /// Parses a number and returns it as it is written.
    mutating func parseNumber() throws(DocumentError) -> String {
        let start = index
        var scanner = JSONNumberScanner(bytes[start...])
        let expected = scanner.scan()
        // A word after the sign is reported together with it.
        if expected != nil, !nextWord.isEmpty { throw unexpectedValue() }
        index = scanner.rest.startIndex
        if let expected { throw unexpected(expected) }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Parses a string whose opening quote is next.
    mutating func parseString() throws(DocumentError) -> String {
        index += 1
        var string = ""
        while true {
            string += try parsePlainCharacters()
            guard let byte = next else { throw unexpected("a quote at the end of the string") }
            guard byte >= 0x20 else {
                throw unexpected("an escape sequence for this control character")
            }
            index += 1
            if byte == UInt8(ascii: "\"") { return string }
            string.unicodeScalars.append(try parseEscape())
        }
    }

    /// Parses up to the next quote, backslash or control character.
    private mutating func parsePlainCharacters() throws(DocumentError) -> String {
        let start = index
        while let byte = next,
            byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte >= 0x20
        {
            index += 1
        }
        guard let text = String(validating: bytes[start..<index], as: UTF8.self) else {
            let place = firstInvalidByte(in: start..<index)
            throw error(.malformed, at: place, "text in UTF-8", "invalid bytes")
        }
        return text
    }

    /// The index at which bytes in a range stop being UTF-8.
    private func firstInvalidByte(in range: Range<Int>) -> Int {
        var place = range.lowerBound
        var rest = bytes[range].makeIterator()
        var parser = UTF8.ForwardParser()
        while case .valid(let scalar) = parser.parseScalar(from: &rest) {
            place += scalar.count
        }
        return place
    }

    /// Parses what follows a backslash.
    private mutating func parseEscape() throws(DocumentError) -> Unicode.Scalar {
        let scalar: Unicode.Scalar
        switch next {
        case UInt8(ascii: "\""): scalar = "\""
        case UInt8(ascii: "\\"): scalar = "\\"
        case UInt8(ascii: "/"): scalar = "/"
        case UInt8(ascii: "b"): scalar = "\u{8}"
        case UInt8(ascii: "f"): scalar = "\u{C}"
        case UInt8(ascii: "n"): scalar = "\n"
        case UInt8(ascii: "r"): scalar = "\r"
        case UInt8(ascii: "t"): scalar = "\t"
        case UInt8(ascii: "u"): return try parseUnicodeEscape()
        default: throw unexpected("an escape sequence")
        }
        index += 1
        return scalar
    }

    /// Parses `uXXXX`, or the two halves of a surrogate pair.
    private mutating func parseUnicodeEscape() throws(DocumentError) -> Unicode.Scalar {
        let start = index - 1
        let first = try parseCodeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        var units = [first]
        if next == UInt8(ascii: "\\") {
            index += 1
            units.append(try parseCodeUnit())
        }
        var codec = UTF16()
        var iterator = units.makeIterator()
        guard case .scalarValue(let scalar) = codec.decode(&iterator) else {
            throw error(.malformed, at: start, "a pair of surrogates", "half of a pair")
        }
        return scalar
    }

    private mutating func parseCodeUnit() throws(DocumentError) -> UInt16 {
        guard next == UInt8(ascii: "u") else { throw unexpected("\"u\"") }
        index += 1
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
                throw unexpected("a hexadecimal digit")
            }
            unit = unit << 4 | UInt16(digit)
            index += 1
        }
        return unit
    }
}
