extension StringProtocol {
    /// Whether two strings are the same as they are encoded, byte by byte: those that are
    /// canonically equivalent may be set in different glyphs, or name different files.
    package func hasSameBytes(as other: some StringProtocol) -> Bool {
        utf8.elementsEqual(other.utf8)
    }
}
