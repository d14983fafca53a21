import Weft

/// An error that says what is wrong with a layout document, and where.
public struct DocumentError: Error, Hashable, Sendable {
    /// The kinds of mistakes.
    public enum Kind: Hashable, Sendable {
        /// The text is not JSON.
        case malformed
        /// Arrays and objects are nested deeper than `JSONValue.maximumDepth`, or deeper than the
        /// thread's stack has room for.
        case tooDeep
        /// A value that has no default is missing.
        case missingValue
        /// An object has a key that has no meaning.
        case unknownKey
        /// A value has the wrong type, or makes no sense in its place.
        case invalidValue
    }

    /// A place in a text.
    public struct Position: Hashable, Sendable {
        /// The number of the line, starting at 1.
        public let line: Int

        /// The number of the character (Unicode scalar) in the line, starting at 1.
        public let column: Int

        /// Creates a position from a line and a column.
        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// The kind of mistake.
    public let kind: Kind

    /// The path from the document to the value, such as `root.children[2].style.flexGrow`.
    ///
    /// It is empty for the document itself.
    public private(set) var path: String

    /// The position in the text, if the text could not be read as JSON and so there is no path.
    public let position: Position?

    /// What a correct document has in that place.
    public let expected: String

    /// What the document has there instead.
    public let found: String

    /// Creates an error about a value.
    public init(_ kind: Kind, path: String, expected: String, found: String) {
        self.kind = kind
        self.path = path
        position = nil
        self.expected = expected
        self.found = found
    }

    /// Creates an error about a text.
    public init(_ kind: Kind, at position: Position, expected: String, found: String) {
        self.kind = kind
        path = ""
        self.position = position
        self.expected = expected
        self.found = found
    }
}

extension DocumentError: CustomStringConvertible {
    /// The place, what was expected, and what was found.
    public var description: String { "\(place): expected \(expected), found \(found)" }

    private var place: String {
        if let position { return "line \(position.line), column \(position.column)" }
        return path.isEmpty ? "the document" : path
    }
}

extension DocumentError {
    /// Returns the same error, with its path starting at the object that has the value under a key.
    func inside(key: String) -> DocumentError {
        behind(Self.step(key))
    }

    /// Returns the same error, with its path starting at the array that has the value at an index.
    func inside(index: Int) -> DocumentError {
        behind("[\(index)]")
    }

    /// Returns the same error with one more step at the start of its path.
    private func behind(_ step: String) -> DocumentError {
        var error = self
        error.path = step + (path.isEmpty || path.hasPrefix("[") ? "" : ".") + path
        return error
    }

    /// A key as a path shows it: in brackets and quotes unless it is a word.
    private static func step(_ key: String) -> String {
        let isWord = key.utf8.count <= 40 && key.allSatisfy { $0.isLetter || $0.isNumber }
        return isWord && !key.isEmpty ? key : "[\(quoted(key))]"
    }

    /// A text in quotes, shortened if it is long.
    static func quoted(_ text: String) -> String {
        let limit = 40
        let isLong = text.unicodeScalars.count > limit
        return JSONValue.string(String(text.unicodeScalars.prefix(limit)) + (isLong ? "…" : ""))
            .description.withControlsEscaped
    }
}
