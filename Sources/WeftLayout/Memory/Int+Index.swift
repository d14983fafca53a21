extension Int {
    /// Whether this is the index of one of `count` elements, decided by one comparison.
    ///
    /// - Parameter count: The number of elements, which is not negative.
    @inlinable @inline(__always)
    package func isIndex(below count: Int) -> Bool {
        // A negative number becomes one that is larger than any count.
        UInt(bitPattern: self) < UInt(bitPattern: count)
    }
}
