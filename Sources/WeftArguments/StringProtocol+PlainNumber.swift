extension StringProtocol {
    /// Whether there is nothing but digits and points: Swift would read signs and exponents, too.
    package var hasPlainNumbersOnly: Bool {
        allSatisfy { $0 == "." || ("0"..."9").contains($0) }
    }
}
