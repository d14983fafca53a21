import Foundation

/// Where bytes come from, in pieces.
protocol ByteSource {
    /// The next piece; nil at the end.
    mutating func next() throws -> [UInt8]?
}

extension ByteSource {
    /// All pieces that are left, in one.
    consuming func rest() throws -> [UInt8] {
        var bytes: [UInt8] = []
        while let piece = try next() {
            bytes += piece
        }
        return bytes
    }
}

/// Where bytes go.
protocol ByteSink {
    /// Writes bytes.
    mutating func write(_ bytes: [UInt8]) throws
}

/// Reads a file handle in pieces: of 64 KB, or of as much as a pipe has at once.
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
        // The handle's own `read(upToCount:)` would wait for a full piece. Unsafe only in name: no
        // more is written than the buffer holds, and no more is counted than was written.
        let piece = try unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            var length: Int
            repeat {
                length = unsafe read(handle.fileDescriptor, buffer.baseAddress, buffer.count)
            } while length < 0 && errno == EINTR
            guard length >= 0 else { throw CommandFailure.unreadable(path) }
            count = length
        }
        return piece.isEmpty ? nil : piece
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
