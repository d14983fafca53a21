import Foundation

/// Reads a file, or anything else that has a path, such as a pipe.
package func readText(at path: String) throws(UnusableFile) -> String {
    let handle = try openForReading(path)
    guard
        let data = try? handle.readToEnd() ?? Data(),
        let text = String(validating: data, as: UTF8.self)
    else { throw .unreadable(path) }
    return text
}

/// Writes a file, and replaces an existing one.
package func write(_ text: String, to path: String) throws(UnusableFile) {
    // A path with this ending would name a folder.
    guard
        !path.hasSuffix("/"),
        (try? Data(text.utf8).write(to: URL(fileURLWithPath: path))) != nil
    else { throw .unwritable(path) }
}
