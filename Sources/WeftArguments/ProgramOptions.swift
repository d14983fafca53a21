import Foundation

/// What the command line of a program without subcommands asks for.
package protocol ProgramOptions {
    /// The name of the program, with which its messages begin.
    static var program: String { get }

    /// What `--help` prints.
    static var help: String { get }

    /// The options without a value, with their dashes, except for the help.
    static var flags: Set<String> { get }

    /// The options with a value, with their dashes.
    static var valued: Set<String> { get }

    /// Creates options from arguments that have been parsed.
    ///
    /// - Throws: `UsageError` for values or operands that make no sense.
    init(_ arguments: CommandArguments) throws(UsageError)
}

extension ProgramOptions {
    package static var flags: Set<String> { [] }
    package static var valued: Set<String> { [] }

    /// Parses the arguments of the program, which do not include its name.
    package static func parse(_ arguments: [String]) throws(UsageError) -> CommandArguments {
        try CommandArguments(arguments, flags: flags, valued: valued)
    }

    /// Creates options from the arguments of the program, which do not include its name.
    package init(_ arguments: [String]) throws(UsageError) {
        try self.init(Self.parse(arguments))
    }

    /// Returns the options of this process, or prints the help and ends the process if that is
    /// what is requested.
    ///
    /// - Throws: `UsageError` if the arguments make no sense.
    package static func ofProcess() throws(UsageError) -> Self {
        let arguments = try parse(Array(CommandLine.arguments.dropFirst()))
        if arguments.wantsHelp {
            say(help)
            exit(EXIT_SUCCESS)
        }
        return try Self(arguments)
    }

    /// Writes a mistake in the arguments to standard error, and ends the process.
    package static func fail(_ mistake: UsageError) -> Never {
        note("\(program): \(mistake.message)\nTry: \(program) --help\n")
        exit(EX_USAGE)
    }
}
