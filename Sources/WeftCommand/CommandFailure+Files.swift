import Foundation
import WeftArguments

extension CommandFailure {
    /// A file that cannot be read, and why as far as the file system tells; nil for standard input.
    static func unreadable(_ path: String?) -> CommandFailure {
        guard let path else {
            return CommandFailure(message: "standard input: cannot be read", status: .noInput)
        }
        let reason =
            switch kind(of: path) {
            case .missing: "no such file"
            case .folder: "is a directory"
            case .file where !FileManager.default.isReadableFile(atPath: path): "permission denied"
            case .file: "cannot be read"
            }
        return CommandFailure(message: "\(shown(path)): \(reason)", status: .noInput)
    }

    /// A file that cannot be written, and why as far as the file system tells.
    static func unwritable(_ path: String) -> CommandFailure {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let reason =
            switch (kind(of: path), kind(of: folder)) {
            case (.folder, _): "is a directory"
            case (_, .missing): "no such directory"
            case (_, .file): "not in a directory"
            case (_, .folder) where !FileManager.default.isWritableFile(atPath: folder):
                "permission denied"
            default: "cannot be written"
            }
        return CommandFailure(message: "\(shown(path)): \(reason)", status: .cannotCreate)
    }

    private enum FileKind {
        case missing, file, folder
    }

    private static func kind(of path: String) -> FileKind {
        guard FileManager.default.fileExists(atPath: path) else { return .missing }
        // Only a folder has a "." in it.
        return FileManager.default.fileExists(atPath: path + "/.") ? .folder : .file
    }
}
