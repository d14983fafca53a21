import Weft

/// The colours of the screens. Text without one takes the host's own colour.
extension DisplayColor {
    static let secondaryLabel: DisplayColor = 0x8E8E93
    static let separator: DisplayColor = 0x9A9AA2
    static let tint: DisplayColor = 0x2F7DF6
    static let badge: DisplayColor = 0xE5484D
    static let onPhoto: DisplayColor = 0xFFFFFF
}
