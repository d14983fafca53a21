/// Walks through a text character by character.
///
/// A character is an extended grapheme cluster. Most scalars of European scripts form one by
/// themselves, and are recognised without the cost of finding a cluster's boundaries.
struct TextCursor {
    /// What a character means for the lines.
    enum Kind {
        /// It is drawn.
        case visible
        /// It is drawn, and a line may end after it.
        case hyphen
        /// A line may end after it, where it is neither drawn nor counted.
        case space
        /// It ends a line.
        case newline
    }

    /// A character of the text.
    struct Character {
        /// What it means for the lines.
        let kind: Kind
        /// How far it moves the pen, in 1/1000 em.
        let advance: Int
    }

    private let text: TextBytes
    private let advances: HelveticaAdvances

    /// How many bytes come before the next character.
    private(set) var offset: Int

    /// The index at `offset`, if the string has found it. From an index made of an offset, the
    /// string would look back for the beginning of the character: over all flags before it.
    private var boundary: String.Index?

    /// Creates a cursor before a character of the text.
    init(_ text: TextBytes, at offset: Int, advances: HelveticaAdvances) {
        self.text = text
        self.advances = advances
        self.offset = offset
    }

    /// The next character; nil at the end.
    @inline(__always)
    mutating func next() -> Character? {
        guard offset < text.count else { return nil }
        let byte = text.byte(at: offset)
        guard byte < 0x80 && text.byte(at: offset + 1) < 0x80 && byte != 0x0D
        else { return nextBeyondASCII() }
        offset += 1
        return Character(kind: Kind(ascii: byte), advance: advances[ascii: byte])
    }

    /// The next character, which is not ASCII, or is followed by something that may belong to it.
    private mutating func nextBeyondASCII() -> Character {
        let string = text.string
        var index = text.index(at: offset)
        if let boundary, boundary == index { index = boundary }
        defer { offset = text.offset(of: index) }
        let scalar = string.unicodeScalars[index]
        let next = string.unicodeScalars.index(after: index)
        if scalar.isAlwaysCharacter
            && (next == string.endIndex || string.unicodeScalars[next].isAlwaysCharacter)
        {
            index = next
            return Character(kind: Kind(scalar), advance: advances[scalar])
        }
        let start = index
        index = string.index(after: start)
        boundary = index
        if index == next { return Character(kind: Kind(scalar), advance: advances[scalar]) }
        let scalars = string.unicodeScalars[start..<index]
        return Character(
            kind: scalar.value == 0x0D ? .newline : .visible,
            advance: scalars.reduce(0) { widest, scalar in max(widest, advances[scalar]) }
        )
    }
}

extension TextCursor.Kind {
    /// The kind of an ASCII character.
    fileprivate init(ascii byte: UInt8) {
        switch byte {
        case 0x20, 0x09: self = .space
        case 0x0A...0x0D: self = .newline
        case 0x2D: self = .hyphen
        default: self = .visible
        }
    }

    /// The kind of a character of one scalar.
    ///
    /// Non-breaking spaces (U+00A0, U+2007 and U+202F) are drawn, like letters.
    fileprivate init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0..<0x80: self.init(ascii: UInt8(scalar.value))
        case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: self = .space
        case 0x85, 0x2028, 0x2029: self = .newline
        case 0x2010, 0x2012...0x2014: self = .hyphen
        default: self = .visible
        }
    }
}

extension Unicode.Scalar {
    /// Whether it never forms one character with a neighbour that is also of this kind.
    ///
    /// This is so for the Latin, Greek and Cyrillic letters and the punctuation in the ranges
    /// below, except for carriage returns.
    fileprivate var isAlwaysCharacter: Bool {
        switch value {
        case 0x0D: false
        case 0..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x2010...0x2027, 0x20A0..<0x20C0: true
        default: false
        }
    }
}
