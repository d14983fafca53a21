extension Unicode.Scalar {
    /// Whether it is an emoji, or an East Asian character that is as wide as it is high.
    var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF,
            0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
            0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
            0x1AFF0...0x1B2FF, 0x1F1E6...0x1F265, 0x20000...0x3FFFD:
            true
        default: properties.isEmojiPresentation
        }
    }
}

extension Character {
    /// Whether one of its scalars is wide, or makes an emoji of the one before.
    package var isWide: Bool { unicodeScalars.contains { $0.isWide || $0.value == 0xFE0F } }
}
