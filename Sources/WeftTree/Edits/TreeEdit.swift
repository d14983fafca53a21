public import WeftLayout

/// What an edit closure writes through: one transaction.
///
/// Everything is written in place, and nothing is seen by anybody until the closure has returned.
/// If it throws, nothing has happened. A node must not be read or written to in the middle of a write
/// to it, for example by the `updateSubnodes(_:)` of a node that is made there: as everywhere in
/// Swift, that ends the program. A layout of a node inside an edit, `node.layout(in:)`, still
/// sees what was before the edit.
///
/// A node belongs to the first tree that edits it or lays it out, for life, whether or not the node
/// has a place in the hierarchy. To touch a node of another tree, or of one that is gone, makes the
/// whole edit fail with `EditError.foreignNode`.
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

    /// Makes the changes of a transaction that belongs to no tree.
    consuming func finish() -> EditError? {
        guard let opened else { return nil }
        do {
            for change in try opened.finish() {
                _ = change.node.replaceState(with: change.state)
            }
            return nil
        } catch {
            return error
        }
    }

    /// The content of a node.
    public subscript<Content>(node: DisplayNode<Content>) -> Content {
        mutating get {
            let state = transaction.state(of: node.handle)
            state.checkAccess()
            return contentState(of: node, in: state).content
        }
        _modify {
            let state = transaction.writableState(of: node.handle, .content)
            state.beginAccess()
            defer { state.endAccess() }
            yield &contentState(of: node, in: state).content
        }
    }

    /// The type of such a node's content is not known: make a handle that knows it with
    /// `DisplayNode<Content>(node)`.
    @available(
        *,
        unavailable,
        message: "the type of the content is not known; use DisplayNode<Content>(node)"
    )
    public subscript(node: AnyDisplayNode) -> Any? { nil }

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
            let state = transaction.state(of: node.anyNode.handle)
            state.checkAccess()
            return state.baseStyle
        }
        _modify {
            let state = transaction.writableState(of: node.anyNode.handle, .style)
            state.beginAccess()
            defer { state.endAccess() }
            yield &state.baseStyle
        }
    }

    /// What a node overrides in its environment, for itself and the nodes below it.
    public subscript(environment node: some NodeReference) -> EnvironmentOverrides {
        mutating get {
            transaction.state(of: node.anyNode.handle).overrides ?? EnvironmentOverrides()
        }
        _modify {
            let state = transaction.writableState(of: node.anyNode.handle, .environment)
            var overrides = state.overrides ?? EnvironmentOverrides()
            yield &overrides
            state.overrides = overrides.isEmpty ? nil : overrides
        }
    }

    /// The environment of the tree, which its root inherits.
    ///
    /// The `updateSubnodes(_:)` of a node that is made outside an edit has no tree: it reads the
    /// default environment there, and a change is an error that the first layout of the node throws.
    public var environment: LayoutEnvironment {
        mutating get { transaction.environment }
        _modify { yield &transaction.environment }
    }
}

/// An edit belongs to the thread that runs its closure.
@available(*, unavailable)
extension TreeEdit: Sendable {}

/// The state as the type that its node's initialiser made it with.
private func contentState<Content>(
    of node: DisplayNode<Content>,
    in state: NodeState
) -> ContentState<Content> {
    // A handle's states are copies of the first, which `DisplayNode.init` made of this type.
    unsafe unsafeDowncast(state, to: ContentState<Content>.self)
}
