import Weft
import WeftLayout

/// A type with a few values, which a document refers to by name.
protocol DocumentChoice: DocumentValue {
    /// A list of names and what they mean.
    associatedtype DocumentNames: Sequence<(name: String, value: Self)>

    /// The names and what they mean, in the order in which an error lists them.
    static var documentNames: DocumentNames { get }
}

extension DocumentChoice {
    static var documentExpectation: String {
        "one of " + documentNames.map { "\"\($0.name)\"" }.joined(separator: ", ")
    }

    init(document value: JSONValue) throws(DocumentError) {
        guard case .string(let name) = value,
            let choice = Self.documentNames.first(where: { name.hasSameBytes(as: $0.name) })
        else {
            let meant = value.meant(of: Self.documentNames.map(\.name))
            throw value.mistake(expected: Self.documentExpectation, meant: meant)
        }
        self = choice.value
    }
}

extension DocumentChoice where Self: CaseIterable & RawRepresentable<String> {
    // Lazy, as it is searched for each value of a document.
    static var documentNames: some Sequence<(name: String, value: Self)> {
        allCases.lazy.map { (name: $0.rawValue, value: $0) }
    }
}

extension StackDirection: DocumentChoice {}
extension StackJustifyContent: DocumentChoice {}
extension StackFlexWrap: DocumentChoice {}
extension StackAlignContent: DocumentChoice {}
extension StackHorizontalAlignment: DocumentChoice {}
extension StackVerticalAlignment: DocumentChoice {}
extension RelativeLayoutSpec.Position: DocumentChoice {}
extension AbsoluteLayoutSpec.Sizing: DocumentChoice {}
extension CornerLayoutSpec.Location: DocumentChoice {}
extension StackAlignSelf: DocumentChoice {}
extension TextTruncation: DocumentChoice {}
extension ReadingDirection: DocumentChoice {}

extension StackAlignItems: DocumentChoice {
    /// Texture's `notSet` acts as `start`.
    static let documentNames: [(name: String, value: StackAlignItems)] =
        allCases.map { ($0.rawValue, $0) } + [("notSet", .start)]
}

extension CenterLayoutSpec.CenteringOptions: DocumentChoice {
    static let documentNames: [(name: String, value: Self)] = [
        ("none", .none), ("x", .x), ("y", .y), ("xy", .xy),
    ]
}

extension CenterLayoutSpec.SizingOptions: DocumentChoice {
    static let documentNames: [(name: String, value: Self)] = [
        ("default", .default), ("minimumX", .minimumX), ("minimumY", .minimumY),
        ("minimumXY", .minimumXY),
    ]
}

extension RelativeLayoutSpec.SizingOption: DocumentChoice {
    static let documentNames: [(name: String, value: Self)] = [
        ("default", .default), ("minimumWidth", .minimumWidth),
        ("minimumHeight", .minimumHeight), ("minimumSize", .minimumSize),
    ]
}
