import Weft

/// Where the labels of a drawing stand: in or next to their nodes' boxes, clear of each other and
/// of texts.
struct LabelBoard {
    /// What no label may cover.
    private var taken: PlaceBoard

    /// The boxes of the nodes, from back to front: those that have an area, and no other box of the
    /// same frame in front.
    private var boxes: PlaceBoard

    /// The numbers of the nodes of these boxes.
    private let boxNumbers: [Int]

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
        var frames: Set<LayoutRect> = []
        let visible = nodes.reversed().filter { node in
            !node.frame.isEmpty && frames.insert(node.frame.drawable).inserted
        }
        boxNumbers = visible.reversed().map(\.number)
        for number in boxNumbers { boxes.occupy(nodes[number].frame.drawable) }
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
        let (boxes, boxNumbers, ends) = (boxes, boxNumbers, ends)
        return taken.take(
            firstFreeOf: places.lazy.filter { place in
                guard !mayBeCovered, let box = boxes.lastPlace(touching: place)
                else { return true }
                let front = boxNumbers[box]
                return front <= node.number && node.number < ends[front]
            }
        )
    }
}
