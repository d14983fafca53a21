import Weft
import WeftArguments
import WeftDocument

/// The command and its streams, which tests replace by arrays.
struct Command {
    let input: any ByteSource
    var output: BufferedSink
    private var errors: BufferedSink

    init(input: any ByteSource, output: any ByteSink, errors: any ByteSink) {
        self.input = input
        self.output = BufferedSink(output)
        self.errors = BufferedSink(errors)
    }

    /// Runs the command, and returns how it ended.
    mutating func run(_ arguments: [String]) -> CommandStatus {
        do {
            let status = try dispatch(arguments)
            try output.flush()
            return status
        } catch {
            try? output.flush()
            return report(error, for: arguments)
        }
    }

    private mutating func dispatch(_ arguments: [String]) throws -> CommandStatus {
        guard let first = arguments.first else {
            throw UsageError("a subcommand is missing")
        }
        let rest = Array(arguments.dropFirst())
        switch first {
        case "--help", "-h", "help": return try help(rest)
        case "--version": return try printVersion(rest)
        default: break
        }
        let subcommand = try subcommand(first)
        let arguments = try CommandArguments(
            rest,
            flags: subcommand.flags,
            valued: subcommand.valued,
            abbreviations: ["-o": "--output"]
        )
        if arguments.wantsHelp { return try help([subcommand.rawValue]) }
        switch subcommand {
        case .layout: return try layOut(arguments)
        case .render: return try render(arguments)
        case .inspect: return try inspect(arguments)
        case .explain: return try explain(arguments)
        }
    }

    /// Prints the help for a subcommand, or for the whole command.
    private mutating func help(_ topics: [String]) throws -> CommandStatus {
        guard topics.count <= 1 else {
            throw UsageError("help takes one subcommand, not \(topics.count)")
        }
        let topic = topics.first { !["help", "--help", "-h"].contains($0) }
        try print(topic.map { try subcommand($0).help } ?? Subcommand.overview)
        return .success
    }

    private mutating func printVersion(_ arguments: [String]) throws -> CommandStatus {
        guard arguments.isEmpty else { throw UsageError("--version takes no other arguments") }
        try print("weft \(Subcommand.version)")
        return .success
    }

    private func subcommand(_ name: String) throws -> Subcommand {
        if name.hasPrefix("-") {
            let hint = name.hint(of: ["--help", "--version"])
            throw UsageError("expected a subcommand before \(shown(name))\(hint)")
        }
        guard let subcommand = Subcommand(rawValue: name) else {
            let hint = name.hint(of: Subcommand.names)
            let names = Subcommand.names.joined(separator: ", ")
            throw UsageError("unknown subcommand \(shown(name)), expected one of \(names)\(hint)")
        }
        return subcommand
    }

    /// Writes a text that may have several lines to the output.
    mutating func print(_ text: String) throws {
        try output.write(line: Array((text.hasSuffix("\n") ? text.dropLast() : text[...]).utf8))
    }

    /// Writes what was odd about a document to standard error, one line each.
    ///
    /// - Parameter title: What the document is called; nil if it has no name.
    mutating func report(_ diagnostics: [LayoutDiagnostic], of title: String?) {
        let prefix = title.map { "\($0): " } ?? ""
        for diagnostic in diagnostics { report("\(prefix)\(diagnostic)") }
    }

    /// Writes a message to standard error. A failure is ignored, because there is nowhere left to
    /// report it.
    mutating func report(_ message: String) {
        try? errors.write(line: Array("weft: \(message)".utf8))
        try? errors.flush()
    }

    /// Writes the error that has ended the command to standard error, and returns the status for
    /// it.
    private mutating func report(_ error: any Error, for arguments: [String]) -> CommandStatus {
        switch error {
        case let mistake as UsageError:
            let subcommand = arguments.first.flatMap(Subcommand.init)
            let command = ["weft", subcommand?.rawValue, "--help"].compactMap(\.self)
            report("\(mistake.message)\nTry: \(command.joined(separator: " "))")
            return .usage
        case let failure as CommandFailure:
            report(failure.message)
            return failure.status
        default:
            report("\(error)")
            return .failure
        }
    }
}
