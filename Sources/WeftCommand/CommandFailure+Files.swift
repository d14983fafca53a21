import WeftArguments

extension CommandFailure {
    /// A file that cannot be read; nil for standard input.
    static func unreadable(_ path: String?) -> CommandFailure {
        let message =
            path.map { UnusableFile.unreadable($0).description }
            ?? "standard input: cannot be read"
        return CommandFailure(message: message, status: .noInput)
    }
}
