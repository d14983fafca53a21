/// A text with its bytes in UTF-8, in which places are numbers of bytes.
///
/// To find a byte by an index of the string would take several times as long.
@safe struct TextBytes {
    let string: String

    private let bytes: UnsafeBufferPointer<UInt8>

    private init(_ string: String, _ bytes: UnsafeBufferPointer<UInt8>) {
        self.string = string
        unsafe self.bytes = bytes
    }

    /// Calls a closure with a text. The closure must not keep the bytes.
    static func with<Result>(_ string: String, _ body: (TextBytes) -> Result) -> Result {
        // A string of Foundation's may be stored in another encoding.
        var string = string
        string.makeContiguousUTF8()
        // The bytes are valid during the call of the closure.
        let result = unsafe string.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe body(TextBytes(string, bytes))
        }
        guard let result else { preconditionFailure("the string is contiguous") }
        return result
    }

    /// The number of bytes.
    var count: Int { unsafe bytes.count }

    /// The byte after a number of bytes; 0 at the end.
    @inline(__always)
    func byte(at offset: Int) -> UInt8 {
        // The offset is compared as a number without a sign, so it is not negative either.
        UInt(bitPattern: offset) < UInt(bitPattern: count) ? unsafe bytes[offset] : 0
    }

    /// The index of the string after a number of bytes.
    func index(at offset: Int) -> String.Index {
        string.utf8.index(string.startIndex, offsetBy: offset)
    }

    /// The number of bytes before an index of the string.
    func offset(of index: String.Index) -> Int {
        string.utf8.distance(from: string.startIndex, to: index)
    }

    /// The text between two places.
    func text(from start: Int, to end: Int) -> Substring {
        string[index(at: start)..<index(at: end)]
    }
}
