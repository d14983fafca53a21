/// How the command ended, in the numbers of BSD's `sysexits.h`.
enum CommandStatus: Int32 {
    /// Everything was done.
    case success = 0
    /// At least one document could not be laid out.
    case failure = 1
    /// The arguments make no sense.
    case usage = 64
    /// A file cannot be read.
    case noInput = 66
    /// A file cannot be written.
    case cannotCreate = 73
    /// Standard output cannot be written.
    case outputError = 74
}
