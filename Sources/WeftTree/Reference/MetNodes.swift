/// The nodes that a reference layout has met, numbered in the order in which it met them.
///
/// A node is looked up once for each question. What is known about it lies in an array.
struct MetNodes {
    /// A node that was met.
    struct MetNode {
        let node: NodeHandle
        /// The inputs of the node, read when it was met.
        let state: NodeState
        /// The number of the first node that has asked for it, or -1 for the root; nil as long as
        /// nobody has asked.
        var parent: Int?
        /// The index of the result of its last measurement, or -1.
        var lastResult = -1
        /// The index of the result in which it was placed last, or -1.
        fileprivate var lastPlace = -1
    }

    private var nodes: [MetNode] = []
    private var numbers: [NodeHandle: Int] = [:]

    /// The number of the node that was looked up last: a stack reads the style of a node and then
    /// measures it.
    private var recent = -1

    private let stateOf: (NodeHandle) -> NodeState

    /// Creates an empty list of nodes whose inputs `stateOf` returns.
    init(stateOf: @escaping (NodeHandle) -> NodeState) {
        self.stateOf = stateOf
    }

    /// How many nodes were met.
    var count: Int { nodes.count }

    /// The node with a number.
    subscript(number: Int) -> MetNode {
        get { nodes[number] }
        _modify { yield &nodes[number] }
    }

    /// The number of a node, if it was met.
    mutating func number(of node: NodeHandle) -> Int? {
        if recent >= 0, nodes[recent].node === node { return recent }
        guard let number = numbers[node] else { return nil }
        recent = number
        return number
    }

    /// Adds a node that was not met before, and returns its number.
    mutating func add(_ node: NodeHandle) -> Int {
        recent = nodes.count
        numbers[node] = nodes.count
        nodes.append(MetNode(node: node, state: stateOf(node)))
        return recent
    }

    /// The inputs of a node, whether or not it was met.
    func state(of node: NodeHandle) -> NodeState {
        numbers[node].map { nodes[$0].state } ?? stateOf(node)
    }

    /// The ancestors of a node and the node itself, beginning at the root; empty for -1.
    func way(to number: Int) -> [NodeHandle] {
        var way: [NodeHandle] = []
        var next = number
        while next >= 0 {
            way.append(nodes[next].node)
            next = nodes[next].parent ?? -1
        }
        return way.reversed()
    }

    /// Notes that a node was placed in a measurement whose result is going to have the given index.
    ///
    /// - Returns: Whether it is the node's first place in that measurement.
    mutating func notePlace(of number: Int, inResult index: Int) -> Bool {
        if nodes[number].lastPlace == index { return false }
        nodes[number].lastPlace = index
        return true
    }
}
