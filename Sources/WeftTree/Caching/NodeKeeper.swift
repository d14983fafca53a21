/// Keeps subnodes alive that a measurement has asked for: a single node, or an array that contains
/// several of them, which takes only one reference for all.
enum NodeKeeper: Sendable {
    case node(NodeHandle)
    case array([NodeHandle])

    /// The nodes that are kept alive; an array may contain more than were asked for.
    var nodes: [NodeHandle] {
        switch self {
        case .node(let node): [node]
        case .array(let nodes): nodes
        }
    }
}
