/// The arguments of a subcommand, taken apart: options and files in any order.
struct Arguments {
    private(set) var flags: Set<String> = []
    private(set) var values: [String: String] = [:]
    private(set) var files: [String] = []

    /// Takes arguments apart.
    ///
    /// `--name value` and `--name=value` are the same; what follows `--` are files, and `-` is one.
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
            let name = String(parts[0])
            if known.contains(name) {
                guard parts.count == 1 else { throw .usage("\(name) takes no value") }
                flags.insert(name)
            } else if valued.contains(name) {
                guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
                    throw .usage("\(name) needs a value")
                }
                guard values.updateValue(value, forKey: name) == nil else {
                    throw .usage("\(name) is given twice")
                }
            } else {
                throw .usage("unknown option \(argument)")
            }
        }
    }

    /// The only file; nil if there is none or if it is `-`, for standard input.
    func file() throws(CommandFailure) -> String? {
        guard files.count <= 1 else { throw .usage("one file at most, not \(files.count)") }
        return files.first == "-" ? nil : files.first
    }

    /// The value of an option as a length in points: finite and not negative.
    func length(_ name: String) throws(CommandFailure) -> Double? {
        guard let text = values[name] else { return nil }
        guard let number = Double(text), number >= 0, number.isFinite else {
            throw .usage("\(name) needs a number that is not negative, not \(text)")
        }
        return number
    }
}

extension CommandFailure {
    /// A mistake in the arguments.
    static func usage(_ message: String) -> CommandFailure {
        CommandFailure(message: message, status: .usage)
    }
}
