/// The lengths in which leaves and texts are tried.
enum TrialLengths {
    /// Parts of a length, no limit, nothing, and two lengths as screens have them.
    static func parts(_ parts: some Sequence<Double>, of length: Double) -> [Double] {
        [.infinity, 320, 44, 0] + parts.map { $0 * length }.filter(LayoutSize.isValid)
    }

    /// Two ends, and a length between them; nothing if the first one is beyond the other, or is no
    /// length.
    static func between(_ length: Double, and maximum: Double) -> [Double] {
        guard LayoutSize.isValid(length), length <= maximum else { return [] }
        let isBounded = maximum < LayoutSize.unboundedLength
        return [maximum, length, isBounded ? (length + maximum) / 2 : 1.5 * length]
    }
}
