import Foundation

/// Reads a file, or whatever else has a path, such as a pipe.
package func readText(at path: String) throws(UnusableFile) -> String {
    guard
        let handle = FileHandle(forReadingAtPath: path),
        let data = try? handle.readToEnd() ?? Data(),
        let text = String(validating: data, as: UTF8.self)
    else { throw .unreadable(path) }
    return text
}

/// Writes a file, in place of the one that is there.
package func write(_ text: String, to path: String) throws(UnusableFile) {
    // A path that ends so would name a folder.
    guard
        !path.hasSuffix("/"),
        (try? Data(text.utf8).write(to: URL(fileURLWithPath: path))) != nil
    else { throw .unwritable(path) }
}
