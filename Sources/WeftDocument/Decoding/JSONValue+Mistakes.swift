extension JSONValue {
    /// The error that another value was expected in the place of this one.
    func mistake(expected: String) -> DocumentError {
        DocumentError(.invalidValue, path: "", expected: expected, found: summary)
    }

    /// The value as an error names it: short, and with its type.
    private var summary: String {
        switch self {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(let number) where !JSONParser.isNumber(number.utf8):
            "\(DocumentError.quoted(number)), which is no number in JSON"
        case .number(let number):
            (number.utf8.count > 40 ? "a number of \(number.utf8.count) characters" : number)
                + (double == nil ? ", which is too large" : "")
        case .string(let string): "the string \(DocumentError.quoted(string))"
        case .array(let values): values.isEmpty ? "an empty array" : "an array of \(values.count)"
        case .object(let members): members.isEmpty ? "an empty object" : "an object"
        }
    }
}
