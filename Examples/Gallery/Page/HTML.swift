import Foundation
import WeftInspector

extension StringProtocol {
    /// The text as the identifier of an element: lowercase words with hyphens between them.
    var identifier: String {
        lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
    }
}

extension SourceFile {
    /// The text with a span around whatever has a colour.
    var html: String {
        SwiftTokens(text).map { token in
            let text = token.text.xmlEscaped
            return token.kind == .plain ? text : "<i class=\"\(token.kind)\">\(text)</i>"
        }
        .joined()
    }
}

extension Double {
    /// The number as a person writes it, no more digits than it has, and as SVG and CSS read it:
    /// with a point before the fraction, whatever the user's locale.
    var brief: String {
        formatted(
            .number.precision(.fractionLength(0...2)).grouping(.never)
                .locale(Locale(identifier: "en_US_POSIX"))
        )
    }
}
