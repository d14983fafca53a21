import Weft
import WeftLayout

extension LayoutElementStyle: DocumentValue {
    static var documentExpectation: String { "a style, an object" }

    /// The keys that a style may have.
    static let documentKeys = DocumentKeys(
        [
            "preferredSize", "minSize", "maxSize",
            "preferredLayoutSize", "minLayoutSize", "maxLayoutSize",
        ] + table.map(\.name)
    )

    /// Reads a style: first the properties that set several dimensions, then the single ones.
    init(document value: JSONValue) throws(DocumentError) {
        let reader = try ObjectReader(
            value,
            expected: Self.documentExpectation,
            keys: Self.documentKeys
        )
        self.init()
        try reader.read("preferredSize") { preferredSize = $0 }
        try reader.read("minSize") { minSize = $0 }
        try reader.read("maxSize") { maxSize = $0 }
        try reader.read("preferredLayoutSize") { preferredLayoutSize = $0 }
        try reader.read("minLayoutSize") { minLayoutSize = $0 }
        try reader.read("maxLayoutSize") { maxLayoutSize = $0 }
        for property in Self.table {
            switch property.place {
            case .dimension(let path): try read(property, at: path, reader)
            case .number(let path): try read(property, at: path, reader)
            case .alignment(let path): try read(property, at: path, reader)
            case .point(let path): try read(property, at: path, reader)
            }
        }
    }

    private mutating func read<Value: DocumentValue>(
        _ property: Property,
        at path: WritableKeyPath<Self, Value>,
        _ reader: ObjectReader
    ) throws(DocumentError) {
        try reader.read(property.name) { self[keyPath: path] = $0 }
    }
}
