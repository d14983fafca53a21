import Weft

/// A leaf that calls a closure when it is measured.
struct HookedLeaf: LeafContent {
    let hook: @Sendable () -> Void

    func measure(_ constrainedSize: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement
    {
        hook()
        return LeafMeasurement(size: LayoutSize(width: 10, height: 10))
    }
}
