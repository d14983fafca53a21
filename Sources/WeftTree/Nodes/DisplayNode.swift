public import WeftLayout

/// The identity of one node: a handle that never changes.
///
/// A handle is made with a content, and belongs to the first tree that lays it out or changes it,
/// for life. The content is read from a commit, `commit[node]`, and changed in an edit,
/// `edit[node].title = "…"`. Two handles are equal if they are the same node.
@dynamicMemberLookup
public struct DisplayNode<Content: Sendable>: Hashable, Sendable {
    @usableFromInline
    let handle: NodeHandle

    @usableFromInline
    init(_ state: consuming ContentState<Content>) {
        handle = NodeHandle(state)
    }

    /// The identity of the node, which does not keep it alive.
    ///
    /// Use it to refer to a node above; a handle there would make the node contain itself. The way
    /// back is `commit.node(with:)` and `edit.node(with:)`.
    public var id: DisplayNodeID { DisplayNodeID(handle) }

    /// The name that diagnostics show.
    public var name: String? { handle.name }
}

extension DisplayNode {
    /// The handle that knows the type of a node's content; nil if the content is of another type.
    public init?(_ node: AnyDisplayNode) {
        guard node.handle.state is ContentState<Content> else { return nil }
        handle = node.handle
    }
}

extension DisplayNode where Content: NodeContent {
    /// Makes a node with subnodes, and lets its content update them.
    ///
    /// - Parameters:
    ///   - content: The node's first content.
    ///   - name: A name for diagnostics; an empty one is none.
    ///   - style: Sets the base style.
    @inlinable
    public init(
        _ content: Content,
        name: String? = nil,
        style: (inout LayoutElementStyle) -> Void = { _ in }
    ) {
        self.init(content, name: name, style: LayoutElementStyle(style))
    }

    /// Makes a node with subnodes, and lets its content update them.
    ///
    /// - Parameters:
    ///   - content: The node's first content.
    ///   - name: A name for diagnostics; an empty one is none.
    ///   - style: The base style.
    @inlinable
    public init(_ content: Content, name: String? = nil, style: LayoutElementStyle) {
        self.init(SpecState(content, name: name, baseStyle: style))
    }
}

extension DisplayNode where Content: LeafContent {
    /// Makes a leaf.
    ///
    /// - Parameters:
    ///   - content: The node's first content.
    ///   - name: A name for diagnostics; an empty one is none.
    ///   - style: Sets the base style.
    @inlinable
    public init(
        _ content: Content,
        name: String? = nil,
        style: (inout LayoutElementStyle) -> Void = { _ in }
    ) {
        self.init(content, name: name, style: LayoutElementStyle(style))
    }

    /// Makes a leaf.
    ///
    /// - Parameters:
    ///   - content: The node's first content.
    ///   - name: A name for diagnostics; an empty one is none.
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
