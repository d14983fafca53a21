import Weft

/// What is wrong with a layout document, and where.
public struct DocumentError: Error, Hashable, Sendable {
    /// The kinds of mistakes.
    public enum Kind: Hashable, Sendable {
        /// The text is not JSON.
        case malformed
        /// Arrays and objects are nested deeper than `JSONValue.maximumDepth`, or than the stack of
        /// the thread has room for.
        case tooDeep
        /// A value that has no default is not there.
        case missingValue
        /// An object has a key without a meaning.
        case unknownKey
        /// A value has a wrong type, or one that does not make sense in its place.
        case invalidValue
    }

    /// A place in a text.
    public struct Position: Hashable, Sendable {
        /// The number of the line, from 1.
        public let line: Int

        /// The number of the character (Unicode scalar) in the line, from 1.
        public let column: Int

        /// Makes a place.
        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// The kind of mistake.
    public let kind: Kind

    /// Where it is: the way from the document to the value, for example
    /// `root.children[2].style.flexGrow`. The document itself is "".
    public private(set) var path: String

    /// Where it is in the text, if that could not be read as JSON, so that there is no way.
    public let position: Position?

    /// What a correct document has there.
    public let expected: String

    /// What is there instead.
    public let found: String

    /// Makes an error about a value.
    public init(_ kind: Kind, path: String, expected: String, found: String) {
        self.kind = kind
        self.path = path
        position = nil
        self.expected = expected
        self.found = found
    }

    /// Makes an error about a text.
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
    /// The same error, seen from the object that has its place under a key.
    func inside(key: String) -> DocumentError {
        behind(Self.step(key))
    }

    /// The same error, seen from the array that has its place at an index.
    func inside(index: Int) -> DocumentError {
        behind("[\(index)]")
    }

    /// The same error with one more step before its path.
    private func behind(_ step: String) -> DocumentError {
        var error = self
        error.path = step + (path.isEmpty || path.hasPrefix("[") ? "" : ".") + path
        return error
    }

    /// A key as a path shows it: in brackets and quotes where it is not a word.
    private static func step(_ key: String) -> String {
        let isWord = key.utf8.count <= 40 && key.allSatisfy { $0.isLetter || $0.isNumber }
        return isWord && !key.isEmpty ? key : "[\(quoted(key))]"
    }

    /// A text in quotes, shortened where it is long.
    static func quoted(_ text: String) -> String {
        let limit = 40
        let isLong = text.unicodeScalars.count > limit
        return JSONValue.string(String(text.unicodeScalars.prefix(limit)) + (isLong ? "…" : ""))
            .description.withControlsEscaped
    }
}
