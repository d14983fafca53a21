import Synchronization
public import WeftLayout

/// A published layout: an immutable value in which everything belongs to one revision of its tree.
///
/// A commit knows the nodes that have a place in it. For any other node, `commit[node]` returns the
/// current content, and nothing else is known.
///
/// It can be read from any thread. It keeps the nodes and contents that it shows alive.
///
/// Finding a node in the commit of a tree takes O(log *n*) steps, to base 16. The complexities
/// below count that as a single step.
public struct LayoutCommit: Sendable {
    let storage: Storage

    /// What all copies of a commit share.
    final class Storage: Sendable {
        let number: UInt64
        let revision: UInt64
        let range: SizeRange
        let table: CommitTable
        let environments: EnvironmentTable
        let index: Index
        let statistics: LayoutStatistics

        /// The frames, once something has been searched by where it is.
        let frameIndex = AtomicLazyReference<FrameIndex>()

        /// What the index of the frames is made from; nil for nothing.
        let indexBasis: FrameIndex.Basis?

        /// The nodes that have diagnostics, once somebody has asked for them.
        let diagnosedNodes = AtomicLazyReference<DiagnosedNodes>()

        /// The slot of the root.
        var root: Slot { table.top?.asks.first?.slot ?? -1 }

        init(
            number: UInt64,
            revision: UInt64,
            range: SizeRange,
            table: CommitTable,
            environments: EnvironmentTable,
            index: Index,
            indexBasis: FrameIndex.Basis? = nil,
            statistics: LayoutStatistics
        ) {
            self.number = number
            self.revision = revision
            self.range = range
            self.table = table
            self.environments = environments
            self.index = index
            self.statistics = statistics
            if let index = indexBasis?.unchangedIndex {
                self.indexBasis = nil
                _ = frameIndex.storeIfNil(index)
            } else {
                self.indexBasis = indexBasis
            }
        }
    }

    /// How the slot of a node is found.
    enum Index: Sendable {
        /// The nodes of the tree with this number know their slots.
        case tree(UInt32)
        /// A reference layout has numbered the nodes itself.
        case nodes([NodeHandle: Slot])
    }

    /// The number of the commit in its tree; every later commit has a larger number.
    ///
    /// A reference layout has the number 0.
    public var number: UInt64 { storage.number }

    /// The revision of the inputs that were laid out.
    ///
    /// Two commits share a revision if only the range has changed.
    public var revision: UInt64 { storage.revision }

    /// The range that the root was laid out in, in points, before its style was applied.
    public var range: SizeRange { storage.range }

    /// The environment that the root inherits: that of the tree, or of the layout if there is no
    /// tree.
    public var environment: LayoutEnvironment {
        storage.environments[placedRoot.key.environment]
    }

    /// The size of the root in points.
    public var size: LayoutSize { storage.table.frame(of: storage.root)?.size ?? .zero }

    /// The root of the hierarchy.
    public var root: AnyDisplayNode { AnyDisplayNode(handle: placedRoot.node) }

    /// The number of nodes that have a place in the hierarchy, including the root.
    public var nodeCount: Int { storage.table.count }

    /// What the pass did to make this commit.
    public var statistics: LayoutStatistics { storage.statistics }

    func placedNode(in slot: Slot) -> CommitTable.PlacedNode? { storage.table[slot] }

    /// The node in a slot of the commit.
    func node(in slot: Slot) -> NodeHandle {
        guard let node = storage.table.node(of: slot) else {
            preconditionFailure("the slot is one of a node that has a place")
        }
        return node
    }

    private var placedRoot: CommitTable.PlacedNode {
        guard let root = placedNode(in: storage.root) else {
            preconditionFailure("every commit places its root")
        }
        return root
    }

    /// The slot of a node that has a place in the hierarchy.
    func slot(of node: NodeHandle) -> Slot? {
        switch storage.index {
        case .nodes(let slots): return slots[node]
        case .tree(let tree):
            guard let owner = node.adoption, owner.tree == tree,
                storage.table.node(of: owner.slot) === node
            else { return nil }
            return owner.slot
        }
    }

    func slot(of node: some NodeReference) -> Slot? { slot(of: node.anyNode.handle) }

    /// Reads the cell of a node; nil if the node has no place. Unlike a placed node, a cell counts
    /// no references: what it refers to lives as long as the call.
    func readCell<Value>(
        of node: some NodeReference,
        _ body: (CommitTable.Cell) -> Value?
    ) -> Value? {
        withExtendedLifetime(self) {
            slot(of: node).flatMap { body(storage.table.cell(of: $0)) }
        }
    }

    func placedNode(of node: some NodeReference) -> CommitTable.PlacedNode? {
        slot(of: node).flatMap { storage.table[$0] }
    }
}

extension LayoutCommit: Hashable {
    /// Whether both are the same commit.
    ///
    /// Two layouts are two commits, even if everything in them is equal.
    public static func == (left: LayoutCommit, right: LayoutCommit) -> Bool {
        left.storage === right.storage
    }

    /// Feeds the commit's identity to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(storage))
    }
}

extension LayoutCommit: CustomDebugStringConvertible {
    /// The number, the revision, the root with its size, and the number of nodes.
    public var debugDescription: String {
        """
        LayoutCommit(number \(number), revision \(revision), \(root.debugDescription) \
        \(size.debugDescription), \(nodeCount) nodes)
        """
    }
}
