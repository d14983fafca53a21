import Foundation

/// Returns whether two paths lead to the same file, perhaps by different names, or will once it
/// exists.
package func isSameFile(_ first: String, _ second: String) -> Bool {
    let (first, second) = (resolved(first), resolved(second))
    if first == second { return true }
    guard let numbers = fileNumbers(first) else { return false }
    return numbers == fileNumbers(second)
}

/// Returns a path without links and detours.
private func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
}

/// Returns what identifies a file: the number of its file system, and the file's number in it; nil
/// if there is no such file.
private func fileNumbers(_ path: String) -> [UInt64]? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
        return nil
    }
    let numbers = [FileAttributeKey.systemNumber, .systemFileNumber].compactMap {
        (attributes[$0] as? NSNumber)?.uint64Value
    }
    return numbers.count == 2 ? numbers : nil
}
