public import WeftLayout

/// The difference of two commits: what a host does to go from showing the first to showing the
/// second.
///
/// A transition is a value that knows nothing of hosts or of other transitions, so any number of
/// them may exist at once. Nodes are compared by identity: a node is never both inserted and
/// removed. Use `steps` to change a view hierarchy at once, `reframed` and `frame(of:at:)` to
/// animate the change, and a `LayoutMotion` if you draw all nodes yourself.
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

    /// A node that only one of the commits has.
    public struct PlacedNode: Hashable, Sendable {
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
    public struct FrameChange: Hashable, Sendable {
        /// The node.
        public let node: AnyDisplayNode
        /// The frame at the beginning, in points, in the coordinates of the supernode that the node
        /// has in the second commit.
        public let from: LayoutRect
        /// The frame at the end, in points, in the same coordinates.
        public let to: LayoutRect
    }

    /// The commit that the transition starts from; nil for nothing.
    public let from: LayoutCommit?

    /// The commit that the transition leads to; nil for nothing.
    public let to: LayoutCommit?

    /// The nodes that only the first commit has, subnodes before their supernodes.
    public let removed: [PlacedNode]

    /// The nodes that only the second commit has, supernodes before their subnodes.
    public let inserted: [PlacedNode]

    /// The nodes that get another supernode or another order in their own, supernodes before their
    /// subnodes.
    ///
    /// Where subnodes are reordered, as few of them as possible count as moved.
    public let moved: [Move]

    /// The nodes whose frame in their supernode changes, or that get another supernode at another
    /// position.
    ///
    /// An animation has to set no other frames: every other node keeps its frame in its supernode.
    public let reframed: [FrameChange]

    /// The nodes that both commits have and that a host must draw again, whether or not their
    /// frames change.
    ///
    /// For such a node, edits have changed the content, base style or overrides; or its environment
    /// is a different one; or it has a payload and was measured in another range.
    ///
    /// Nodes that edits have changed and then changed back are included, and a payload may in fact
    /// be equal.
    public let updated: [AnyDisplayNode]

    /// Whether a host has nothing to do.
    public var isEmpty: Bool { isStill && updated.isEmpty }

    /// Whether no node enters, leaves or moves, so that a host has nothing to animate: at most,
    /// there are `updated` nodes to draw again.
    public var isStill: Bool {
        removed.isEmpty && inserted.isEmpty && moved.isEmpty && reframed.isEmpty
    }

    /// The transition that leads back.
    ///
    /// - Complexity: As for `init(from:to:)`.
    public var inverted: LayoutTransition {
        LayoutTransition(from: to, to: from)
    }
}

extension LayoutTransition: Hashable {
    /// Whether both lead from the same commit to the same commit, which determines everything else.
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
    /// The numbers of the commits (0 for none) and how many nodes each part has.
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

extension LayoutTransition.PlacedNode: CustomDebugStringConvertible {
    /// The node and its place.
    public var debugDescription: String { "\(node.debugDescription) in \(place.debugDescription)" }
}

extension LayoutTransition.Move: CustomDebugStringConvertible {
    /// The node, and its places before and after.
    public var debugDescription: String {
        "\(node.debugDescription) from \(from.debugDescription) to \(to.debugDescription)"
    }
}

extension LayoutTransition.FrameChange: CustomDebugStringConvertible {
    /// The node, and its frames before and after.
    public var debugDescription: String {
        "\(node.debugDescription) from \(from.debugDescription) to \(to.debugDescription)"
    }
}
