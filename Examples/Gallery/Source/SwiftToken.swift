/// A piece of Swift source.
struct SwiftToken {
    /// What the piece is, as far as colours go; the raw value is its class in the style sheet.
    enum Kind: String {
        case plain
        case comment
        case string
        case number
        case keyword
        case type
        case attribute
        case member
    }

    let kind: Kind
    let text: Substring
}
