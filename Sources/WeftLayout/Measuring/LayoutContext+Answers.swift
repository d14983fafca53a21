/// What is known of a measured element besides its size, by its index in the scratch: nothing of
/// one that is left from another measurement.
extension LayoutContext {
    /// The distance from its top to the first baseline, in points; nil where there is none.
    func firstBaseline(of index: Int32) -> Double? {
        guard has(index) else { return nil }
        let baseline = scratch[Int(index)].firstBaseline
        return baseline.isNaN ? nil : baseline
    }

    /// The distance from its top to the last baseline, in points; nil where there is none.
    func lastBaseline(of index: Int32) -> Double? {
        guard has(index) else { return nil }
        let baseline = scratch[Int(index)].lastBaseline
        return baseline.isNaN ? nil : baseline
    }

    /// Whether it is empty for want of a size of its own, and not because it is meant to be.
    func lacksSize(_ index: Int32) -> Bool { has(index) && scratch[Int(index)].lacksSize }

    /// Whether the root of a node's spec is empty for want of a size of its own.
    package func lacksSize(_ root: MeasuredElement) -> Bool { lacksSize(root.index) }
}
