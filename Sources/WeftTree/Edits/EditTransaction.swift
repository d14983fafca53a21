import WeftLayout

/// The changes of one edit, until they are made all at once.
///
/// A node that is written to gets a working copy of its state, once; the copy replaces the state
/// when the edit ends well.
final class EditTransaction {
    /// The inputs that an edit may change.
    struct Aspects: OptionSet {
        let rawValue: UInt8

        static let content = Aspects(rawValue: 1)
        static let style = Aspects(rawValue: 2)
        static let environment = Aspects(rawValue: 4)
    }

    /// A node's new state, and what of it is new.
    struct Change {
        let node: NodeHandle
        let state: NodeState
        let aspects: Aspects
    }

    /// A node that the edit has written to.
    private final class Draft {
        let node: NodeHandle
        let original: NodeState
        let state: NodeState
        var touched: Aspects = []
        /// How many times `updateSubnodes` has run for it.
        var rounds = 0
        /// Whether it waits for `updateSubnodes`.
        var isQueued = false

        init(node: NodeHandle) {
            self.node = node
            original = node.state
            state = original.copy()
        }
    }

    /// How many times the subnodes of one node may be updated in one edit.
    static let maximumRounds = 100

    private let tree: UInt32?
    private var drafts: [ObjectIdentifier: Int] = [:]
    private var order: [Draft] = []
    private var last: Draft?
    private var queue: [Draft] = []
    private var error: EditError?

    /// The environment of the tree.
    var environment = LayoutEnvironment()

    /// Whether the environment was written to.
    var isEnvironmentTouched = false

    /// Opens a transaction of a tree; one of no tree may write to nodes that none has adopted.
    init(tree: UInt32? = nil) {
        self.tree = tree
    }

    /// The state of a node as the edit sees it.
    func state(of node: NodeHandle) -> NodeState {
        if let last, last.node === node { return last.state }
        if let index = drafts[ObjectIdentifier(node)] { return order[index].state }
        checkOwner(of: node)
        return node.state
    }

    /// The working copy of a node's state.
    func writableState(of node: NodeHandle, _ aspect: Aspects) -> NodeState {
        let draft = draft(of: node)
        draft.touched.insert(aspect)
        if aspect == .content, !draft.isQueued {
            draft.isQueued = true
            queue.append(draft)
        }
        return draft.state
    }

    private func draft(of node: NodeHandle) -> Draft {
        if let last, last.node === node { return last }
        if let index = drafts[ObjectIdentifier(node)] {
            last = order[index]
            return order[index]
        }
        checkOwner(of: node)
        let draft = Draft(node: node)
        drafts[ObjectIdentifier(node)] = order.count
        order.append(draft)
        last = draft
        return draft
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
    /// - Returns: The changes to make.
    func finish() throws(EditError) -> [Change] {
        var next = 0
        while next < queue.count {
            let draft = queue[next]
            next += 1
            draft.isQueued = false
            guard !draft.state.hasEqualContent(to: draft.original) || draft.rounds > 0 else {
                continue
            }
            draft.rounds += 1
            guard draft.rounds <= Self.maximumRounds else {
                throw .endlessUpdate(AnyDisplayNode(handle: draft.node).debugDescription)
            }
            var edit = TreeEdit(self)
            draft.state.updateSubnodes(&edit)
            draft.state.flaw = nil
        }
        queue = []
        if tree == nil, isEnvironmentTouched, environment != LayoutEnvironment() {
            error = error ?? .environmentWithoutTree
        }
        if let error { throw error }
        return order.compactMap { draft in
            var changed = draft.touched
            if changed.contains(.content), draft.state.hasEqualContent(to: draft.original) {
                changed.remove(.content)
            }
            if draft.state.baseStyle == draft.original.baseStyle { changed.remove(.style) }
            if draft.state.overrides == draft.original.overrides { changed.remove(.environment) }
            return changed.isEmpty
                ? nil : Change(node: draft.node, state: draft.state, aspects: changed)
        }
    }
}
