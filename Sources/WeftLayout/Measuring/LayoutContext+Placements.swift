extension LayoutContext {
    /// The placements of the nodes below an element, depth first, which is the drawing order.
    package mutating func placements(
        of root: MeasuredElement
    ) -> [(token: Int32, origin: LayoutPoint)] {
        var placements: [(token: Int32, origin: LayoutPoint)] = []
        resolvePlacements(of: root) { placements.append(($0, $1)) }
        return placements
    }

    /// Writes the placements of the nodes below an element, depth first, to uninitialised memory
    /// that has room for `nodeCount(of:)` of them.
    ///
    /// - Parameters:
    ///   - asks: Receives the tokens of the nodes.
    ///   - origins: Receives their origins.
    @unsafe
    package mutating func writePlacements(
        of root: MeasuredElement,
        to asks: UnsafeMutablePointer<Int32>,
        _ origins: UnsafeMutablePointer<LayoutPoint>
    ) {
        var count = 0
        resolvePlacements(of: root) { node, origin in
            unsafe (asks + count).initialize(to: node)
            unsafe (origins + count).initialize(to: origin)
            count += 1
        }
        assert(count == nodeCount(of: root))
    }

    /// Visits the nodes that are placed below an element, depth first.
    ///
    /// Offsets are added up from the element to each node and rounded once, as in Texture. The sums
    /// replace the offsets, so an element can be visited only once.
    ///
    /// - Parameter body: Receives the token of a node, and its origin in points.
    @inline(__always)
    private mutating func resolvePlacements(
        of root: MeasuredElement,
        _ body: (_ node: Int32, _ origin: LayoutPoint) -> Void
    ) {
        guard has(root) else { return }
        var index = root.index
        while true {
            let token = scratch[Int(index)].token
            if token >= 0 {
                body(token, pixelGrid.ceil(scratch[Int(index)].offset))
            }
            let firstChild = scratch[Int(index)].firstChild
            if firstChild >= 0 {
                moveChildren(from: firstChild, by: scratch[Int(index)].offset)
                index = firstChild
                continue
            }
            // The element behind it and everything below it.
            if index == root.index { return }
            index = scratch[Int(index)].next
            while index < 0 {
                if ~index == root.index { return }
                index = scratch[Int(~index)].next
            }
        }
    }

    /// Adds their parent's offset to the offsets of the elements in a list.
    private mutating func moveChildren(from first: Int32, by offset: LayoutPoint) {
        if offset == .zero { return }
        var index = first
        while index >= 0 {
            scratch[Int(index)].offset = offset + scratch[Int(index)].offset
            index = scratch[Int(index)].next
        }
    }
}
