/// What is known of a measured element besides its size: nothing of one that is left from another
/// measurement.
extension LayoutContext {
    /// The distance from the top of a measured child to its first baseline, in points; nil where
    /// there is none.
    public func firstBaseline(of child: MeasuredElement) -> Double? {
        let first = baselines(of: child).first
        return first.isNaN ? nil : first
    }

    /// The distance from the top of a measured child to its last baseline, in points; nil where
    /// there is none.
    public func lastBaseline(of child: MeasuredElement) -> Double? {
        let last = baselines(of: child).last
        return last.isNaN ? nil : last
    }

    /// The distances from the top of a measured child to its first and last baseline; NaN for none.
    package func baselines(of element: MeasuredElement) -> (first: Double, last: Double) {
        guard has(element) else { return (.nan, .nan) }
        let index = Int(element.index)
        return (scratch[index].firstBaseline, scratch[index].lastBaseline)
    }

    /// Whether an element is empty for want of a size of its own, and not because it is meant to
    /// be.
    package func lacksSize(_ element: MeasuredElement) -> Bool {
        has(element) && scratch[Int(element.index)].lacksSize
    }

    /// How many nodes an element is or has placed below it.
    package func nodeCount(of element: MeasuredElement) -> Int {
        has(element) ? Int(scratch[Int(element.index)].nodeCount) : 0
    }

    /// Whether something was measured for the spec or the node under way. What an element returns
    /// may be left from another measurement.
    @inline(__always)
    func has(_ element: MeasuredElement) -> Bool {
        Int(element.index) >= node.placed.base && Int(element.index) < scratch.count
    }
}
