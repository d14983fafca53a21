extension ElementType {
    /// The keys that an element of this type may have.
    var keys: DocumentKeys { Self.keysByType[self] ?? Self.allKeys }

    /// The keys of elements of all types.
    static let allKeys = DocumentKeys(
        allCases.flatMap { commonKeys + $0.ownKeys },
        expectation: "a key of an element"
    )

    /// Made once, because they are needed for each element.
    private static let keysByType = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, DocumentKeys(commonKeys + $0.ownKeys)) }
    )

    /// The keys that every element may have.
    private static let commonKeys = ["type", "name", "style", "children"]

    /// The keys that elements of this type may have besides the common ones.
    private var ownKeys: [String] {
        switch self {
        case .leaf: ["label", "size", "color"]
        case .text: ["label"] + Self.stringKeys + Self.placeholderKeys
        case .node: ["label"]
        case .stack:
            [
                "direction", "spacing", "justifyContent", "alignItems", "flexWrap", "alignContent",
                "lineSpacing", "horizontalAlignment", "verticalAlignment",
            ]
        case .inset: ["insets"]
        case .center: ["centering", "sizing"]
        case .relative: ["horizontalPosition", "verticalPosition", "sizing"]
        case .ratio: ["ratio"]
        case .absolute: ["sizing"]
        case .corner: ["location", "offset", "wrapsCorner"]
        case .spacer, .overlay, .background, .wrapper: []
        }
    }

    /// The keys of a text with a string.
    static let stringKeys = [
        "string", "fontSize", "isBold", "lineHeightMultiple", "maximumNumberOfLines", "truncation",
        "color",
    ]

    /// The keys of a placeholder text.
    static let placeholderKeys = ["naturalWidth", "lineHeight"]
}
