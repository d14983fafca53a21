import Foundation

/// Runs some code with a new folder, whose name begins with a text.
func inFolder(_ name: String, _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
        .appending(path: "\(name)\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
}
