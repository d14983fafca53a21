import WeftLayout

/// A type whose values a document can state in JSON.
protocol DocumentValue {
    /// What an error says was expected.
    static var documentExpectation: String { get }

    /// Reads a value.
    init(document value: JSONValue) throws(DocumentError)
}

extension JSONValue {
    /// The number, which may also be written as `"inf"` or `"-inf"`; nil if the value is not a
    /// number or is too large.
    var double: Double? {
        switch self {
        // A value that a caller has made may be `0x10` or `nan`, which are numbers to Swift.
        case .number(let text) where JSONParser.isNumber(text.utf8):
            Double(text).flatMap { $0.isFinite ? $0 : nil }
        case .string(let text) where text.hasSameBytes(as: "inf"): .infinity
        case .string(let text) where text.hasSameBytes(as: "-inf"): -.infinity
        default: nil
        }
    }

    /// The values of an array.
    ///
    /// - Parameters:
    ///   - count: How many values there must be.
    ///   - expected: What an error says was expected if the value is not an array of that many
    ///     values.
    func array<Element: DocumentValue>(
        of count: Int,
        expected: String
    ) throws(DocumentError) -> [Element] {
        guard case .array(let values) = self, values.count == count else {
            throw mistake(expected: expected)
        }
        var elements: [Element] = []
        for (index, value) in values.enumerated() {
            do {
                elements.append(try Element(document: value))
            } catch {
                throw error.inside(index: index)
            }
        }
        return elements
    }
}

extension Double: DocumentValue {
    static var documentExpectation: String { "a number" }

    init(document value: JSONValue) throws(DocumentError) {
        guard let number = value.double else {
            throw value.mistake(expected: Self.documentExpectation, meant: value.meantInfinity)
        }
        self = number
    }
}

extension Int: DocumentValue {
    static var documentExpectation: String { "a whole number" }

    init(document value: JSONValue) throws(DocumentError) {
        guard case .number(let text) = value, JSONParser.isNumber(text.utf8),
            let number = Double(text)
        else { throw value.mistake(expected: Self.documentExpectation) }
        // A `Double` does not hold all digits of a large number.
        if let whole = Int(text) ?? Int(exactly: number) {
            self = whole
        } else {
            let isTooLarge = number.magnitude >= Double(Int.max)
            let range = isTooLarge ? " from \(Int.min) to \(Int.max)" : ""
            throw value.mistake(expected: Self.documentExpectation + range)
        }
    }
}

extension Bool: DocumentValue {
    static var documentExpectation: String { "true or false" }

    init(document value: JSONValue) throws(DocumentError) {
        guard case .bool(let bool) = value else {
            throw value.mistake(expected: Self.documentExpectation)
        }
        self = bool
    }
}

extension String: DocumentValue {
    static var documentExpectation: String { "a string" }

    init(document value: JSONValue) throws(DocumentError) {
        guard case .string(let string) = value else {
            throw value.mistake(expected: Self.documentExpectation)
        }
        self = string
    }
}
