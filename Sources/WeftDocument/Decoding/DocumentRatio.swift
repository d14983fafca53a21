/// The ratio of a ratio spec. Unlike for other numbers, an error does not suggest that it may be
/// infinite.
struct DocumentRatio: DocumentValue {
    static var documentExpectation: String { "a number above 0, the height divided by the width" }

    /// The height divided by the width. If it is not above 0, or is infinite, the layout reports
    /// that.
    let value: Double

    init(document value: JSONValue) throws(DocumentError) {
        guard let number = value.double else {
            throw value.mistake(expected: Self.documentExpectation)
        }
        self.value = number
    }
}
