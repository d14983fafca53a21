extension Array {
    /// Removes all elements, and keeps the memory.
    ///
    /// `removeAll(keepingCapacity:)` takes 150 instructions for a list of one.
    mutating func removeEach() {
        while !isEmpty { removeLast() }
    }
}
