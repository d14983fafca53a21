public import WeftLayout

/// The reference host: a hierarchy that is changed by the steps of transitions, and by nothing else.
///
/// A real host does with views what the mirror does with entries in dictionaries. Tests compare it
/// with the commit that it has mounted.
public struct LayoutMirror: Sendable {
    /// The subnodes of each mounted node, the rearmost first.
    private var subnodes: [AnyDisplayNode: [AnyDisplayNode]] = [:]

    /// The supernodes of the mounted nodes but the root.
    private var supernodes: [AnyDisplayNode: AnyDisplayNode] = [:]

    /// The frames of the mounted nodes.
    private var frames: [AnyDisplayNode: LayoutRect] = [:]

    /// The mounted root.
    public private(set) var root: AnyDisplayNode?

    /// The commit that is mounted; nil before the first.
    public private(set) var mounted: LayoutCommit?

    /// What could not be done as a step said: empty as long as transitions are right.
    public private(set) var complaints: [String] = []

    /// Makes a mirror that shows nothing.
    public init() {}

    /// How many nodes are mounted.
    public var nodeCount: Int { frames.count }

    /// Shows a commit: applies the one transition that leads to it from what is mounted.
    ///
    /// - Returns: The transition.
    @discardableResult
    public mutating func mount(_ commit: LayoutCommit) -> LayoutTransition {
        let transition = LayoutTransition(from: mounted, to: commit)
        apply(transition)
        mounted = commit
        return transition
    }

    /// The subnodes of a mounted node, the rearmost first.
    public func subnodes(of node: some NodeReference) -> [AnyDisplayNode] {
        subnodes[node.anyNode] ?? []
    }

    /// The frame of a mounted node in points, in its supernode's coordinates.
    public func frame(of node: some NodeReference) -> LayoutRect? {
        frames[node.anyNode]
    }

    /// Applies the steps of a transition.
    public mutating func apply(_ transition: LayoutTransition) {
        for step in transition.steps {
            switch step {
            case .detach(let node): detach(node)
            case .attach(let node, let supernode, let index): attach(node, supernode, index)
            case .setFrame(let node, let frame): frames[node] = frame
            case .update: break  // Contents are read from the mounted commit.
            }
        }
        for presence in transition.removed {
            frames[presence.node] = nil
            if let left = subnodes.removeValue(forKey: presence.node), !left.isEmpty {
                complaints.append("\(presence.node) was removed with subnodes in it")
            }
        }
    }

    private mutating func detach(_ node: AnyDisplayNode) {
        if let supernode = supernodes.removeValue(forKey: node) {
            guard let index = subnodes[supernode]?.lastIndex(of: node) else {
                complaints.append("\(node) is not in \(supernode)")
                return
            }
            subnodes[supernode]?.remove(at: index)
        } else if root == node {
            root = nil
        } else {
            complaints.append("\(node) is not mounted")
        }
    }

    private mutating func attach(_ node: AnyDisplayNode, _ supernode: AnyDisplayNode?, _ index: Int)
    {
        guard let supernode else {
            if root != nil { complaints.append("\(node) would be a second root") }
            root = node
            return
        }
        guard supernodes[node] == nil, index <= subnodes[supernode, default: []].count else {
            complaints.append("\(node) can't be put into \(supernode) at \(index)")
            return
        }
        if supernode != root, supernodes[supernode] == nil {
            complaints.append("\(node) is put into \(supernode), which is not mounted")
        }
        supernodes[node] = supernode
        subnodes[supernode, default: []].insert(node, at: index)
    }

    /// How the mirror differs from a commit, in words; empty if it shows exactly that hierarchy.
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
            if frame(of: node) != commit.frameInSupernode(of: node) {
                differences.append("\(node) has the frame \(frame(of: node).debugText)")
            }
        }
        return differences
    }
}

extension Optional where Wrapped: CustomDebugStringConvertible {
    fileprivate var debugText: String { self?.debugDescription ?? "nil" }
}
