import WeftLayout

/// The lengths in which leaves and texts are tried.
enum TrialLengths {
    /// The parts of a length, and also infinity, zero, and two lengths that are common on screens.
    static func parts(_ parts: some Sequence<Double>, of length: Double) -> [Double] {
        [.infinity, 320, 44, 0] + parts.map { $0 * length }.filter(LayoutSize.isValid)
    }

    /// The two ends, and a length between them; empty if the first one is beyond the other, or is
    /// not a usable length.
    static func between(_ length: Double, and maximum: Double) -> [Double] {
        guard LayoutSize.isValid(length), length <= maximum else { return [] }
        let isBounded = maximum < LayoutSize.unboundedLength
        return [maximum, length, isBounded ? (length + maximum) / 2 : 1.5 * length]
    }
}
