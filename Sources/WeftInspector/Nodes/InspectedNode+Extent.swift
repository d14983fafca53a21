import Weft

extension [InspectedNode] {
    /// The rectangle that a drawing shows: the root, which begins at 0, 0, and all that hangs out
    /// of it.
    var extent: LayoutRect {
        reduce(.zero) { $0.union($1.frame.drawable) }
    }
}
