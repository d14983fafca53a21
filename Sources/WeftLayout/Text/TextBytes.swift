/// A text with its bytes in UTF-8, in which places are numbers of bytes.
///
/// To find a byte by an index of the string takes many times as long as in an array.
struct TextBytes {
    let string: String
    let bytes: [UInt8]

    init(_ string: String) {
        self.string = string
        bytes = Array(string.utf8)
    }

    /// The byte after a number of bytes; 0 at the end.
    func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

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
