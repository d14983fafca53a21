import Foundation

/// The command `weft`.
@main
enum WeftMain {
    /// Runs the command on the process's arguments and streams, and ends the process.
    static func main() {
        var command = Command(
            input: FileHandleSource(.standardInput),
            output: FileHandleSink(.standardOutput),
            errors: FileHandleSink(.standardError)
        )
        exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
    }
}
