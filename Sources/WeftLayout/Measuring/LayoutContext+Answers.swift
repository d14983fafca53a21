/// What is known about a measured element besides its size. Nothing is known about one that is left
/// over from another measurement.
extension LayoutContext {
    /// Returns the distance from the top of a measured child to its first baseline in points, or
    /// nil if it has none.
    public func firstBaseline(of child: MeasuredElement) -> Double? {
        let first = baselines(of: child).first
        return first.isNaN ? nil : first
    }

    /// Returns the distance from the top of a measured child to its last baseline in points, or nil
    /// if it has none.
    public func lastBaseline(of child: MeasuredElement) -> Double? {
        let last = baselines(of: child).last
        return last.isNaN ? nil : last
    }

    /// The baselines of a measured child.
    package func baselines(of element: MeasuredElement) -> Baselines {
        has(element) ? scratch[Int(element.index)].baselines : .none
    }

    /// Whether an element is empty because it has no size of its own, and not because it is meant
    /// to be empty.
    package func lacksSize(_ element: MeasuredElement) -> Bool {
        has(element) && scratch[Int(element.index)].lacksSize
    }

    /// The number of nodes that a spec has placed, directly or through specs in it; 1 for a node,
    /// whatever lies below it.
    package func nodeCount(of element: MeasuredElement) -> Int {
        has(element) ? Int(scratch[Int(element.index)].nodeCount) : 0
    }

    /// Whether an element was measured for the spec or the node under way. A custom element may
    /// return one that is left over from another measurement.
    @inline(__always)
    func has(_ element: MeasuredElement) -> Bool {
        Int(element.index) >= node.placed.base && Int(element.index) < scratch.count
    }
}
