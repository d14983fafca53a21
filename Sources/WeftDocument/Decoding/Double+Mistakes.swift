extension Double {
    /// The number as JSON.
    var json: String {
        var writer = JSONWriter()
        writer.write(self)
        return writer.text
    }

    /// The error for an array that has this number at an index where another one was expected.
    func mistake(expected: String, at index: Int) -> DocumentError {
        DocumentError(.invalidValue, path: "", expected: expected, found: json)
            .inside(index: index)
    }
}
