import Weft

extension Workload {
    /// W2: a tree with ten children a node, rows and columns in turn.
    static let deepNested: [Workload] = [
        (3, 1_111, 147_500), (4, 11_111, 887_500), (5, 111_111, 8_922_000),
    ].map { depth, nodes, checksum in
        Workload(
            name: "W2/\(nodes)",
            nodeCount: nodes,
            range: SizeRange(width: 1000, height: 1000),
            checksum: checksum
        ) {
            AnyDisplayNode(DisplayNode(Nested(level: 0, depth: depth)))
        }
    }
}

/// A row or column of ten nodes that are rows or columns, or leaves on the last level.
struct Nested: NodeContent {
    let isRow: Bool
    let alignItems: StackAlignItems
    let children: [AnyDisplayNode]

    init(level: Int, depth: Int) {
        isRow = level.isMultiple(of: 2)
        // Containers are stretched; leaves have the size they want.
        alignItems = level + 1 == depth ? .start : .stretch
        children = (0..<10).map { _ in
            if level + 1 == depth {
                let leaf = BoxContent(size: LayoutSize(width: 10, height: 10))
                return AnyDisplayNode(DisplayNode(leaf))
            }
            return AnyDisplayNode(
                DisplayNode(Nested(level: level + 1, depth: depth)) { $0.flexGrow = 1 }
            )
        }
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(
            isRow ? .horizontal : .vertical,
            alignItems: alignItems,
            children: children
        )
    }
}
