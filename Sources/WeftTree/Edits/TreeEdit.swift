public import WeftLayout

/// What an edit closure writes through: one transaction.
///
/// Everything is written in place, and nothing is seen by anybody until the closure has returned.
/// If it throws, nothing has happened. A node must not be read or written to in the middle of a
/// write to it, for example by the `updateSubnodes(_:)` of a node that is made there, or in the
/// `==` of an environment's value: as everywhere in Swift, that ends the program. A layout of a
/// node inside an edit, `node.layout(in:)`, still sees what was before the edit.
///
/// A node belongs to the first tree that changes it in an edit or lays it out, for life, whether or
/// not the node has a place in the hierarchy. (To read it, or to write what is there already, is no
/// change.) To touch a node of another tree, or of one that is gone, makes the whole edit fail with
/// `EditError.foreignNode`.
public struct TreeEdit: ~Copyable {
    private var opened: EditTransaction?

    init(_ transaction: EditTransaction?) {
        opened = transaction
    }

    /// The transaction; one that is opened here belongs to no tree.
    private var transaction: EditTransaction {
        mutating get {
            if let opened { return opened }
            let transaction = EditTransaction()
            opened = transaction
            return transaction
        }
    }

    /// Makes the changes of a transaction that belongs to no tree: none of them if another one has
    /// changed a node since it was written to here, and else those up to the first node that
    /// another thread changes at this moment, or that a tree has adopted. While nodes are measured
    /// it makes changes of those only that were made meanwhile: others may be read by a pass or by
    /// anybody.
    ///
    /// - Returns: Why not all changes were made, which the node that writes to its subnodes keeps.
    consuming func finish() -> EditError? {
        guard let opened else { return nil }
        do {
            let changes = try opened.finish()
            if let watermark = ThreadContext.current.measuringWatermark,
                changes.contains(where: { $0.node.id <= watermark })
            {
                return .whileMeasuring
            }
            for change in changes where !change.node.hasState(change.original) {
                return change.node.adoption == nil
                    ? .conflictingWrite(change.node) : .adoptedNode(change.node)
            }
            for change in changes {
                switch change.node.replaceFreeState(change.original, with: change.makeState()) {
                case .done: continue
                case .outdated: return .conflictingWrite(change.node)
                case .adopted: return .adoptedNode(change.node)
                }
            }
            return nil
        } catch {
            return error
        }
    }

    /// The content of a node.
    ///
    /// To assign a whole content that makes nodes of its own replaces the subnodes, even where all
    /// else is equal: a new node equals no other. Write its properties instead.
    public subscript<Content>(node: DisplayNode<Content>) -> Content {
        mutating get {
            guard let draft = transaction.draftIfWritten(of: node.handle) else {
                return node.content(in: node.handle.state)
            }
            draft.checkAccess()
            return contentDraft(of: node, draft).content
        }
        _modify {
            let draft = transaction.draft(of: node.handle, for: .content)
            draft.beginAccess()
            defer { draft.endAccess() }
            yield &contentDraft(of: node, draft).content
        }
    }

    /// The node with an identity; nil if it does not exist any more, or belongs to another tree.
    ///
    /// `DisplayNode<Content>(node)` makes a handle of it that knows the type of its content.
    ///
    /// - Complexity: O(1): an identity knows its node without keeping it alive.
    public mutating func node(with id: DisplayNodeID) -> AnyDisplayNode? {
        id.node.flatMap { transaction.owns($0.handle) ? $0 : nil }
    }

    /// The base style of a node.
    public subscript(style node: some NodeReference) -> LayoutElementStyle {
        mutating get {
            let node = node.anyNode.handle
            guard let draft = transaction.draftIfWritten(of: node) else {
                return node.state.baseStyle
            }
            draft.checkAccess()
            return draft.baseStyle
        }
        _modify {
            let draft = transaction.draft(of: node.anyNode.handle, for: .style)
            draft.beginAccess()
            defer { draft.endAccess() }
            yield &draft.baseStyle
        }
    }

    /// What a node overrides in its environment, for itself and the nodes below it.
    public subscript(environment node: some NodeReference) -> EnvironmentOverrides {
        mutating get {
            let node = node.anyNode.handle
            guard let draft = transaction.draftIfWritten(of: node) else {
                return node.state.overrides ?? EnvironmentOverrides()
            }
            draft.checkAccess()
            return draft.overrides ?? EnvironmentOverrides()
        }
        _modify {
            let draft = transaction.draft(of: node.anyNode.handle, for: .environment)
            draft.beginAccess()
            var overrides = draft.overrides ?? EnvironmentOverrides()
            // If the caller throws, the accessor ends at the yield.
            defer {
                draft.overrides = overrides.isEmpty ? nil : overrides
                draft.endAccess()
            }
            yield &overrides
        }
    }

    /// The environment of the tree, which its root inherits.
    ///
    /// The `updateSubnodes(_:)` of a node that is made outside an edit has no tree: it reads the
    /// default environment there, and a change is an error that the first layout of the node
    /// throws.
    public var environment: LayoutEnvironment {
        mutating get { transaction.environment }
        _modify { yield &transaction.environment }
    }
}

/// An edit belongs to the thread that runs its closure.
@available(*, unavailable)
extension TreeEdit: Sendable {}

/// A draft as the type that the node's state has made it of.
private func contentDraft<Content>(
    of node: DisplayNode<Content>,
    _ draft: NodeDraft
) -> ContentDraft<Content> {
    // Made by `ContentState.makeDraft(of:)`.
    unsafe unsafeDowncast(draft, to: ContentDraft<Content>.self)
}
