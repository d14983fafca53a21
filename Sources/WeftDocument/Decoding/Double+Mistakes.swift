extension Double {
    /// The number as JSON.
    var json: String {
        var writer = JSONWriter()
        writer.write(self)
        return writer.text
    }

    /// The error that another number was expected in the place of this one, at an index of an
    /// array.
    func mistake(expected: String, at index: Int) -> DocumentError {
        DocumentError(.invalidValue, path: "", expected: expected, found: json)
            .inside(index: index)
    }
}
