/// The ratio of a ratio spec, which an error does not say may be infinite.
struct DocumentRatio: DocumentValue {
    static var documentExpectation: String { "a number above 0, the height divided by the width" }

    /// The height divided by the width; where it is not above 0, or infinite, the layout says so.
    let value: Double

    init(document value: JSONValue) throws(DocumentError) {
        guard let number = value.double else {
            throw value.mistake(expected: Self.documentExpectation)
        }
        self.value = number
    }
}
