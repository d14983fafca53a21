import WeftLayout

/// The changes of one edit, collected until they are all made at once.
///
/// The first write to a node creates a draft of it. If the edit succeeds, a state made from the
/// draft replaces the node's state.
final class EditTransaction {
    /// The inputs that an edit may change.
    struct Aspects: OptionSet {
        let rawValue: UInt8

        static let content = Aspects(rawValue: 1)
        static let style = Aspects(rawValue: 2)
        static let environment = Aspects(rawValue: 4)
    }

    // Unchecked: only the thread that runs the edit reaches its transaction, and it calls no other
    // code in the middle of an access.

    private let tree: UInt32?

    /// The drafts of the nodes that were written to.
    @safe @exclusivity(unchecked)
    private var drafts = ShortMap<ObjectIdentifier, NodeDraft>()

    /// The draft that was written to last, which is usually the next one too; nil if the tree's
    /// environment was written since.
    @safe @exclusivity(unchecked)
    private var last: NodeDraft?

    /// The drafts whose subnodes are to be updated, in order. A draft is added again when it is
    /// written to after its turn.
    @safe @exclusivity(unchecked)
    private var queue = ShortList<NodeDraft>()

    /// The inputs that were replaced or dropped.
    private var replaced: [NodeState] = []

    /// The nodes with subnodes that were created in the transaction.
    @safe @exclusivity(unchecked)
    var made: [NodeHandle] = []

    /// The first mistake.
    private var error: EditError?

    /// How many times anything was written to.
    @safe @exclusivity(unchecked)
    private var writeCount = 0

    /// The number of drafts of nodes that existed before the updates.
    private var draftCount = 0

    /// The number of the newest node when the updates began; the maximum until they begin.
    private var watermark = UInt64.max

    /// The type that was checked last, and the same type as an `Equatable` one, if it is.
    @safe @exclusivity(unchecked)
    private var lastType: (type: Any.Type, equatable: (any Equatable.Type)?) = (Never.self, nil)

    /// The tree's environment before the edit, kept until no lock is held; nil if there is no tree,
    /// or the edit has not begun yet.
    var formerEnvironment: TreeEnvironment?

    /// The environment that was written, if any; after `finish()`, only if it differs from the
    /// former one.
    @safe @exclusivity(unchecked)
    private(set) var writtenEnvironment: TreeEnvironment?

    /// Creates a transaction of a tree. A transaction without a tree may write only to nodes that
    /// no tree has adopted.
    init(tree: UInt32? = nil) {
        self.tree = tree
    }

    /// The environment of the tree as the edit sees it.
    var environment: LayoutEnvironment {
        get { writtenEnvironment?.environment ?? presentEnvironment }
        set {
            setWrittenEnvironment(TreeEnvironment(newValue))
            writeCount += 1
            last = nil
        }
    }

    /// Replaces the environment that was written. The former one is released afterwards, because
    /// that may run user code.
    private func setWrittenEnvironment(_ new: TreeEnvironment?) {
        withExtendedLifetime(writtenEnvironment) { writtenEnvironment = new }
    }

    /// Whether the written environment differs from the one before the edit.
    private var hasOtherEnvironment: Bool {
        guard let writtenEnvironment else { return false }
        return writtenEnvironment.environment != presentEnvironment
    }

    private var presentEnvironment: LayoutEnvironment {
        formerEnvironment?.environment ?? LayoutEnvironment()
    }

    /// A type as an `Equatable` one; nil if it isn't, or isn't here because the conformance is
    /// isolated to an actor.
    ///
    /// The runtime takes several hundred instructions to find out, and edits usually ask about the
    /// same type again and again.
    func equatableType(_ type: Any.Type) -> (any Equatable.Type)? {
        if lastType.type != type { lastType = (type, type as? any Equatable.Type) }
        return lastType.equatable
    }

    /// The draft of a node, if the edit has written to the node. Otherwise it is nil, and the edit
    /// reads the node's own state. The edit fails if the node belongs to another tree, even if it
    /// is only read.
    func draftIfWritten(of node: NodeHandle) -> NodeDraft? {
        if let last, last.node === node { return last }
        if let draft = drafts[ObjectIdentifier(node)] { return draft }
        checkOwner(of: node)
        return nil
    }

    /// Returns the draft of a node that the edit is about to write to.
    func draft(of node: NodeHandle, for aspect: Aspects) -> NodeDraft {
        let draft = draft(of: node)
        draft.touch(aspect)
        writeCount += 1
        if aspect == .content, !draft.isQueued {
            draft.isQueued = true
            queue.append(draft)
        }
        return draft
    }

    private func draft(of node: NodeHandle) -> NodeDraft {
        let draft = draftIfWritten(of: node) ?? makeDraft(of: node)
        last = draft
        return draft
    }

    private func makeDraft(of node: NodeHandle) -> NodeDraft {
        let draft = node.state.makeDraft(of: node)
        if node.id <= watermark { draftCount += 1 }
        drafts.setValue(draft, forKey: ObjectIdentifier(node))
        return draft
    }

    /// Keeps replaced or dropped inputs until the transaction is released.
    func keep(_ state: NodeState) { replaced.append(state) }

    /// Notes an error if the node belongs to another tree, or to any tree if this transaction has
    /// none.
    private func checkOwner(of node: NodeHandle) {
        guard !owns(node) else { return }
        error = error ?? (tree == nil ? .adoptedNode(node) : .foreignNode(node))
    }

    /// Whether the node belongs to the transaction's tree, or to no tree yet.
    func owns(_ node: NodeHandle) -> Bool {
        node.adoption.map { $0.tree == tree } ?? true
    }

    /// How many times one node may be queued for an update of its subnodes.
    ///
    /// The queue is first in, first out. So where contents are derived in one direction, a node is
    /// updated once for each length of a path to it from a node that the edit has written to: no
    /// more often than there are nodes. Nodes that the updates have created don't count, because
    /// there could be infinitely many.
    var maximumRounds: Int { 100 + draftCount }

    /// The error for values that are written to again whenever they are compared.
    private var endlessUpdate: EditError {
        (last?.node).map(EditError.endlessUpdate) ?? .endlessUpdate("the environment of the tree")
    }

    /// Updates subnodes until nothing changes any more, and drops values that equal the former
    /// ones.
    ///
    /// - Returns: The drafts of the nodes that change.
    func finish() throws(EditError) -> ShortList<NodeDraft> {
        watermark = NodeHandle.watermark
        var next = 0
        var rounds = 0
        var comparedCount: Int
        var hasNewEnvironment: Bool
        repeat {
            while next < queue.count {
                // Checked first, because `cascade(in:)` compares contents. That runs user code, and
                // is in vain if the edit fails.
                if let error { throw error }
                let draft = queue[next]
                next += 1
                draft.isQueued = false
                try draft.cascade(in: self)
            }
            if let error { throw error }
            rounds += 1
            if rounds > maximumRounds { throw endlessUpdate }
            // Comparing values may create nodes, which write to others.
            comparedCount = writeCount
            drafts.elements.forEach { $0.value.compare(in: self) }
            hasNewEnvironment = hasOtherEnvironment
        } while comparedCount != writeCount
        if !hasNewEnvironment { setWrittenEnvironment(nil) }
        if let error { throw error }
        if tree == nil, hasNewEnvironment { throw .environmentWithoutTree }
        var changes = ShortList<NodeDraft>()
        drafts.elements.forEach { (_, draft) in
            draft.dropEqualAspects()
            if !draft.aspects.isEmpty { changes.append(draft) }
        }
        return changes
    }
}
