/// What keeps the subnodes alive that a measurement has asked for: a node, or the array that some
/// of them lie in, which takes one reference for all.
enum NodeKeeper: Sendable {
    case node(NodeHandle)
    case array([NodeHandle])

    /// The nodes that are kept; an array may hold others than were asked for.
    var nodes: [NodeHandle] {
        switch self {
        case .node(let node): [node]
        case .array(let nodes): nodes
        }
    }
}
