/// An error that ends the command, with a message for standard error and the status.
struct CommandFailure: Error {
    let message: String
    let status: CommandStatus
}
