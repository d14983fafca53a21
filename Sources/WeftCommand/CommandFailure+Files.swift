import Foundation
import WeftArguments

extension CommandFailure {
    /// A file that cannot be read, and why as far as the file system tells; nil for standard input.
    static func unreadable(_ path: String?) -> CommandFailure {
        guard let path else {
            return CommandFailure(message: "standard input: cannot be read", status: .noInput)
        }
        let reason =
            switch FileKind(of: path) {
            case .missing: "no such file"
            case .folder: "is a directory"
            case .file where !FileManager.default.isReadableFile(atPath: path): "permission denied"
            case .file: "cannot be read"
            }
        return CommandFailure(message: "\(shown(path)): \(reason)", status: .noInput)
    }

    /// A file that cannot be written, and why as far as the file system tells.
    static func unwritable(_ path: String) -> CommandFailure {
        CommandFailure(
            message: "\(shown(path)): \(reasonNotToWrite(path) ?? "cannot be written")",
            status: .cannotCreate
        )
    }
}
