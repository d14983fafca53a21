import Weft

extension DisplayColor {
    static let ground: DisplayColor = 0x1D2433
    static let bar: DisplayColor = 0x31405C
    static let ink: DisplayColor = 0xF2EFE6
    static let quiet: DisplayColor = 0x94A0B8
    static let amber: DisplayColor = 0xFFC94D
    static let alarm: DisplayColor = 0xFF7A6B
    static let go: DisplayColor = 0x7FD99A
}
