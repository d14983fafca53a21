@testable import WeftCommand

/// A source that hands out bytes in small pieces, so that lines begin and end within pieces.
struct MemorySource: ByteSource {
    var rest: ArraySlice<UInt8>
    var pieceLength = 7

    init(_ text: String) {
        rest = ArraySlice(text.utf8)
    }

    mutating func next() -> [UInt8]? {
        guard !rest.isEmpty else { return nil }
        defer { rest = rest.dropFirst(pieceLength) }
        return Array(rest.prefix(pieceLength))
    }
}

/// A sink that collects what is written.
final class MemorySink: ByteSink {
    private(set) var text = ""
    private(set) var pieceCount = 0

    func write(_ bytes: [UInt8]) {
        text += String(decoding: bytes, as: UTF8.self)
        pieceCount += 1
    }
}

/// A sink that cannot be written to.
struct BrokenSink: ByteSink {
    struct Broken: Error {}

    func write(_ bytes: [UInt8]) throws {
        throw Broken()
    }
}
