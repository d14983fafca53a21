public import WeftLayout

/// The transaction that an edit closure reads and writes through.
///
/// Everything is written in place, and nobody else sees any of it until the closure has returned.
/// If the closure throws, nothing is changed. A layout inside an edit, `node.layout(in:)`, sees the
/// state before the edit.
///
/// A node must not be read or written to in the middle of a write to it, for example by the
/// `updateSubnodes(_:)` of a node that is created there, or in the `==` of an environment's value.
/// As with any overlapping access in Swift, that ends the program.
///
/// A node belongs for life to the first tree that changes it in an edit or lays it out, whether or
/// not the node has a place in the hierarchy. (Reading it, or writing a value that it already has,
/// is not a change.) If an edit touches a node of another tree, or of one that is gone, the whole
/// edit fails with `EditError.foreignNode`.
public struct TreeEdit: ~Copyable {
    private var opened: EditTransaction?

    init(_ transaction: EditTransaction?) {
        opened = transaction
    }

    /// The transaction. If none was passed in, one without a tree is opened here.
    private var transaction: EditTransaction {
        mutating get {
            if let opened { return opened }
            let transaction = EditTransaction()
            opened = transaction
            return transaction
        }
    }

    /// Makes the changes of a transaction that belongs to no tree.
    ///
    /// If somebody else has changed one of the nodes since it was written to here, none of the
    /// changes are made. Otherwise they are made one node after the other, up to the first that
    /// another thread changes at this moment or that a tree has adopted. During a measurement, none
    /// are made if one of the nodes is older than the measurement: a pass or anybody else may be
    /// reading it.
    ///
    /// - Returns: Why not all changes were made; nil if they were. The node whose content updates
    ///   its subnodes keeps this error.
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
    /// Assigning a whole content that creates its own nodes replaces the subnodes, even if
    /// everything else is equal, because a new node equals no other. Write to the content's
    /// properties instead.
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

    /// Returns the node with an identity; nil if it no longer exists, or belongs to another tree.
    ///
    /// Use `DisplayNode<Content>(narrowing: node)` to turn it into a handle that knows the type of
    /// its content.
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

    /// The tree's environment, which its root inherits.
    ///
    /// The `updateSubnodes(_:)` of a node that is created outside an edit has no tree. It reads the
    /// default environment here, and a change is an error that the first layout of the node throws.
    /// Nor does it run again when the environment changes. What depends on the environment belongs
    /// into a spec, as an `EnvironmentReader`, or into a leaf.
    public var environment: LayoutEnvironment {
        mutating get { transaction.environment }
        _modify { yield &transaction.environment }
    }
}

/// An edit belongs to the thread that runs its closure.
@available(*, unavailable)
extension TreeEdit: Sendable {}

/// A draft as its own type, which follows from the content's type.
private func contentDraft<Content>(
    of node: DisplayNode<Content>,
    _ draft: NodeDraft
) -> ContentDraft<Content> {
    // The draft was created by `ContentState.makeDraft(of:)`.
    unsafe unsafeDowncast(draft, to: ContentDraft<Content>.self)
}
