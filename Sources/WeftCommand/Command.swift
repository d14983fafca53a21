/// The command with its streams, which tests replace by arrays.
struct Command<Input: ByteSource, Output: ByteSink, Errors: ByteSink> {
    let input: Input
    var output: BufferedSink<Output>
    private var errors: BufferedSink<Errors>

    init(input: Input, output: Output, errors: Errors) {
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
        } catch let failure as CommandFailure {
            try? output.flush()
            report(failure, for: arguments)
            return failure.status
        } catch {
            try? output.flush()
            report("\(error)")
            return .failure
        }
    }

    private mutating func dispatch(_ arguments: [String]) throws -> CommandStatus {
        guard let first = arguments.first else {
            throw CommandFailure.usage("a subcommand is missing")
        }
        if first == "--help" || first == "-h" || first == "help" {
            return try help(arguments.dropFirst().first.flatMap(Subcommand.init) ?? nil)
        }
        guard let subcommand = Subcommand(rawValue: first) else {
            throw CommandFailure.usage("unknown subcommand \(first)")
        }
        let rest = Array(arguments.dropFirst())
        if rest.contains("--help") || rest.contains("-h") { return try help(subcommand) }
        switch subcommand {
        case .layout: return try layOut(rest)
        case .render: return try render(rest)
        case .explain: return try explain(rest)
        }
    }

    private mutating func help(_ subcommand: Subcommand?) throws -> CommandStatus {
        try print(subcommand?.help ?? Subcommand.overview)
        return .success
    }

    /// Writes a text that may have several lines to the output.
    mutating func print(_ text: String) throws {
        try output.write(line: Array((text.hasSuffix("\n") ? text.dropLast() : text[...]).utf8))
    }

    /// Writes a message to standard error; nobody is left to hear if that fails.
    mutating func report(_ message: String) {
        try? errors.write(line: Array("weft: \(message)".utf8))
        try? errors.flush()
    }

    private mutating func report(_ failure: CommandFailure, for arguments: [String]) {
        guard failure.status == .usage else { return report(failure.message) }
        let subcommand = arguments.first.flatMap(Subcommand.init).map { "\($0.rawValue) " } ?? ""
        report("\(failure.message)\nTry: weft \(subcommand)--help")
    }
}
