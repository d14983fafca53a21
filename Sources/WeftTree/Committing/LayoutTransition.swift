public import WeftLayout

/// The difference of two commits of one tree: what a host does to show the second after the first.
///
/// It is a value that knows nothing of hosts. Nodes are compared by identity, so a node is never
/// both inserted and removed. `steps` applies it in an order that suits any view hierarchy.
public struct LayoutTransition: Sendable {
    /// A place in a hierarchy.
    public struct Place: Hashable, Sendable {
        /// The supernode; nil for the root.
        public let supernode: AnyDisplayNode?
        /// The position among the supernode's subnodes, 0 for the rearmost.
        public let index: Int
        /// The frame in points, in the supernode's coordinates.
        public let frame: LayoutRect
        /// How many ancestors the node has.
        public let depth: Int
    }

    /// A node that is in only one of the commits.
    public struct Presence: Hashable, Sendable {
        /// The node.
        public let node: AnyDisplayNode
        /// Its place in the commit that has it.
        public let place: Place
    }

    /// A node that both commits have, in different places or with different frames.
    public struct Change: Hashable, Sendable {
        /// The node.
        public let node: AnyDisplayNode
        /// Its place in the first commit.
        public let first: Place
        /// Its place in the second commit.
        public let last: Place
    }

    /// The nodes that only the first commit has, subnodes before their supernodes.
    public let removed: [Presence]

    /// The nodes that only the second commit has, supernodes before their subnodes.
    public let inserted: [Presence]

    /// The nodes that get another supernode, or another order among those that stay with theirs:
    /// as few as possible. Supernodes come before their subnodes.
    public let moved: [Change]

    /// The nodes whose frame in their supernode is another one, moved ones included.
    public let reframed: [Change]

    /// The nodes that both commits have with other inputs: another content, base style or environment,
    /// whether or not it changes their frames. A host draws them anew.
    public let updated: [AnyDisplayNode]

    /// The number of the first commit; 0 for none.
    public let firstNumber: UInt64

    /// The number of the second commit; 0 for none.
    public let lastNumber: UInt64

    /// Whether nothing changes that a host would show.
    public var isEmpty: Bool {
        removed.isEmpty && inserted.isEmpty && moved.isEmpty && reframed.isEmpty && updated.isEmpty
    }

    /// The transition that leads back.
    public var inverted: LayoutTransition {
        LayoutTransition(
            removed: inserted.reversed(),
            inserted: removed.reversed(),
            moved: moved.map { Change(node: $0.node, first: $0.last, last: $0.first) },
            reframed: reframed.map { Change(node: $0.node, first: $0.last, last: $0.first) },
            updated: updated,
            firstNumber: lastNumber,
            lastNumber: firstNumber
        )
    }
}

extension LayoutTransition {
    /// What a host does, one step after the other.
    public enum Step: Hashable, Sendable {
        /// Take the node out of its superview, for good or to attach it elsewhere.
        case detach(AnyDisplayNode)
        /// Put the node into a superview (nil: make it the root) so that it gets this index there.
        case attach(AnyDisplayNode, to: AnyDisplayNode?, at: Int)
        /// Set the frame in points, in the supernode's coordinates.
        case setFrame(AnyDisplayNode, LayoutRect)
        /// Show the node's new content, which the second commit has.
        case update(AnyDisplayNode)
    }

    /// The transition as steps that a host can apply as they come.
    ///
    /// First everything is detached that leaves its place. Then everything is attached that enters
    /// one: supernodes before their subnodes, and those of one supernode from the rear to the front.
    /// At last frames are set and contents updated.
    ///
    /// - Complexity: O(*n* log *n*) in the number of changes.
    public var steps: [Step] {
        var steps: [Step] = []
        steps.reserveCapacity(removed.count + inserted.count + 2 * moved.count + reframed.count)
        for change in moved { steps.append(.detach(change.node)) }
        for presence in removed { steps.append(.detach(presence.node)) }
        var entries = inserted.map { ($0.node, $0.place) } + moved.map { ($0.node, $0.last) }
        entries.sort { $0.1.isOutside($1.1) }
        for (node, place) in entries {
            steps.append(.attach(node, to: place.supernode, at: place.index))
        }
        for presence in inserted { steps.append(.setFrame(presence.node, presence.place.frame)) }
        for change in reframed { steps.append(.setFrame(change.node, change.last.frame)) }
        for node in updated { steps.append(.update(node)) }
        return steps
    }
}
