/// How far the characters of one face of Helvetica move the pen, in 1/1000 em.
///
/// There is no kerning: a text is as wide as the sum of its characters.
struct HelveticaAdvances: Sendable {
    /// The advances by code point, 0 where the font has no glyph; a tab has that of a space.
    private let table: [UInt16]

    /// The advance of a digit, which is also that of most lower-case letters.
    private let digit: Int

    /// Creates the advances from rows of a hexadecimal code point and the advances from there on.
    init(rows: String) {
        var table: [UInt16] = []
        for row in rows.split(separator: "\n") {
            let fields = row.split(separator: " ")
            guard let first = fields.first, let start = Int(first, radix: 16) else { continue }
            table += repeatElement(0, count: max(0, start - table.count))
            table += fields.dropFirst().map { UInt16($0) ?? 0 }
        }
        table[0x09] = table[0x20]
        self.table = table
        digit = Int(table[0x30])
    }

    /// Whether the font has a character, so that its advance is not a guess. A tab counts as one.
    func covers(_ scalar: Unicode.Scalar) -> Bool {
        self[tabulated: scalar.value] != 0
    }

    /// The advance of a character, which is a guess by its kind if the font does not have it.
    subscript(scalar: Unicode.Scalar) -> Int {
        let advance = self[tabulated: scalar.value]
        return advance != 0 ? advance : fallback(scalar)
    }

    /// The advance of an ASCII character: that of a space for a tab, 0 for any other control
    /// character.
    subscript(ascii byte: UInt8) -> Int { Int(table[Int(byte)]) }

    private subscript(tabulated value: UInt32) -> Int {
        value < UInt32(table.count) ? Int(table[Int(value)]) : 0
    }

    /// The advance of a character that the font does not have.
    private func fallback(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0..<0x80: 0
        case 0x2000, 0x2002: 500
        case 0x2001, 0x2003: 1000
        case 0x2004: 333
        case 0x2005: 250
        case 0x2006: 167
        case 0x2009, 0x202F: 200
        case 0x2007: digit
        case 0x2008: self[ascii: UInt8(ascii: ".")]
        case 0x200A: 100
        case 0x205F: 222
        case 0x2010, 0x2011: self[ascii: UInt8(ascii: "-")]
        // The emoji variation selector makes an emoji of the character before it.
        case 0xFE0F: 1000
        // Hangul vowels and finals join the letter before them.
        case 0x1160...0x11FF: 0
        default: scalar.isInvisible ? 0 : scalar.isWide ? 1000 : digit
        }
    }
}

extension Unicode.Scalar {
    /// Whether it draws nothing of its own width: a mark on a letter, a control, a format
    /// character.
    fileprivate var isInvisible: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .format: true
        default: false
        }
    }
}
