public import WeftLayout
public import WeftTree

/// The reference host: a hierarchy that only the steps of transitions change.
///
/// A real host does with views what the mirror does with entries in dictionaries. Tests compare the
/// mirror with the commit that it has mounted.
public struct LayoutMirror: Sendable {
    /// The subnodes of each mounted node, from rear to front.
    private var subnodes: [AnyDisplayNode: GapBuffer<AnyDisplayNode>] = [:]

    /// The supernodes of all mounted nodes except the root.
    private var supernodes: [AnyDisplayNode: AnyDisplayNode] = [:]

    /// The frames of the mounted nodes.
    private var frames: [AnyDisplayNode: LayoutRect] = [:]

    private var cursor = LayoutCursor()

    /// The mounted root.
    public private(set) var root: AnyDisplayNode?

    /// The commit that is mounted; nil if nothing is.
    public var mounted: LayoutCommit? { cursor.mounted }

    /// Descriptions of steps that could not be applied; empty as long as transitions are correct.
    public private(set) var complaints: [String] = []

    /// Creates a mirror that shows nothing.
    public init() {}

    /// How many nodes are mounted.
    public var nodeCount: Int { frames.count }

    /// Shows a commit by applying the transition from what is mounted.
    ///
    /// A commit that is older than the mounted one changes nothing.
    ///
    /// - Returns: The transition.
    /// - Complexity: As for the transition and its steps, plus O(*n*) in the number of subnodes of
    ///   each node whose subnodes change.
    @discardableResult
    public mutating func mount(_ commit: LayoutCommit) -> LayoutTransition {
        let transition = cursor.advance(to: commit)
        perform(transition)
        return transition
    }

    /// Removes everything that is mounted.
    ///
    /// - Returns: The transition that removes everything.
    /// - Complexity: As for `mount(_:)`.
    @discardableResult
    public mutating func unmount() -> LayoutTransition {
        let transition = cursor.unmount()
        perform(transition)
        return transition
    }

    /// Applies a transition. If it does not begin with what is mounted, that is added to
    /// `complaints`.
    ///
    /// - Complexity: As for `mount(_:)`.
    public mutating func apply(_ transition: LayoutTransition) {
        if transition.from != mounted {
            complaints.append(
                "\(mounted.debugText) is mounted, not \(transition.from.debugText)"
            )
        }
        perform(transition)
        cursor = LayoutCursor(mounted: transition.to)
    }

    /// Returns the subnodes of a mounted node, from rear to front.
    ///
    /// - Complexity: O(*n*) in their number.
    public func subnodes(of node: some NodeReference) -> [AnyDisplayNode] {
        subnodes[node.anyNode]?.elements ?? []
    }

    /// Returns the node directly above a mounted node; nil for the root.
    public func supernode(of node: some NodeReference) -> AnyDisplayNode? {
        supernodes[node.anyNode]
    }

    /// Whether a node is mounted.
    public func contains(_ node: some NodeReference) -> Bool { frames[node.anyNode] != nil }

    /// Returns the frame of a mounted node in points, in its supernode's coordinates.
    public func frameInSupernode(of node: some NodeReference) -> LayoutRect? {
        frames[node.anyNode]
    }
}

extension LayoutMirror {
    private mutating func perform(_ transition: LayoutTransition) {
        for step in transition.steps {
            switch step {
            case .detach(let node, let supernode, let index): detach(node, supernode, index)
            case .attach(let node, let supernode, let index): attach(node, supernode, index)
            case .setFrame(let node, let frame): frames[node] = frame
            case .update: break  // Contents are read from the mounted commit.
            }
        }
        for gone in transition.removed {
            frames[gone.node] = nil
            if let left = subnodes.removeValue(forKey: gone.node), left.count > 0 {
                complaints.append("\(gone.node) was removed while it still had subnodes")
            }
        }
    }

    private mutating func detach(_ node: AnyDisplayNode, _ supernode: AnyDisplayNode?, _ index: Int)
    {
        guard let supernode else {
            if root != node { complaints.append("\(node) is not the root") }
            root = nil
            return
        }
        guard let list = subnodes[supernode], index < list.count, list[index] == node else {
            complaints.append("\(node) is not in \(supernode) at \(index)")
            return
        }
        supernodes[node] = nil
        subnodes[supernode]?.remove(at: index)
    }

    private mutating func attach(_ node: AnyDisplayNode, _ supernode: AnyDisplayNode?, _ index: Int)
    {
        guard supernodes[node] == nil, root != node else {
            complaints.append("\(node) is already mounted")
            return
        }
        guard let supernode else {
            if root != nil { complaints.append("\(node) would be a second root") }
            root = node
            return
        }
        if supernode != root, supernodes[supernode] == nil {
            complaints.append("\(node) is put into \(supernode), which is not mounted")
        }
        guard index <= subnodes[supernode]?.count ?? 0 else {
            complaints.append("\(node) can't be put into \(supernode) at \(index)")
            return
        }
        supernodes[node] = supernode
        subnodes[supernode, default: GapBuffer()].insert(node, at: index)
    }

    /// Describes how the mirror differs from a commit, after the `complaints`; empty if there are
    /// none and it shows exactly that hierarchy.
    ///
    /// - Complexity: O(*n*) in the number of nodes in the mirror and the commit.
    public func differences(from commit: LayoutCommit) -> [String] {
        var differences = complaints
        if root != commit.root { differences.append("the root is \(root.debugText)") }
        if nodeCount != commit.nodeCount {
            differences.append("\(nodeCount) nodes are mounted, not \(commit.nodeCount)")
        }
        for node in commit.nodes {
            if subnodes(of: node) != commit.subnodes(of: node) {
                differences.append("\(node) has the subnodes \(subnodes(of: node))")
            }
            if supernode(of: node) != commit.supernode(of: node) {
                differences.append("\(node) is in \(supernode(of: node).debugText)")
            }
            let frame = frameInSupernode(of: node)
            if frame != commit.frameInSupernode(of: node) {
                differences.append("\(node) has the frame \(frame.debugText)")
            }
        }
        return differences
    }
}

extension Optional where Wrapped: CustomDebugStringConvertible {
    fileprivate var debugText: String { self?.debugDescription ?? "nil" }
}

extension LayoutMirror: CustomDebugStringConvertible {
    /// The mounted commit.
    public var debugDescription: String {
        "LayoutMirror(\(mounted?.debugDescription ?? "nothing"))"
    }
}
