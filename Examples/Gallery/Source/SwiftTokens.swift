/// Splits Swift source into tokens, well enough to colour it: it knows words, not grammar.
struct SwiftTokens: Sequence, IteratorProtocol {
    private var rest: Substring
    private var isAfterDot = false

    init(_ source: String) {
        rest = source[...]
    }

    mutating func next() -> SwiftToken? {
        guard let first = rest.first else { return nil }
        let token = token(beginningWith: first)
        isAfterDot = token.text == "."
        return token
    }

    private mutating func token(beginningWith first: Character) -> SwiftToken {
        if rest.hasPrefix("//") { return take(.comment) { $0.prefix { $0 != "\n" } } }
        if rest.hasPrefix("\"\"\"") {
            return take(.string) { Self.string(in: $0, quote: "\"\"\"") }
        }
        if first == "\"" { return take(.string) { Self.string(in: $0, quote: "\"") } }
        if first == "@" { return take(.attribute) { $0.prefix { $0 == "@" || Self.isWord($0) } } }
        if first.isNumber {
            return take(.number) { $0.prefix { $0.isHexDigit || "x._".contains($0) } }
        }
        if Self.isWord(first) {
            let word = rest.prefix(while: Self.isWord)
            return take(kind(of: word)) { _ in word }
        }
        return take(.plain) { $0.prefix(1) }
    }

    private mutating func take(
        _ kind: SwiftToken.Kind,
        _ piece: (Substring) -> Substring
    ) -> SwiftToken {
        let text = piece(rest)
        rest = rest[text.endIndex...]
        return SwiftToken(kind: kind, text: text)
    }

    private func kind(of word: Substring) -> SwiftToken.Kind {
        if isAfterDot { return .member }
        if Self.keywords.contains(word) { return .keyword }
        return word.first?.isUppercase == true ? .type : .plain
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "$"
    }

    /// A literal up to and including its closing quote.
    private static func string(in text: Substring, quote: String) -> Substring {
        var end = text.index(text.startIndex, offsetBy: quote.count)
        while end < text.endIndex {
            if text[end...].hasPrefix(quote) {
                return text[..<text.index(end, offsetBy: quote.count)]
            }
            let isEscape = text[end] == "\\"
            end = text.index(after: end)
            if isEscape, end < text.endIndex { end = text.index(after: end) }
        }
        return text
    }

    private static let keywords: Set<Substring> = [
        "any", "as", "case", "catch", "do", "else", "enum", "extension", "false", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "is", "let", "mutating", "nil", "private",
        "public", "return", "self", "some", "static", "struct", "switch", "throw", "throws", "true",
        "try", "var", "where", "while",
    ]
}
