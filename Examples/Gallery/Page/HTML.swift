import WeftInspector

extension StringProtocol {
    /// The text as the identifier of an element: lowercase words with hyphens between them.
    var identifier: String {
        lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
    }
}

extension SourceFile {
    /// The source as HTML, with a span around everything that has a colour.
    var html: String {
        SwiftTokens(text).map { token in
            let text = token.text.xmlEscaped
            return token.kind == .plain ? text : "<i class=\"\(token.kind)\">\(text)</i>"
        }
        .joined()
    }
}
