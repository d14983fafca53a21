import Weft

/// The inputs of a tree as plain values: what a commit of a revision must have laid out.
///
/// Nodes are identified by numbers. The root is 0.
struct StressModel: Sendable {
    /// The value of one node.
    enum Value: Equatable, Sendable {
        case leaf(LeafValue)
        case branch(children: [Int], recipe: UInt64)
    }

    /// The inputs of one node.
    struct Node: Equatable, Sendable {
        var value: Value
        var style = LayoutElementStyle()
        var overrides = EnvironmentOverrides()

        /// A branch without children.
        static let nothing = Node(value: .branch(children: [], recipe: 1))
    }

    /// The nodes in the hierarchy, and those that were taken out of it and may come back.
    var nodes: [Int: Node] = [0: .nothing]

    /// The parents of all nodes that have one.
    var parents: [Int: Int] = [:]

    /// The nodes that were taken out of the hierarchy together with everything below them.
    var detached: [Int] = []

    /// What the root inherits.
    var environment = LayoutEnvironment()

    /// How often the beacons were changed.
    var ticks = 0

    /// A number from which on there are enough free numbers for a new subtree.
    var freeNumber = Self.largestSubtree

    /// The largest number of nodes in a new subtree.
    static let largestSubtree = 32

    init() {}

    /// The children of a branch; nil for a leaf, and if there is no such node.
    func children(of number: Int) -> [Int]? {
        guard case .branch(let children, _)? = nodes[number]?.value else { return nil }
        return children
    }

    /// Whether `number` is `ancestor` or below it.
    func contains(_ number: Int, below ancestor: Int) -> Bool {
        var next: Int? = number
        while let current = next {
            if current == ancestor { return true }
            next = parents[current]
        }
        return false
    }

    /// A node and all below it, children before their parents.
    func subtree(of number: Int) -> [Int] {
        var numbers: [Int] = []
        var waiting = [number]
        while let next = waiting.popLast() {
            numbers.append(next)
            waiting += children(of: next) ?? []
        }
        return numbers.reversed()
    }
}
