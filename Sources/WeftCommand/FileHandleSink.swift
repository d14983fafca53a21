import Foundation

/// Writes to a file handle.
struct FileHandleSink: ByteSink {
    private let handle: FileHandle

    init(_ handle: FileHandle) {
        self.handle = handle
    }

    mutating func write(_ bytes: [UInt8]) throws {
        try handle.write(contentsOf: Data(bytes))
    }
}
