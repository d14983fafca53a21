import Weft

extension SizeRange: DocumentValue {
    static var documentExpectation: String { "a range, an object with \"min\" and \"max\"" }

    /// Reads a range: from nothing to infinity where it does not say otherwise.
    init(document value: JSONValue) throws(DocumentError) {
        var reader = try ObjectReader(value, expected: Self.documentExpectation)
        self = .unbounded
        try reader.read("min", into: &min)
        try reader.read("max", into: &max)
        try reader.finish()
        try Self.check(min.width, max.width, index: 0)
        try Self.check(min.height, max.height, index: 1)
    }

    private static func check(
        _ min: Double,
        _ max: Double,
        index: Int
    ) throws(DocumentError) {
        let name = index == 0 ? "width" : "height"
        if !(min >= 0 && min.isFinite) {
            throw mistake("a finite \(name) that is not negative", min, at: index, of: "min")
        }
        if max < min {
            throw mistake("a \(name) that is not below the minimum", max, at: index, of: "max")
        }
    }

    private static func mistake(
        _ expected: String,
        _ found: Double,
        at index: Int,
        of key: String
    ) -> DocumentError {
        var writer = JSONWriter()
        writer.write(found)
        return DocumentError(.invalidValue, path: "", expected: expected, found: writer.text)
            .inside(index: index)
            .inside(key: key)
    }
}
