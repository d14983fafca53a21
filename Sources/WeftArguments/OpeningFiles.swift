package import Foundation

/// Opens a file, or anything else that has a path, such as a pipe, for reading.
package func openForReading(_ path: String) throws(UnusableFile) -> FileHandle {
    // Not a file handle's own initialiser, which does not tell why it fails. Unsafe only in name:
    // the path is a string.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
        // The message is valid until the thread asks for the next one.
        let message = unsafe String(cString: strerror(errno))
        throw UnusableFile(path, reason: message.prefix(1).lowercased() + message.dropFirst())
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // A folder can be opened, but not read.
    if FileKind(of: path) == .folder { throw UnusableFile(path, reason: "is a directory") }
    return handle
}
