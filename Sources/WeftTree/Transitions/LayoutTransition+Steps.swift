public import WeftLayout

extension LayoutTransition {
    /// One step of what a host does.
    public enum Step: Hashable, Sendable {
        /// Take the node out of its supernode (nil if it is the root), for good or to attach it
        /// elsewhere. The index is the node's at this moment.
        case detach(AnyDisplayNode, from: AnyDisplayNode?, at: Int)
        /// Put the node into a supernode at an index (nil to make it the root).
        case attach(AnyDisplayNode, to: AnyDisplayNode?, at: Int)
        /// Set the node's frame, in points, in its supernode's coordinates.
        case setFrame(AnyDisplayNode, to: LayoutRect)
        /// Show the node's new content, which is in the second commit. An inserted node has no such
        /// step, because whoever creates its view shows the content.
        case update(AnyDisplayNode)
    }

    /// The transition as steps that a host can apply in order.
    ///
    /// First, all nodes that leave their places are detached: subnodes before their supernodes, and
    /// those of one supernode from the front to the rear. Then all nodes that enter a place are
    /// attached, in the opposite order. Finally, frames are set and contents updated.
    ///
    /// - Complexity: O(*n* log *n*) in the number of changes.
    public var steps: [Step] {
        var steps: [Step] = []
        steps.reserveCapacity(
            removed.count + 2 * inserted.count + 2 * moved.count + reframed.count + updated.count
        )
        var leaving = removed.map { ($0.node, $0.place) } + moved.map { ($0.node, $0.from) }
        leaving.sort { $1.1.isOutside($0.1) }
        for (node, place) in leaving {
            steps.append(.detach(node, from: place.supernode, at: place.index))
        }
        var entering = inserted.map { ($0.node, $0.place) } + moved.map { ($0.node, $0.to) }
        entering.sort { $0.1.isOutside($1.1) }
        for (node, place) in entering {
            steps.append(.attach(node, to: place.supernode, at: place.index))
        }
        for new in inserted { steps.append(.setFrame(new.node, to: new.place.frame)) }
        for change in reframed { steps.append(.setFrame(change.node, to: change.to)) }
        for node in updated { steps.append(.update(node)) }
        return steps
    }
}

extension LayoutTransition.Place {
    /// Whether this place comes before the other one. The order is from the root inwards; subnodes
    /// of one node are together, from the rear to the front.
    func isOutside(_ other: LayoutTransition.Place) -> Bool {
        (depth, supernode.orderID, index) < (other.depth, other.supernode.orderID, other.index)
    }
}

extension LayoutTransition.Step: CustomDebugStringConvertible {
    /// What is done to which node, and where.
    public var debugDescription: String {
        switch self {
        case .detach(let node, let supernode, let index):
            "detach \(node.debugDescription) from \(Self.place(supernode, index))"
        case .attach(let node, let supernode, let index):
            "attach \(node.debugDescription) to \(Self.place(supernode, index))"
        case .setFrame(let node, let frame):
            "set the frame of \(node.debugDescription) to \(frame.debugDescription)"
        case .update(let node):
            "update \(node.debugDescription)"
        }
    }

    private static func place(_ supernode: AnyDisplayNode?, _ index: Int) -> String {
        "\(supernode?.debugDescription ?? "root")[\(index)]"
    }
}
