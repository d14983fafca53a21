import WeftLayout

/// The changes of one edit, until they are made all at once.
///
/// A node that is written to gets a working copy of its state, once; the copy replaces the state
/// when the edit ends well.
final class EditTransaction {
    // Unchecked, here and in `Draft`: the thread that runs the edit alone reaches a transaction and its
    // drafts, and calls nobody in the middle of an access.

    /// The inputs that an edit may change.
    struct Aspects: OptionSet {
        let rawValue: UInt8

        static let content = Aspects(rawValue: 1)
        static let style = Aspects(rawValue: 2)
        static let environment = Aspects(rawValue: 4)
    }

    /// A node that the edit has written to.
    final class Draft {
        let node: NodeHandle
        /// The inputs before the edit. The transaction keeps them until nobody holds a lock.
        let original: NodeState
        /// The inputs as the edit makes them.
        let state: NodeState
        /// What was written to; in the end, what of it is new.
        @safe @exclusivity(unchecked)
        fileprivate(set) var aspects: Aspects = []
        /// Whether the content is another than before; nil if nobody has compared them since it was
        /// written to.
        @safe @exclusivity(unchecked)
        private var isNew: Bool?
        /// Where the node belongs, once the edit has seen to that.
        var slot: Slot = -1
        /// Which user of the slot it is.
        var generation: UInt32 = 0
        /// How many times `updateSubnodes` has run for it.
        @safe @exclusivity(unchecked)
        fileprivate var rounds = 0
        /// Whether it waits for `updateSubnodes`.
        @safe @exclusivity(unchecked)
        fileprivate var isQueued = false

        fileprivate init(node: NodeHandle) {
            self.node = node
            original = node.state
            state = original.copy()
        }

        /// Notes that something is going to be written to.
        fileprivate func touch(_ aspect: Aspects) {
            aspects.insert(aspect)
            if aspect == .content { isNew = nil }
        }

        /// Whether the content is another than before.
        fileprivate var hasNewContent: Bool {
            if let isNew { return isNew }
            let isNew = !state.hasEqualContent(to: original)
            self.isNew = isNew
            return isNew
        }

        /// Leaves those aspects that are new indeed.
        fileprivate func dropEqualAspects() {
            if aspects.contains(.content), !hasNewContent { aspects.remove(.content) }
            if aspects.contains(.style), state.baseStyle == original.baseStyle {
                aspects.remove(.style)
            }
            if aspects.contains(.environment), state.overrides == original.overrides {
                aspects.remove(.environment)
            }
        }
    }

    /// How many times the subnodes of one node may be updated in one edit.
    static let maximumRounds = 100

    private let tree: UInt32?
    @safe @exclusivity(unchecked)
    private var drafts = ShortMap<ObjectIdentifier, Draft>()
    @safe @exclusivity(unchecked)
    private var last: Draft?
    @safe @exclusivity(unchecked)
    private var queue: [Draft] = []
    private var replaced: [NodeState] = []
    private var error: EditError?

    /// The environment of the tree before the edit, kept until nobody holds a lock; nil if there is no
    /// tree, or as long as the edit has not begun.
    var formerEnvironment: TreeEnvironment?

    /// The environment that was written, if one was.
    private(set) var writtenEnvironment: LayoutEnvironment?

    /// The environment of the tree as the edit sees it.
    var environment: LayoutEnvironment {
        get { writtenEnvironment ?? formerEnvironment?.environment ?? LayoutEnvironment() }
        set { writtenEnvironment = newValue }
    }

    /// Opens a transaction of a tree; one of no tree may write to nodes that none has adopted.
    init(tree: UInt32? = nil) {
        self.tree = tree
    }

    /// The state of a node as the edit sees it.
    func state(of node: NodeHandle) -> NodeState {
        if let last, last.node === node { return last.state }
        if let draft = drafts[ObjectIdentifier(node)] { return draft.state }
        checkOwner(of: node)
        return node.state
    }

    /// The working copy of a node's state.
    func writableState(of node: NodeHandle, _ aspect: Aspects) -> NodeState {
        let draft = draft(of: node)
        draft.touch(aspect)
        if aspect == .content, !draft.isQueued {
            draft.isQueued = true
            queue.append(draft)
        }
        return draft.state
    }

    private func draft(of node: NodeHandle) -> Draft {
        if let last, last.node === node { return last }
        if let draft = drafts[ObjectIdentifier(node)] {
            last = draft
            return draft
        }
        checkOwner(of: node)
        let draft = Draft(node: node)
        drafts[ObjectIdentifier(node)] = draft
        last = draft
        return draft
    }

    /// Keeps the inputs that a draft has replaced until the transaction goes, if it does not keep them
    /// already: a node that no tree had adopted may have got others meanwhile.
    func keep(_ state: NodeState, replacedBy draft: Draft) {
        if state !== draft.original { replaced.append(state) }
    }

    /// Remembers an error if the node belongs to another tree.
    private func checkOwner(of node: NodeHandle) {
        guard !owns(node) else { return }
        error = error ?? .foreignNode(AnyDisplayNode(handle: node).debugDescription)
    }

    /// Whether the node belongs to the tree of the transaction, or to none yet.
    func owns(_ node: NodeHandle) -> Bool {
        node.adoption.map { $0.tree == tree } ?? true
    }

    /// Updates subnodes until nothing changes any more.
    ///
    /// - Returns: The nodes that change.
    func finish() throws(EditError) -> [Draft] {
        var next = 0
        while next < queue.count {
            let draft = queue[next]
            next += 1
            draft.isQueued = false
            guard draft.rounds > 0 || draft.hasNewContent else { continue }
            draft.rounds += 1
            guard draft.rounds <= Self.maximumRounds else {
                throw .endlessUpdate(AnyDisplayNode(handle: draft.node).debugDescription)
            }
            var edit = TreeEdit(self)
            draft.state.updateSubnodes(&edit)
            draft.state.flaw = nil
        }
        if tree == nil, let writtenEnvironment, writtenEnvironment != LayoutEnvironment() {
            error = error ?? .environmentWithoutTree
        }
        if let error { throw error }
        // The queue is empty now, and its memory has room for most.
        var changes: [Draft] = []
        swap(&changes, &queue)
        changes.removeAll(keepingCapacity: true)
        for (_, draft) in drafts.elements {
            draft.dropEqualAspects()
            if !draft.aspects.isEmpty { changes.append(draft) }
        }
        return changes
    }
}
