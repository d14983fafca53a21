public import WeftLayout

/// The identity of one node: a handle that never changes.
///
/// A node is created with a content. It belongs for life to the first tree that lays it out or
/// changes it. Read the content from a commit, `commit[node]`, and change it in an edit,
/// `edit[node].title = "…"`. Two handles are equal if they refer to the same node.
@dynamicMemberLookup
public struct DisplayNode<Content: Sendable>: Hashable, Sendable {
    @usableFromInline
    let handle: NodeHandle

    @usableFromInline
    init(_ state: consuming ContentState<Content>) {
        handle = NodeHandle(state)
    }

    /// The identity of the node, which does not keep the node alive.
    ///
    /// Use it where a content refers to a node above it: a handle there would make the node contain
    /// itself. To get the node back, use `commit.node(with:)` or `edit.node(with:)`.
    public var id: DisplayNodeID { DisplayNodeID(handle) }

    /// The name that diagnostics show.
    public var name: String? { handle.name }
}

extension DisplayNode {
    /// Creates a handle to the same node that knows the type of its content; nil if the content has
    /// another type.
    public init?(narrowing node: AnyDisplayNode) {
        guard node.handle.state is ContentState<Content> else { return nil }
        handle = node.handle
    }
}

extension DisplayNode where Content: NodeContent {
    /// Creates a node with subnodes, and makes its content update them.
    ///
    /// - Parameters:
    ///   - content: The node's first content.
    ///   - name: A name for diagnostics. An empty name counts as none.
    ///   - style: A closure that sets the base style.
    @inlinable
    public init(
        _ content: Content,
        name: String? = nil,
        style: (inout LayoutElementStyle) -> Void = { _ in }
    ) {
        self.init(content, name: name, style: LayoutElementStyle(style))
    }

    /// Creates a node with subnodes, and makes its content update them.
    ///
    /// - Parameters:
    ///   - content: The node's first content.
    ///   - name: A name for diagnostics. An empty name counts as none.
    ///   - style: The base style.
    @inlinable
    public init(_ content: Content, name: String? = nil, style: LayoutElementStyle) {
        self.init(SpecState(content, name: name, baseStyle: style))
    }
}

extension DisplayNode where Content: LeafContent {
    /// Creates a leaf.
    ///
    /// - Parameters:
    ///   - content: The node's first content.
    ///   - name: A name for diagnostics. An empty name counts as none.
    ///   - style: A closure that sets the base style.
    @inlinable
    public init(
        _ content: Content,
        name: String? = nil,
        style: (inout LayoutElementStyle) -> Void = { _ in }
    ) {
        self.init(content, name: name, style: LayoutElementStyle(style))
    }

    /// Creates a leaf.
    ///
    /// - Parameters:
    ///   - content: The node's first content.
    ///   - name: A name for diagnostics. An empty name counts as none.
    ///   - style: The base style.
    @inlinable
    public init(_ content: Content, name: String? = nil, style: LayoutElementStyle) {
        self.init(LeafState(content, name: name, baseStyle: style))
    }
}

extension DisplayNode: NamedElement {
    package var diagnosticName: String { debugDescription }
}

extension DisplayNode: CustomDebugStringConvertible {
    /// The content's type, and the name or the number of the node, in one line.
    ///
    /// A name that is blank or has control characters is quoted and escaped.
    public var debugDescription: String { handle.debugDescription }
}
