import Foundation

/// A file that cannot be used, and the reason as far as the file system tells.
package struct UnusableFile: Error, CustomStringConvertible {
    private let path: String
    private let reason: String

    package init(_ path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// A file that was opened, but cannot be read.
    package static func unreadable(_ path: String) -> UnusableFile {
        UnusableFile(path, reason: "cannot be read")
    }

    /// A file that cannot be written.
    static func unwritable(_ path: String) -> UnusableFile {
        foreseeablyUnwritable(path) ?? UnusableFile(path, reason: "cannot be written")
    }

    private static func folder(of path: String) -> String {
        URL(fileURLWithPath: path).deletingLastPathComponent().path
    }

    /// A file that cannot be written; nil if the file system gives no reason why not.
    package static func foreseeablyUnwritable(_ path: String) -> UnusableFile? {
        let folder = folder(of: path)
        let reason: String? =
            switch (FileKind(of: path), FileKind(of: folder)) {
            case (.folder, _): "is a directory"
            case (_, .missing): "no such directory"
            case (_, .file): "not in a directory"
            case _ where path.hasSuffix("/"): "no such directory"
            case (.file, _) where !FileManager.default.isWritableFile(atPath: path):
                "permission denied"
            case (.missing, _) where !FileManager.default.isWritableFile(atPath: folder):
                "permission denied"
            default: nil
            }
        return reason.map { UnusableFile(path, reason: $0) }
    }

    /// The path and the reason.
    package var description: String { "\(shown(path)): \(reason)" }
}
