import Weft

extension ColdWorkload {
    /// W2: a tree with ten children a node, rows and columns in turn; and W2p, without the promise
    /// of its containers.
    static let deepNested: [any Workload] =
        [
            (3, 1_111, 147_500), (4, 11_111, 887_500), (5, 111_111, 8_922_000),
            (6, 1_111_111, 89_267_000),
        ].map { depth, nodes, checksum in
            nested("W2", depth: depth, nodes: nodes, isPromised: true, checksum: checksum)
        }
        + [(3, 1_111, 147_500), (4, 11_111, 887_500)].map { depth, nodes, checksum in
            nested("W2p", depth: depth, nodes: nodes, isPromised: false, checksum: checksum)
        }

    private static func nested(
        _ name: String,
        depth: Int,
        nodes: Int,
        isPromised: Bool,
        checksum: Double
    ) -> any Workload {
        ColdWorkload(
            name: "\(name)/\(nodes)",
            nodeCount: nodes,
            checksum: checksum,
            range: SizeRange(width: 1000, height: 1000)
        ) {
            NestedTree(depth: depth, isPromised: isPromised).root
        }
    }
}

/// Rows and columns of ten nodes in turn, and below them leaves.
struct NestedTree {
    /// The leaves, depth first.
    private(set) var leaves: [DisplayNode<BoxContent>] = []

    /// The node that contains them all.
    let root: AnyDisplayNode

    init(depth: Int, isPromised: Bool = true) {
        var leaves: [DisplayNode<BoxContent>] = []
        root = Self.container(level: 0, depth: depth, isPromised: isPromised, leaves: &leaves)
        self.leaves = leaves
    }

    private static func container(
        level: Int,
        depth: Int,
        isPromised: Bool,
        leaves: inout [DisplayNode<BoxContent>]
    ) -> AnyDisplayNode {
        // Containers are stretched; leaves have the size they want.
        let direction = StackDirection.ofLevel(level)
        let container: Container
        if level + 1 < depth {
            let children = (0..<10).map { _ in
                Self.container(
                    level: level + 1,
                    depth: depth,
                    isPromised: isPromised,
                    leaves: &leaves
                )
            }
            container = Container(direction, alignItems: .stretch, children: children)
        } else {
            let size = LayoutSize(width: 10, height: 10)
            let boxes = (0..<10).map { _ in DisplayNode(BoxContent(size: size)) }
            leaves += boxes
            container = Container(direction, alignItems: .start, children: boxes)
        }
        return container.node(isPromised: isPromised) { $0.flexGrow = 1 }
    }
}
