import Foundation

/// Where bytes come from, in pieces.
protocol ByteSource {
    /// The next piece; nil at the end.
    mutating func next() throws -> [UInt8]?
}

/// Where bytes go.
protocol ByteSink {
    /// Writes bytes.
    mutating func write(_ bytes: [UInt8]) throws
}

/// Reads a file handle in pieces of 64 KB.
struct FileHandleSource: ByteSource {
    private let handle: FileHandle
    private let path: String?

    /// Reads an open file; without a path it is standard input.
    init(_ handle: FileHandle, path: String? = nil) {
        self.handle = handle
        self.path = path
    }

    /// Opens a file.
    init(path: String) throws(CommandFailure) {
        guard let handle = FileHandle(forReadingAtPath: path) else { throw .unreadable(path) }
        self.init(handle, path: path)
    }

    mutating func next() throws -> [UInt8]? {
        do {
            let piece = try handle.read(upToCount: 1 << 16)
            guard let piece, !piece.isEmpty else { return nil }
            return Array(piece)
        } catch {
            throw CommandFailure.unreadable(path)
        }
    }
}

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
