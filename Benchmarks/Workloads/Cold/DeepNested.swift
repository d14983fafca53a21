import Weft

extension ColdWorkload {
    /// W2: a tree of alternating rows and columns with ten children each. W2p: one whose contents
    /// may depend on their ranges.
    static let deepNested: [any Workload] =
        [
            (3, 1_111, 147_500), (4, 11_111, 887_500), (5, 111_111, 8_922_000),
            (6, 1_111_111, 89_267_000),
        ].map { depth, nodes, checksum in
            nested("W2", depth: depth, nodes: nodes, isFixed: true, checksum: checksum)
        }
        + [(3, 1_111, 147_500), (4, 11_111, 887_500)].map { depth, nodes, checksum in
            nested("W2p", depth: depth, nodes: nodes, isFixed: false, checksum: checksum)
        }

    private static func nested(
        _ name: String,
        depth: Int,
        nodes: Int,
        isFixed: Bool,
        checksum: Double
    ) -> any Workload {
        ColdWorkload(
            name: "\(name)/\(nodes)",
            nodeCount: nodes,
            checksum: checksum,
            range: SizeRange(width: 1000, height: 1000)
        ) {
            NestedTree(depth: depth, isFixed: isFixed).root
        }
    }
}

/// A tree of alternating rows and columns of ten nodes each, with leaves at the bottom.
struct NestedTree {
    /// The leaves, depth first.
    let leaves: [DisplayNode<BoxContent>]

    /// The node that contains them all.
    let root: AnyDisplayNode

    init(depth: Int, isFixed: Bool = true) {
        let tree = EvenTree(breadth: 10, depth: depth)
        var leaves: [DisplayNode<BoxContent>] = []
        root = tree.root {
            let leaf = DisplayNode(BoxContent(size: LayoutSize(width: 10, height: 10)))
            leaves.append(leaf)
            return AnyDisplayNode(leaf)
        } container: { level, children in
            tree.rowOrColumn(level: level, children)
                .node(isFixed: isFixed) { $0.flexGrow = 1 }
        }
        self.leaves = leaves
    }
}
