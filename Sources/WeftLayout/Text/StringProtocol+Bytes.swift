extension StringProtocol {
    /// Whether two strings are encoded in the same bytes. Canonically equivalent strings may be set
    /// in different glyphs, or name different files.
    package func hasSameBytes(as other: some StringProtocol) -> Bool {
        utf8.elementsEqual(other.utf8)
    }
}
