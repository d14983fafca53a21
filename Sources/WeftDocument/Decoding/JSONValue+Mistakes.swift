import Weft

extension JSONValue {
    /// The error for a place where another value than this one was expected.
    ///
    /// - Parameter meant: The string that was probably meant, if any.
    func mistake(expected: String, meant: String? = nil) -> DocumentError {
        let hint = meant.map { "\"\($0)\"" }.hint
        return DocumentError(.invalidValue, path: "", expected: expected, found: summary + hint)
    }

    /// The word that a string or a Boolean value is probably meant to be; nil if there is none.
    func meant(of words: [String]) -> String? {
        switch self {
        case .string(let text):
            ForeignWords.native(of: text, among: words) ?? text.meant(of: words)
        case .bool(let bool): ForeignWords.native(of: "\(bool)", among: words)
        default: nil
        }
    }

    /// The string, if it has no more than the given number of bytes; nil for anything else. A
    /// string may be as long as its document, whereas whatever it may be meant to be is short.
    func text(upTo byteCount: Int) -> String? {
        guard case .string(let text) = self, text.utf8.count <= byteCount else { return nil }
        return text
    }

    /// The infinite number that a string is probably meant to be; nil if there is none.
    var meantInfinity: String? {
        guard let text = text(upTo: 12) else { return nil }
        let word = text.drop { $0 == "-" || $0 == "+" }.lowercased()
        guard ["inf", "infinity", "infinite", "∞"].contains(word) else { return nil }
        return text.hasPrefix("-") ? "-inf" : "inf"
    }

    /// The value as an error names it: short and with its type.
    private var summary: String {
        switch self {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(let number) where !JSONParser.isNumber(number.utf8):
            "\(DocumentError.quoted(number)), which is not a JSON number"
        case .number(let number):
            (number.utf8.count > 40 ? "a number of \(number.utf8.count) characters" : number)
                + (double == nil ? ", which is too large" : "")
        case .string(let string): "the string \(DocumentError.quoted(string))"
        case .array(let values):
            values.isEmpty ? "an empty array" : "an array of length \(values.count)"
        case .object(let members): members.isEmpty ? "an empty object" : "an object"
        }
    }
}
