import Foundation

/// Why a file cannot be written; nil if the file system tells of no reason.
package func reasonNotToWrite(_ path: String) -> String? {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return switch (FileKind(of: path), FileKind(of: folder)) {
    case (.folder, _): "is a directory"
    case (_, .missing): "no such directory"
    case (_, .file): "not in a directory"
    case _ where path.hasSuffix("/"): "no such directory"
    case (.file, _) where !FileManager.default.isWritableFile(atPath: path): "permission denied"
    case (.missing, _) where !FileManager.default.isWritableFile(atPath: folder):
        "permission denied"
    default: nil
    }
}

/// Writes a file, in place of the one that is there.
///
/// - Throws: What the file system says; also for a path that names a directory by its end.
package func write(_ text: String, to path: String) throws {
    if path.hasSuffix("/") { throw CocoaError(.fileWriteInvalidFileName) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
}
