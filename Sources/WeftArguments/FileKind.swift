import Foundation

/// What a path leads to.
package enum FileKind {
    case missing, file, folder

    /// Creates the kind of what a path leads to, following links.
    package init(of path: String) {
        var isFolder: ObjCBool = false
        // Unsafe only in name: nothing but this value is written, and only during the call.
        let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        self = exists ? (isFolder.boolValue ? .folder : .file) : .missing
    }
}
