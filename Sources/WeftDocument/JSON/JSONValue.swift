/// A JSON value of any kind.
public enum JSONValue: Hashable, Sendable {
    /// The value `null`.
    case null
    /// True or false.
    case bool(Bool)
    /// A number in JSON notation, kept as it was written so that it loses no digits.
    case number(String)
    /// A string.
    case string(String)
    /// An ordered list of values.
    case array([JSONValue])
    /// Values under unique names.
    ///
    /// Names are compared as Swift compares strings: an accent may be part of its letter or follow
    /// it.
    case object([String: JSONValue])

    /// The deepest nesting allowed for arrays and objects in a parsed text, and in the elements of
    /// a value that a document is read from.
    public static let maximumDepth = 1_024

    /// Parses a JSON text in UTF-8.
    ///
    /// - Throws: `DocumentError` with the line and the column where the text stops being JSON,
    ///   where an object has a name twice or a name with more than 30 combining marks in a row, or
    ///   where values are nested deeper than `maximumDepth` or than the thread's stack has room
    ///   for.
    /// - Complexity: O(*n*) in the length of the text.
    public init(parsing text: [UInt8]) throws(DocumentError) {
        try self.init(parsing: text, firstLine: 1)
    }

    /// Parses a JSON text.
    ///
    /// - Throws: `DocumentError`, as for a text in UTF-8.
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
    /// The value as JSON text without spaces and with names in ascending order.
    ///
    /// A `number` whose text is not a number in JSON is written as null.
    public var description: String {
        var writer = JSONWriter()
        writer.write(self)
        return writer.text
    }
}
