import Weft
import WeftTree

/// The arguments of a subcommand, taken apart: options and files in any order.
struct Arguments {
    private(set) var flags: Set<String> = []
    private(set) var values: [String: String] = [:]
    private(set) var files: [String] = []

    /// Takes arguments apart.
    ///
    /// `--name value` and `--name=value` are the same, and so are `-o` and `--output`; what follows
    /// `--` are files, and `-` is one. No option is given twice.
    ///
    /// - Parameters:
    ///   - arguments: What follows the name of the subcommand.
    ///   - flags: The options without a value, with their dashes.
    ///   - valued: The options with a value, with their dashes.
    init(
        _ arguments: [String],
        flags known: Set<String>,
        valued: Set<String>
    ) throws(CommandFailure) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                files += rest
                return
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                files.append(argument)
                continue
            }
            let parts = argument.split(
                separator: "=",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            let spelling = String(parts[0])
            let name = spelling == "-o" ? "--output" : spelling
            let isRepeated: Bool
            if known.contains(name) {
                guard parts.count == 1 else { throw .usage("\(spelling) takes no value") }
                isRepeated = !flags.insert(name).inserted
            } else if valued.contains(name) {
                guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
                    throw .usage("\(spelling) needs a value")
                }
                isRepeated = values.updateValue(value, forKey: name) != nil
            } else {
                throw .usage("unknown option \(shown(argument))")
            }
            if isRepeated { throw .usage("\(spelling) is given twice") }
        }
    }

    /// The only file; nil if there is none or if it is `-`, for standard input.
    func file() throws(CommandFailure) -> String? {
        guard files.count <= 1 else { throw .usage("one file at most, not \(files.count)") }
        return files.first == "-" ? nil : files.first
    }

    /// The value of an option as a length in points, as layouts have them.
    func length(_ name: String) throws(CommandFailure) -> Double? {
        try number(name, "from 0 to below 10000000, such as 320 or 90.5") {
            $0 < LayoutSize.unboundedLength
        }
    }

    /// The value of an option as a display scale; 0 for no pixel grid.
    func displayScale(_ name: String) throws(CommandFailure) -> Double? {
        try number(name, "from 0.001 to 1000, or 0") {
            $0 == 0 || PixelGrid.displayScales.contains($0)
        }
    }

    /// The value of an option as a decimal number without a sign and an exponent.
    private func number(
        _ name: String,
        _ expectation: String,
        where isExpected: (Double) -> Bool
    ) throws(CommandFailure) -> Double? {
        guard let text = values[name] else { return nil }
        guard text.allSatisfy({ $0 == "." || ("0"..."9").contains($0) }),
            let number = Double(text), isExpected(number)
        else {
            throw .usage("\(name) needs a number \(expectation), not \(shown(text))")
        }
        return number
    }
}

/// A text of the user's as a message shows it: in quotes where it would not be seen as one word.
func shown(_ text: String) -> String {
    text.isEmpty || text.unicodeScalars.contains(" ") ? text.escaped : text.onOneLine
}

extension CommandFailure {
    /// A mistake in the arguments.
    static func usage(_ message: String) -> CommandFailure {
        CommandFailure(message: message, status: .usage)
    }
}
