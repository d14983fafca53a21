extension RandomAccessCollection {
    /// The texts of the elements; if there are more than `limit`, those in the middle are replaced
    /// by one text that counts them.
    package func abridged(to limit: Int, _ text: (Index) -> String) -> [String] {
        let first = indices.prefix(limit / 2)
        let last = indices.dropFirst(first.count).suffix(limit / 2)
        let omittedCount = count - first.count - last.count
        let omitted = omittedCount > 0 ? ["… \(omittedCount) more …"] : []
        return first.map(text) + omitted + last.map(text)
    }
}
