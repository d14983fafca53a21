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
    private let name: String

    /// Reads an open file, which messages call by the given name.
    init(_ handle: FileHandle, name: String) {
        self.handle = handle
        self.name = name
    }

    /// Opens a file.
    init(path: String) throws(CommandFailure) {
        guard let handle = FileHandle(forReadingAtPath: path) else { throw .unreadable(path) }
        self.init(handle, name: path)
    }

    mutating func next() throws -> [UInt8]? {
        do {
            let piece = try handle.read(upToCount: 1 << 16)
            guard let piece, !piece.isEmpty else { return nil }
            return Array(piece)
        } catch {
            throw CommandFailure.unreadable(name)
        }
    }
}

extension CommandFailure {
    /// A file that does not exist, is a folder, or is not for reading.
    static func unreadable(_ name: String) -> CommandFailure {
        CommandFailure(message: "\(name): cannot be read", status: .noInput)
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
