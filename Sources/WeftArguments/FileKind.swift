import Foundation

/// What a path leads to.
package enum FileKind {
    case missing, file, folder

    /// Looks at a path, through links.
    package init(of path: String) {
        guard FileManager.default.fileExists(atPath: path) else { self = .missing; return }
        // Only a folder has a "." in it.
        self = FileManager.default.fileExists(atPath: path + "/.") ? .folder : .file
    }
}
