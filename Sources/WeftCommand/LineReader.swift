/// Splits a source into lines, and keeps no more of it in memory than one line and one piece.
struct LineReader {
    private var source: any ByteSource

    /// What has been read from the source and not yet returned.
    private var piece: ArraySlice<UInt8> = [] {
        didSet { lineEnd = piece.firstIndex(of: UInt8(ascii: "\n")) }
    }

    /// The index of the newline that ends the next line, if it has been read.
    private var lineEnd: Int?

    init(_ source: any ByteSource) {
        self.source = source
    }

    /// The next line without the newline at its end; nil at the end of the source.
    mutating func next() throws -> [UInt8]? {
        var line: [UInt8] = []
        while true {
            if piece.isEmpty {
                guard let next = try source.next() else { return line.isEmpty ? nil : line }
                piece = next[...]
            }
            if let end = lineEnd {
                line += piece[..<end]
                piece = piece[(end + 1)...]
                return line
            }
            line += piece
            piece = []
        }
    }

    /// Whether the next line is available without waiting for the source.
    var hasLine: Bool { lineEnd != nil }
}
