/// A JSON value of any kind.
public enum JSONValue: Hashable, Sendable {
    /// Nothing.
    case null
    /// True or false.
    case bool(Bool)
    /// A number as it was written, so that none loses digits, in the notation of JSON.
    case number(String)
    /// A text.
    case string(String)
    /// Values in an order.
    case array([JSONValue])
    /// Values under names, each name once. Names are compared as Swift compares strings: an accent
    /// may be a part of its letter or follow it.
    case object([String: JSONValue])

    /// How deep arrays and objects may be nested in a text that is parsed, and in the elements of a
    /// value that a document is read from.
    public static let maximumDepth = 1_024

    /// Parses a JSON text in UTF-8.
    ///
    /// - Throws: `DocumentError` with the line and the column where the text stops being JSON,
    ///   where an object has a name twice, or one with more than 30 combining marks in a row, or
    ///   where values are nested deeper than `maximumDepth`.
    /// - Complexity: O(*n*) in the length of the text.
    public init(parsing text: [UInt8]) throws(DocumentError) {
        try self.init(parsing: text, firstLine: 1)
    }

    /// Parses a JSON text.
    ///
    /// - Throws: As for a text in UTF-8.
    /// - Complexity: O(*n*) in the length of the text.
    public init(parsing text: String) throws(DocumentError) {
        try self.init(parsing: Array(text.utf8))
    }

    /// Parses a JSON text that begins at a line of a file.
    init(parsing text: [UInt8], firstLine: Int) throws(DocumentError) {
        var parser = JSONParser(text, firstLine: firstLine)
        self = try parser.parseText()
    }
}

extension JSONValue: CustomStringConvertible {
    /// The value as JSON text without spaces, names in ascending order; what is called a number and
    /// is none in JSON is null.
    public var description: String {
        var writer = JSONWriter()
        writer.write(self)
        return writer.text
    }
}
