extension Double {
    /// The number for a reader, to the last digit: without a decimal point if it is whole, and `∞`
    /// if it is infinite.
    package var plainText: String {
        if isInfinite { return self > 0 ? "∞" : "-∞" }
        // Swift writes larger numbers with a power of ten.
        if magnitude < 1e16, let whole = Int64(exactly: self) { return "\(whole)" }
        return "\(self)"
    }
}
