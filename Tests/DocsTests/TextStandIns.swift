/// Stands in for Foundation's attributed string in a single font, with UIKit's additions.
final class NSAttributedString {
    enum Key { case font, foregroundColor }

    /// A string that was drawn.
    struct Drawing {
        let string: String
        let font: UIFont?
        let color: UIColor?
        let origin: CGPoint
    }

    @MainActor static var drawings: [Drawing] = []

    let string: String
    let font: UIFont?
    private let color: UIColor?

    init(string: String, attributes: [Key: Any]) {
        self.string = string
        font = attributes[.font] as? UIFont
        color = attributes[.foregroundColor] as? UIColor
    }

    func size() -> (width: Double, height: Double) {
        (Double(string.count) * (font?.advance ?? 0), font?.lineHeight ?? 0)
    }

    @MainActor func draw(at origin: CGPoint) {
        let drawing = Drawing(string: string, font: font, color: color, origin: origin)
        Self.drawings.append(drawing)
    }
}

typealias CFAttributedString = NSAttributedString

/// Stands in for Core Text's typesetter.
struct CTTypesetter {
    fileprivate let string: NSAttributedString
}

/// Stands in for the function of Core Text.
func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(string: string)
}

/// Stands in for the function of Core Text. A line has as many words as fit, with the spaces after
/// them, or as many characters as fit of a word that is too long.
func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ start: Int, _ width: Double) -> Int
{
    let string = typesetter.string.string
    let rest = string[String.Index(utf16Offset: start, in: string)...]
    let fitting = rest.prefix(Int(width / (typesetter.string.font?.advance ?? 1)))
    let spaces = rest[fitting.endIndex...].prefix { $0 == " " }
    if spaces.endIndex == rest.endIndex { return rest.utf16.count }
    if !spaces.isEmpty { return rest[..<spaces.endIndex].utf16.count }
    let words = fitting.lastIndex(of: " ").map { fitting[...$0] }
    return (words ?? fitting).utf16.count
}
