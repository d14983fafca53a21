import Weft

extension ColdWorkload {
    /// W8: a tree with ten children a node, all of which want 10×10 and shrink.
    static let hugeNested: [any Workload] = [
        (3, 1_111, 11_285), (4, 11_111, 111_340), (5, 111_111, 1_111_395),
    ].map { depth, nodes, checksum in
        ColdWorkload(
            name: "W8/\(nodes)",
            nodeCount: nodes,
            checksum: checksum,
            range: .unbounded
        ) {
            shrinkingTree(level: 0, depth: depth)
        }
    }

    private static func shrinkingTree(level: Int, depth: Int) -> AnyDisplayNode {
        guard level + 1 < depth else {
            let leaves = (0..<10).map { _ in
                DisplayNode(BoxContent(size: LayoutSize(width: 10, height: 10))) {
                    $0.flexGrow = 1
                    $0.flexShrink = 1
                }
            }
            return shrinking(Container(.horizontal, alignItems: .start, children: leaves))
        }
        let children = (0..<10).map { _ in shrinkingTree(level: level + 1, depth: depth) }
        return shrinking(Container(.horizontal, alignItems: .start, children: children))
    }

    private static func shrinking(_ container: Container) -> AnyDisplayNode {
        let node = DisplayNode(container) {
            $0.preferredSize = LayoutSize(width: 10, height: 10)
            $0.flexGrow = 1
            $0.flexShrink = 1
        }
        return AnyDisplayNode(node)
    }
}
