import Foundation

/// A Swift file of the examples, as the page shows it.
struct SourceFile {
    /// The name of the file.
    let name: String

    /// The text without the imports at its top.
    let text: String

    /// Reads a file below the folder of the examples.
    ///
    /// - Throws: `SourceError` if the file is missing, for instance because the command runs on
    ///   another machine than the one that compiled it.
    init(path: String) throws {
        let url = Self.examples.appending(path: path)
        guard let text = try? String(contentsOf: url, encoding: .utf8) else {
            throw SourceError(path: url.path)
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let body = lines.drop { line in
            line.isEmpty || line.hasPrefix("import ") || line.hasPrefix("public import ")
        }
        name = url.lastPathComponent
        self.text = body.joined(separator: "\n").trimmingCharacters(in: .newlines)
    }

    /// The folder of the examples on the machine that compiled this file.
    private static let examples = URL(filePath: #filePath)
        .deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()
}

/// The error of a missing source file.
struct SourceError: Error, CustomStringConvertible {
    let path: String

    var description: String {
        "There is no \(path). The gallery shows its own source files: run it where it was compiled."
    }
}
