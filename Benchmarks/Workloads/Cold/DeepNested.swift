import Weft

extension ColdWorkload {
    /// W2: a tree with ten children a node, rows and columns in turn.
    static let deepNested: [any Workload] = [
        (3, 1_111, 147_500), (4, 11_111, 887_500), (5, 111_111, 8_922_000),
        (6, 1_111_111, 89_267_000),
    ].map { depth, nodes, checksum in
        ColdWorkload(
            name: "W2/\(nodes)",
            nodeCount: nodes,
            checksum: checksum,
            range: SizeRange(width: 1000, height: 1000)
        ) {
            NestedTree(depth: depth).root
        }
    }
}

/// Rows and columns of ten nodes in turn, and below them leaves.
struct NestedTree {
    /// The leaves, depth first.
    private(set) var leaves: [DisplayNode<BoxContent>] = []

    /// The node that contains them all.
    let root: AnyDisplayNode

    init(depth: Int) {
        var leaves: [DisplayNode<BoxContent>] = []
        root = Self.container(level: 0, depth: depth, leaves: &leaves)
        self.leaves = leaves
    }

    private static func container(
        level: Int,
        depth: Int,
        leaves: inout [DisplayNode<BoxContent>]
    ) -> AnyDisplayNode {
        // Containers are stretched; leaves have the size they want.
        let direction = StackDirection.ofLevel(level)
        guard level + 1 < depth else {
            let size = LayoutSize(width: 10, height: 10)
            let boxes = (0..<10).map { _ in DisplayNode(BoxContent(size: size)) }
            leaves += boxes
            return grown(Container(direction, alignItems: .start, children: boxes))
        }
        var children: [AnyDisplayNode] = []
        for _ in 0..<10 {
            children.append(container(level: level + 1, depth: depth, leaves: &leaves))
        }
        return grown(Container(direction, alignItems: .stretch, children: children))
    }

    private static func grown(_ container: Container) -> AnyDisplayNode {
        AnyDisplayNode(DisplayNode(container) { $0.flexGrow = 1 })
    }
}
