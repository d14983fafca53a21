import Weft

/// A node of a tree under stress.
enum StressNode: Sendable {
    case leaf(DisplayNode<StressLeaf>)
    case branch(DisplayNode<StressBranch>)

    /// The node without the type of its content.
    var anyNode: AnyDisplayNode {
        switch self {
        case .leaf(let node): node.anyNode
        case .branch(let node): node.anyNode
        }
    }
}

extension StressModel {
    /// Makes a node as the model describes it, around existing children.
    func makeNode(
        _ number: Int,
        children nodes: [Int: StressNode],
        beacons: Beacons? = nil,
        life: LifeCounter
    ) -> StressNode {
        let node = self.nodes[number] ?? .nothing
        switch node.value {
        case .leaf(let value):
            return .leaf(
                DisplayNode(StressLeaf(value, life: life), name: "n\(number)") { $0 = node.style }
            )
        case .branch(let children, let recipe):
            let content = StressBranch(
                children: children.compactMap { nodes[$0]?.anyNode },
                recipe: recipe,
                beacons: beacons,
                life: life
            )
            return .branch(DisplayNode(content, name: "n\(number)") { $0 = node.style })
        }
    }

    /// The serial cold layout of this state, in nodes of its own.
    func coldLayout(in range: SizeRange) throws -> LayoutCommit {
        let life = LifeCounter()
        let beacons = Beacons(life: life)
        var made: [Int: StressNode] = [:]
        for number in subtree(of: 0).dropLast() {
            made[number] = makeNode(number, children: made, life: life)
        }
        let rootNode = makeNode(0, children: made, beacons: beacons, life: life)
        made[0] = rootNode
        let root = rootNode.anyNode
        // This tree lays nothing out. It is needed because only an edit can set overrides.
        let tree = DisplayTree(root: root, environment: environment)
        try tree.update { edit in
            edit[beacons.first].count = ticks
            edit[beacons.holder].count = ticks
            for (number, node) in made {
                guard let overrides = nodes[number]?.overrides, !overrides.isEmpty else { continue }
                edit[environment: node.anyNode] = overrides
            }
        }
        return try root.layout(in: range, environment: environment)
    }
}
