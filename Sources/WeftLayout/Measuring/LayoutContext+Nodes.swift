extension LayoutContext {
    /// What a node that is being measured has to restore when it is done.
    package struct NodeFrame {
        let scratchCount: Int
        let placed: PlacedList
        let specDepth: Int
        let spec: Int32
        let specCount: Int32
        let remarks: [Remark]
        let interruption: LayoutInterruption.Reason?
    }

    /// Where a node's spec has placed a subnode.
    package struct Subnode {
        /// The token that the engine gave to `append(node:size:baselines:style:)`.
        package let node: Int32
        /// The origin in the node's coordinates, rounded up to the pixel grid.
        package let origin: LayoutPoint
        /// The size.
        package let size: LayoutSize
    }

    /// Begins the measurement of a node.
    ///
    /// It starts unpoisoned: that another node of the same batch was suspended does not concern it.
    package mutating func beginNode() -> NodeFrame {
        let frame = NodeFrame(
            scratchCount: scratch.count,
            placed: placed,
            specDepth: specDepth,
            spec: spec,
            specCount: specCount,
            remarks: remarks,
            interruption: interruption
        )
        placed = PlacedList(spec: scratch.count - 1)
        specDepth = 0
        spec = 0
        specCount = 0
        remarks = []
        interruption = nil
        return frame
    }

    /// Ends the measurement of a node, and drops what is in the scratch about it.
    package mutating func endNode(_ frame: NodeFrame) {
        scratch.removeLast(scratch.count - frame.scratchCount)
        placed = frame.placed
        specDepth = frame.specDepth
        spec = frame.spec
        specCount = frame.specCount
        remarks = frame.remarks
        interruption = interruption ?? frame.interruption
    }

    /// Visits the nodes that are placed below an element, depth first: in drawing order.
    ///
    /// Offsets are added up from the element to each node and rounded once, as Texture does.
    package mutating func forEachSubnode(
        of root: MeasuredElement,
        _ body: (Subnode) -> Void
    ) {
        guard scratch.indices.contains(Int(root.index)) else { return }
        var origin = LayoutPoint.zero
        var path: [(element: Int32, origin: LayoutPoint)] = []
        var index = root.index
        while true {
            let element = scratch[Int(index)]
            let position = index == root.index ? origin : origin + element.offset
            if element.node >= 0 {
                body(
                    Subnode(
                        node: element.node,
                        origin: pixelGrid.ceil(position),
                        size: element.size
                    )
                )
            }
            if element.firstChild >= 0 {
                path.append((index, origin))
                origin = position
                index = element.firstChild
                continue
            }
            var next = index == root.index ? -1 : element.next
            while next < 0 {
                guard let outer = path.popLast() else { return }
                origin = outer.origin
                next = outer.element == root.index ? -1 : scratch[Int(outer.element)].next
            }
            index = next
        }
    }
}
