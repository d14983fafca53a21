/// Where a node's spec has placed a subnode.
package struct Placement: Sendable {
    /// The token that the engine gave with the subnode's answer. In a tree, it is the index of the
    /// ask whose answer was placed.
    package let ask: Int32

    /// The origin in the node's coordinates, in points, rounded up to the pixel grid.
    package let origin: LayoutPoint

    @inlinable
    package init(ask: Int32, origin: LayoutPoint) {
        self.ask = ask
        self.origin = origin
    }
}
