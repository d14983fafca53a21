extension StringProtocol {
    /// Whether the text has only digits and points. Swift would also accept signs and exponents.
    package var hasPlainNumbersOnly: Bool {
        allSatisfy { $0 == "." || ("0"..."9").contains($0) }
    }
}
