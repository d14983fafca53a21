import WeftLayout

/// The changes of one edit, until they are made all at once.
///
/// A node that is written to gets a draft, once; a state of what is in it replaces the node's when
/// the edit ends well.
final class EditTransaction {
    /// The inputs that an edit may change.
    struct Aspects: OptionSet {
        let rawValue: UInt8

        static let content = Aspects(rawValue: 1)
        static let style = Aspects(rawValue: 2)
        static let environment = Aspects(rawValue: 4)
    }

    // Unchecked: the thread that runs the edit alone reaches its transaction, and calls nobody in
    // the middle of an access.

    private let tree: UInt32?

    /// The drafts of the nodes that were written to.
    @safe @exclusivity(unchecked)
    private var drafts = ShortMap<ObjectIdentifier, NodeDraft>()

    /// The draft that was written to last, which mostly is the next one, too.
    @safe @exclusivity(unchecked)
    private var last: NodeDraft?

    /// The drafts whose subnodes are updated in turn; a draft comes again when it is written to
    /// after its turn.
    @safe @exclusivity(unchecked)
    private var queue = ShortList<NodeDraft>()

    /// The inputs that were given up.
    private var replaced: [NodeState] = []

    /// The nodes with subnodes that were made in the transaction.
    @safe @exclusivity(unchecked)
    var made: [NodeHandle] = []

    /// The first mistake.
    private var error: EditError?

    /// How many times anything was written to.
    @safe @exclusivity(unchecked)
    private var writeCount = 0

    /// How many drafts there are of nodes that existed before the updates.
    private var draftCount = 0

    /// The number of the last node that existed before the updates; none is higher until then.
    private var watermark = UInt64.max

    /// The type that was asked about last, and the same if it is `Equatable`.
    @safe @exclusivity(unchecked)
    private var lastType: (type: Any.Type, equatable: (any Equatable.Type)?) = (Never.self, nil)

    /// The environment of the tree before the edit, kept until nobody holds a lock; nil if there is
    /// no tree, or as long as the edit has not begun.
    var formerEnvironment: TreeEnvironment?

    /// The environment that was written, if one was; after `finish()` only if it is a new one.
    @safe @exclusivity(unchecked)
    private(set) var writtenEnvironment: TreeEnvironment?

    /// Opens a transaction of a tree; one of no tree may write to nodes that none has adopted.
    init(tree: UInt32? = nil) {
        self.tree = tree
    }

    /// The environment of the tree as the edit sees it.
    var environment: LayoutEnvironment {
        get { writtenEnvironment?.environment ?? presentEnvironment }
        set {
            setWrittenEnvironment(TreeEnvironment(newValue))
            writeCount += 1
        }
    }

    /// Replaces the environment that was written. What was there is released afterwards, as that
    /// may run code of the user's.
    private func setWrittenEnvironment(_ new: TreeEnvironment?) {
        withExtendedLifetime(writtenEnvironment) { writtenEnvironment = new }
    }

    /// Whether the environment that was written is another one than before.
    private var hasOtherEnvironment: Bool {
        guard let writtenEnvironment else { return false }
        return writtenEnvironment.environment != presentEnvironment
    }

    private var presentEnvironment: LayoutEnvironment {
        formerEnvironment?.environment ?? LayoutEnvironment()
    }

    /// A type as one that is `Equatable`; nil if it is not, or not here: a conformance may be
    /// isolated to an actor.
    ///
    /// The runtime takes several hundred instructions to find out, and edits mostly ask about one
    /// type again and again.
    func equatableType(_ type: Any.Type) -> (any Equatable.Type)? {
        if lastType.type != type { lastType = (type, type as? any Equatable.Type) }
        return lastType.equatable
    }

    /// The draft of a node that the edit has written to; nil if it has not, and sees the node's own
    /// state. The edit fails if the node is another tree's: such nodes are not read, either.
    func draftIfWritten(of node: NodeHandle) -> NodeDraft? {
        if let last, last.node === node { return last }
        if let draft = drafts[ObjectIdentifier(node)] { return draft }
        checkOwner(of: node)
        return nil
    }

    /// The draft of a node that the edit is going to write to.
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

    /// Keeps inputs that are given up until the transaction goes.
    func keep(_ state: NodeState) { replaced.append(state) }

    /// Remembers an error if the node belongs to another tree, or to any if this is no tree's edit.
    private func checkOwner(of node: NodeHandle) {
        guard !owns(node) else { return }
        error = error ?? (tree == nil ? .adoptedNode(node) : .foreignNode(node))
    }

    /// Whether the node belongs to the tree of the transaction, or to none yet.
    func owns(_ node: NodeHandle) -> Bool {
        node.adoption.map { $0.tree == tree } ?? true
    }

    /// How many times one node may wait for its subnodes to be updated.
    ///
    /// What is queued first is updated first. So where contents are derived in one direction, a
    /// node is updated once for each number of steps that lead to it from what the edit has
    /// written: no more often than there are nodes. Those that updates have made do not count, as
    /// there might be no end of them.
    var maximumRounds: Int { 100 + draftCount }

    /// That values go on being written to, whenever they are compared.
    private var endlessUpdate: EditError {
        last?.endlessUpdate ?? .endlessUpdate("the environment of the tree")
    }

    /// Updates subnodes until nothing changes any more.
    ///
    /// - Returns: The nodes that change.
    func finish() throws(EditError) -> ShortList<NodeDraft> {
        watermark = NodeHandle.watermark
        var next = 0
        var rounds = 0
        var comparedCount: Int
        var hasNewEnvironment: Bool
        repeat {
            while next < queue.count {
                // Nothing is compared in vain: that runs code of the user's.
                if let error { throw error }
                let draft = queue[next]
                next += 1
                draft.isQueued = false
                try draft.cascade(in: self)
            }
            if let error { throw error }
            rounds += 1
            if rounds > maximumRounds { throw endlessUpdate }
            // To compare values may make nodes, which write to others.
            comparedCount = writeCount
            drafts.elements.forEach { $0.value.compare(in: self) }
            hasNewEnvironment = hasOtherEnvironment
        } while comparedCount != writeCount
        if !hasNewEnvironment { setWrittenEnvironment(nil) }
        if tree == nil, hasNewEnvironment { error = error ?? .environmentWithoutTree }
        if let error { throw error }
        var changes = ShortList<NodeDraft>()
        drafts.elements.forEach { (_, draft) in
            draft.dropEqualAspects()
            if !draft.aspects.isEmpty { changes.append(draft) }
        }
        return changes
    }
}
