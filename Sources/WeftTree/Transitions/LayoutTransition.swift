public import WeftLayout

/// The difference of two commits: what a host does to show the second after the first.
///
/// It is a value that knows nothing of hosts and of other transitions, so any number of them may be
/// alive at once. Nodes are compared by identity: a node is never both inserted and removed.
/// `steps` changes a view hierarchy at once; `frame(of:at:)` and `reframed` tell what lies between.
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

    /// A node that both commits have, in different places of the hierarchy.
    public struct Move: Hashable, Sendable {
        /// The node.
        public let node: AnyDisplayNode
        /// Its place in the first commit.
        public let from: Place
        /// Its place in the second commit.
        public let to: Place
    }

    /// A node that both commits have, with different frames.
    public struct Reframing: Hashable, Sendable {
        /// The node.
        public let node: AnyDisplayNode
        /// The frame at the beginning in points, in the coordinates of the supernode that the
        /// second commit gives the node.
        public let from: LayoutRect
        /// The frame at the end in points, in the same coordinates.
        public let to: LayoutRect
    }

    /// The commit that is left; nil for nothing.
    public let from: LayoutCommit?

    /// The commit that is reached; nil for nothing.
    public let to: LayoutCommit?

    /// The nodes that only the first commit has, subnodes before their supernodes.
    public let removed: [Presence]

    /// The nodes that only the second commit has, supernodes before their subnodes.
    public let inserted: [Presence]

    /// The nodes that get another supernode, or another order among those that stay with theirs:
    /// as few as possible. Supernodes come before their subnodes.
    public let moved: [Move]

    /// The nodes whose frame in their supernode differs, or that have another supernode at another
    /// place.
    ///
    /// They are all that an animation has to set: every other node keeps its frame in its
    /// supernode.
    public let reframed: [Reframing]

    /// The nodes that both commits have and that a host draws anew, whether or not their frames
    /// change. Edits have changed their content, base style or overrides, or their environment is
    /// another one, or they have a payload and were measured in another range.
    ///
    /// What edits have changed and changed back is among them, and a payload may be equal.
    public let updated: [AnyDisplayNode]

    /// Where the nodes begin and end, for `frames(at:)`.
    let ways = Ways()

    /// Whether a host has nothing to do.
    public var isEmpty: Bool {
        removed.isEmpty && inserted.isEmpty && moved.isEmpty && reframed.isEmpty && updated.isEmpty
    }

    /// The transition that leads back.
    ///
    /// - Complexity: As for `init(from:to:)`.
    public var inverted: LayoutTransition {
        LayoutTransition(from: to, to: from)
    }
}

extension LayoutTransition: Hashable {
    /// Whether both lead from the same commit to the same commit: these decide all else.
    public static func == (left: LayoutTransition, right: LayoutTransition) -> Bool {
        left.from == right.from && left.to == right.to
    }

    /// Feeds the identities of the commits to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(from)
        hasher.combine(to)
    }
}

extension LayoutTransition: CustomDebugStringConvertible {
    /// The numbers of the commits, 0 for none, and how many nodes each part has.
    public var debugDescription: String {
        """
        LayoutTransition(from \(from?.number ?? 0) to \(to?.number ?? 0): \(removed.count) removed, \
        \(inserted.count) inserted, \(moved.count) moved, \(reframed.count) reframed, \
        \(updated.count) updated)
        """
    }
}

extension LayoutTransition.Place: CustomDebugStringConvertible {
    /// The supernode, the position among its subnodes, and the frame.
    public var debugDescription: String {
        "\(supernode?.debugDescription ?? "root")[\(index)] \(frame.debugDescription)"
    }
}

extension LayoutTransition.Presence: CustomDebugStringConvertible {
    /// The node and its place.
    public var debugDescription: String { "\(node.debugDescription) in \(place.debugDescription)" }
}

extension LayoutTransition.Move: CustomDebugStringConvertible {
    /// The node, and its places before and after.
    public var debugDescription: String {
        "\(node.debugDescription) from \(from.debugDescription) to \(to.debugDescription)"
    }
}

extension LayoutTransition.Reframing: CustomDebugStringConvertible {
    /// The node, and its frames before and after.
    public var debugDescription: String {
        "\(node.debugDescription) from \(from.debugDescription) to \(to.debugDescription)"
    }
}
