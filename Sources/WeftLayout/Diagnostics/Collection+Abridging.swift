extension RandomAccessCollection {
    /// The texts of the elements; if there are more than `limit`, one that counts them replaces
    /// those in the middle.
    package func abridged(to limit: Int, _ text: (Index) -> String) -> [String] {
        let first = indices.prefix(limit / 2)
        let last = indices.dropFirst(first.count).suffix(limit / 2)
        let omittedCount = count - first.count - last.count
        let omitted = omittedCount > 0 ? ["… \(omittedCount) more …"] : []
        return first.map(text) + omitted + last.map(text)
    }
}
