import Weft

extension SizeRange: DocumentValue {
    static var documentExpectation: String { "a range, an object with \"min\" and \"max\"" }

    /// The keys that a range may have.
    static let documentKeys = DocumentKeys(
        ["min", "max"],
        expectation: #"the keys "min" and "max", such as {"min": [300, 0], "max": [300, "inf"]}"#
    )

    /// Reads a range, which reaches from 0 to infinity unless it says otherwise.
    init(document value: JSONValue) throws(DocumentError) {
        let reader = try ObjectReader(
            value,
            expected: Self.documentExpectation,
            keys: Self.documentKeys
        )
        self = .unbounded
        try reader.read("min", into: &min)
        try reader.read("max", into: &max)
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
            let expected = "a finite \(name) that is not negative"
            throw min.mistake(expected: expected, at: index).inside(key: "min")
        }
        if max < min {
            let expected =
                min == 0
                ? "a \(name) that is not negative"
                : "a \(name) that is not below the minimum, \(min.json)"
            throw max.mistake(expected: expected, at: index).inside(key: "max")
        }
    }
}
