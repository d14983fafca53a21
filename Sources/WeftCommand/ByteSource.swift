/// Where bytes come from, in pieces.
protocol ByteSource {
    /// The next piece; nil at the end.
    mutating func next() throws -> [UInt8]?
}

extension ByteSource {
    /// All pieces that are left, in one.
    func rest() throws -> [UInt8] {
        var source = self
        var bytes: [UInt8] = []
        while let piece = try source.next() {
            bytes += piece
        }
        return bytes
    }
}
