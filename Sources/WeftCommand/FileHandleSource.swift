import Foundation
import WeftArguments

/// Reads a file handle in pieces of up to 64 KB, or of as much as a pipe has at the moment.
struct FileHandleSource: ByteSource {
    private let handle: FileHandle
    private let path: String?

    /// Creates a source that reads an open file, or standard input if there is no path.
    init(_ handle: FileHandle, path: String? = nil) {
        self.handle = handle
        self.path = path
    }

    /// Creates a source that opens and reads a file.
    init(path: String) throws(CommandFailure) {
        do throws(UnusableFile) {
            self.init(try openForReading(path), path: path)
        } catch {
            throw CommandFailure(message: error.description, status: .noInput)
        }
    }

    mutating func next() throws -> [UInt8]? {
        // The handle's own `read(upToCount:)` would wait for a full piece. Unsafe only in name: no
        // more is written than the buffer has room for, and no more is counted than was written.
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
