public import WeftLayout

extension LayoutMotion {
    /// What the last commit that had a node knew about it, for a node that leaves.
    ///
    /// It does not keep that commit alive.
    public final class Remains: Sendable {
        private let state: NodeState
        private let details: EntryDetails?

        /// The environment in the node, with the node's own overrides applied.
        public let environment: LayoutEnvironment

        init(state: NodeState, details: EntryDetails?, environment: LayoutEnvironment) {
            self.state = state
            self.details = details
            self.environment = environment
        }

        /// The content of the node.
        public var content: any Sendable { state.anyContent }

        /// What the measurement of a leaf handed to its host, such as the lines of a text; nil if
        /// it handed over nothing.
        public var payload: (any Sendable)? { details?.payload }
    }
}

extension LayoutMotion.Remains: Hashable {
    /// Whether both are those of the same inputs of a node, measured at the same time.
    public static func == (left: LayoutMotion.Remains, right: LayoutMotion.Remains) -> Bool {
        left.state === right.state && left.details == right.details
    }

    /// Feeds the identity of the inputs to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(state)) }
}

extension LayoutMotion.Remains: CustomDebugStringConvertible {
    /// The content.
    public var debugDescription: String { "remains of \(content)" }
}

extension LayoutCommit {
    /// What stays of a node that leaves; nil if it has no place.
    func remains(of node: AnyDisplayNode) -> LayoutMotion.Remains? {
        placedNode(of: node).map { placed in
            LayoutMotion.Remains(
                state: placed.state,
                details: placed.details,
                environment: environment(of: placed)
            )
        }
    }
}
