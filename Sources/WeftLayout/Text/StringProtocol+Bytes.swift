extension StringProtocol {
    /// Whether two strings are encoded in the same bytes. Canonically equivalent strings may be set
    /// in different glyphs, or name different files.
    @inlinable
    package func hasSameBytes(as other: some StringProtocol) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}
