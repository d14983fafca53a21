import RandomLayouts
import Weft
import WeftArguments

/// A script as text: one step per line, with the changes of a transaction one after the other.
///
///     relayout automatic
///     budget 3
///     edit insert 32 0 1729, tick 0 0 0
///     layout 5                                # width 375, height 0…∞
///     edit style 34 0 99
///     layout 5
///
/// A semicolon also ends a line, so a script fits into an argument.
extension StressScript: CustomStringConvertible {
    /// The script, with an explanation beside each layout's seed.
    package var description: String {
        let head = ["relayout \(isAutomatic ? "automatic" : "onDemand")", "budget \(budget)"]
        return (head + steps.map(\.description)).map { $0 + "\n" }.joined()
    }

    /// Creates a script from text.
    ///
    /// - Throws: `StressScriptError` with the number of the first line that cannot be read.
    package init(parsing text: String) throws(StressScriptError) {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline || $0 == ";" }
        for (index, line) in lines.enumerated() {
            let words = line.prefix { $0 != "#" }.split(separator: " ")
            guard let first = words.first else { continue }
            if words.count == 2, first == "relayout", ["automatic", "onDemand"].contains(words[1]) {
                isAutomatic = words[1] == "automatic"
            } else if words.count == 2, first == "budget", let number = Int(words[1]) {
                budget = number
            } else if let step = StressStep(words: words) {
                steps.append(step)
            } else {
                throw StressScriptError(line: index + 1, text: words.joined(separator: " "))
            }
        }
    }
}

/// The error of a line that is not a step.
package struct StressScriptError: Error, CustomStringConvertible {
    package let line: Int
    package let text: String

    package var description: String { "line \(line) is not a step: \(shown(text))" }
}

extension StressStep: CustomStringConvertible {
    package var description: String {
        switch self {
        case .edit(let changes): "edit" + Self.text(changes)
        case .failingEdit(let changes): "failingEdit" + Self.text(changes)
        case .layout(let seed): "layout \(seed)" + Self.explanation(seed)
        case .cancelledLayout(let seed): "cancelledLayout \(seed)" + Self.explanation(seed)
        case .mount: "mount"
        }
    }

    private static func text(_ changes: [StressChange]) -> String {
        changes.isEmpty ? "" : " " + changes.map(\.description).joined(separator: ", ")
    }

    private static func explanation(_ seed: UInt64) -> String {
        var random = SplitMix64(seed: seed)
        return "  # \(random.range())"
    }

    fileprivate init?(words: [Substring]) {
        let rest = words.dropFirst()
        switch (words[0], rest.count) {
        case ("edit", _), ("failingEdit", _):
            let parts = rest.joined(separator: " ").split(separator: ",")
            let changes = parts.compactMap { StressChange(words: $0.split(separator: " ")) }
            guard changes.count == parts.count else { return nil }
            self = words[0] == "edit" ? .edit(changes) : .failingEdit(changes)
        case ("layout", 1), ("cancelledLayout", 1):
            guard let seed = UInt64(words[1]) else { return nil }
            self = words[0] == "layout" ? .layout(seed: seed) : .cancelledLayout(seed: seed)
        case ("mount", 0): self = .mount
        default: return nil
        }
    }
}

extension StressChange: CustomStringConvertible {
    package var description: String { "\(verb) \(node) \(other) \(seed)" }

    /// A bound that the numbers of nodes stay below.
    private static let numberLimit = 1 << 40

    fileprivate init?(words: [Substring]) {
        guard words.count == 4, let verb = Verb(rawValue: String(words[0])),
            let node = Int(words[1]), let other = Int(words[2]), let seed = UInt64(words[3]),
            max(node.magnitude, other.magnitude) < Self.numberLimit
        else { return nil }
        self.init(verb, node, other, seed: seed)
    }
}
