import WeftArguments

extension CommandFailure {
    /// The failure for a file that cannot be read, or for standard input if the path is nil.
    static func unreadable(_ path: String?) -> CommandFailure {
        let message =
            path.map { UnusableFile.unreadable($0).description }
            ?? "standard input: cannot be read"
        return CommandFailure(message: message, status: .noInput)
    }
}
