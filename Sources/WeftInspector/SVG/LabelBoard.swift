import Weft

/// Where the labels of a drawing stand: in or next to their nodes' boxes, clear of each other and
/// of texts.
struct LabelBoard {
    /// What no label may cover.
    private var taken: PlaceBoard

    /// The boxes of all nodes, from back to front.
    private var boxes: PlaceBoard

    /// The number that follows those of each node and the nodes below it.
    private let ends: [Int]

    /// Creates a board without labels.
    ///
    /// - Parameters:
    ///   - nodes: The nodes of the drawing.
    ///   - empty: A board on which nothing is.
    init(of nodes: [InspectedNode], on empty: PlaceBoard) {
        taken = empty
        boxes = empty
        var ends = nodes.indices.map { $0 + 1 }
        for node in nodes.reversed() {
            guard let supernode = node.supernode else { continue }
            ends[supernode] = max(ends[supernode], ends[node.number])
        }
        self.ends = ends
        for node in nodes { boxes.occupy(node.frame.drawable) }
    }

    /// Keeps a place clear of labels.
    mutating func occupy(_ place: LayoutRect) { taken.occupy(place) }

    /// Takes the first free place for a label of a node; nil if there is none.
    ///
    /// - Parameter mayBeCovered: Whether the place may lie in the box of a node that is neither the
    ///   label's own nor around it, so that the label may be taken for that node's.
    mutating func take(
        _ places: [LayoutRect],
        for node: InspectedNode,
        mayBeCovered: Bool
    ) -> LayoutRect? {
        let (boxes, ends) = (boxes, ends)
        return taken.take(
            firstFreeOf: places.lazy.filter { place in
                guard !mayBeCovered, let front = boxes.lastPlace(touching: place)
                else { return true }
                return front <= node.number && node.number < ends[front]
            }
        )
    }
}

/// The possible places for a label of a node.
struct LabelPlaces {
    /// The corners of the node's box, if the label fits into it.
    var corners: [LayoutRect] = []

    /// Above, below and beside the box.
    var around: [LayoutRect] = []

    /// Rows in the box.
    var rows: [LayoutRect] = []

    /// Lists the places for a label of a size at a box, as far as they are within bounds.
    init(for size: LayoutSize, at box: LayoutRect, in bounds: LayoutRect) {
        let right = box.maxX - size.width
        let bottom = box.maxY - size.height
        func places(_ xs: [Double], _ y: Double) -> [LayoutRect] {
            xs.map { LayoutRect(origin: LayoutPoint(x: $0, y: y), size: size) }
                .filter { bounds.contains($0) }
        }
        let edges = [box.minX, right]
        around =
            places(edges, box.minY - size.height) + places(edges, box.maxY)
            + places([box.maxX], box.minY)
        guard right >= box.minX, bottom >= box.minY else { return }
        corners = places(edges, box.minY) + places(edges, bottom)
        let rowCount = min(12, ((bottom - box.minY) / size.height).rounded(.down))
        for row in stride(from: 1, through: rowCount, by: 1) {
            rows += places(edges, box.minY + row * size.height)
        }
    }
}
