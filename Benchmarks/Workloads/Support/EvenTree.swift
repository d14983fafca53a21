import Weft

/// The shape of a tree that is equally wide and equally deep everywhere: containers, and leaves
/// below the lowest ones.
struct EvenTree {
    /// How many children each container has.
    let breadth: Int

    /// How many containers lie above each leaf.
    let depth: Int

    /// Makes the nodes, depth first.
    ///
    /// - Parameter container: Makes a container from its level, which is 0 for the root, and its
    ///   children.
    func root(
        leaf: () -> AnyDisplayNode,
        container: (Int, [AnyDisplayNode]) -> AnyDisplayNode
    ) -> AnyDisplayNode {
        node(level: 0, leaf, container)
    }

    private func node(
        level: Int,
        _ leaf: () -> AnyDisplayNode,
        _ container: (Int, [AnyDisplayNode]) -> AnyDisplayNode
    ) -> AnyDisplayNode {
        if level == depth { return leaf() }
        let children = (0..<breadth).map { _ in node(level: level + 1, leaf, container) }
        return container(level, children)
    }

    /// A row or a column, alternating from level to level. It stretches containers, while leaves
    /// keep the size that they want.
    func rowOrColumn(level: Int, _ children: [AnyDisplayNode]) -> Container {
        Container(
            level.isMultiple(of: 2) ? .horizontal : .vertical,
            alignItems: level + 1 < depth ? .stretch : .start,
            children: children
        )
    }
}
