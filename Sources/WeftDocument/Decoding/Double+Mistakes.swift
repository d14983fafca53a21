extension Double {
    /// The number as JSON.
    var json: String {
        var writer = JSONWriter()
        writer.write(self)
        return writer.text
    }

    /// The error for an array in which another number was expected at an index.
    func mistake(expected: String, at index: Int) -> DocumentError {
        DocumentError(.invalidValue, path: "", expected: expected, found: json)
            .inside(index: index)
    }
}
