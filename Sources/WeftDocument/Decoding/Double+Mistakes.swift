extension Double {
    /// The error that another number was expected in the place of this one, at an index of an
    /// array.
    func mistake(expected: String, at index: Int) -> DocumentError {
        var writer = JSONWriter()
        writer.write(self)
        return DocumentError(.invalidValue, path: "", expected: expected, found: writer.text)
            .inside(index: index)
    }
}
