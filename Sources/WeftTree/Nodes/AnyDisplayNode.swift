public import WeftLayout

/// A handle to a node whose content's type is not known.
public struct AnyDisplayNode: Hashable, Sendable {
    @usableFromInline
    let handle: NodeHandle

    @usableFromInline
    init(handle: NodeHandle) {
        self.handle = handle
    }

    /// Creates a handle to a node without the type of the node's content.
    public init(_ node: some NodeReference) {
        handle = node.anyNode.handle
    }

    /// Creates a node with subnodes, as `DisplayNode` does. The content may be an
    /// `any NodeContent`.
    public init(
        _ content: some NodeContent,
        name: String? = nil,
        style: (inout LayoutElementStyle) -> Void = { _ in }
    ) {
        self.init(DisplayNode(content, name: name, style: style))
    }

    /// Creates a node with subnodes and a base style, as `DisplayNode` does. The content may be an
    /// `any NodeContent`.
    public init(_ content: some NodeContent, name: String? = nil, style: LayoutElementStyle) {
        self.init(DisplayNode(content, name: name, style: style))
    }

    /// Creates a leaf, as `DisplayNode` does. The content may be an `any LeafContent`.
    public init(
        _ content: some LeafContent,
        name: String? = nil,
        style: (inout LayoutElementStyle) -> Void = { _ in }
    ) {
        self.init(DisplayNode(content, name: name, style: style))
    }

    /// Creates a leaf with a base style, as `DisplayNode` does. The content may be an
    /// `any LeafContent`.
    public init(_ content: some LeafContent, name: String? = nil, style: LayoutElementStyle) {
        self.init(DisplayNode(content, name: name, style: style))
    }

    /// The identity of the node, which does not keep the node alive.
    public var id: DisplayNodeID { DisplayNodeID(handle) }

    /// The name that diagnostics show.
    public var name: String? { handle.name }

    /// Whether two handles refer to the same node.
    public static func == <Content>(left: AnyDisplayNode, right: DisplayNode<Content>) -> Bool {
        left.handle === right.handle
    }

    /// Whether two handles refer to the same node.
    public static func == <Content>(left: DisplayNode<Content>, right: AnyDisplayNode) -> Bool {
        left.handle === right.handle
    }

    /// Whether two handles refer to different nodes.
    public static func != <Content>(left: AnyDisplayNode, right: DisplayNode<Content>) -> Bool {
        left.handle !== right.handle
    }

    /// Whether two handles refer to different nodes.
    public static func != <Content>(left: DisplayNode<Content>, right: AnyDisplayNode) -> Bool {
        left.handle !== right.handle
    }
}

extension AnyDisplayNode: NamedElement {
    package var diagnosticName: String { debugDescription }
}

extension AnyDisplayNode: CustomDebugStringConvertible {
    /// The content's type, and the name or the number of the node, in one line.
    ///
    /// A name that is blank or has control characters is quoted and escaped.
    public var debugDescription: String { handle.debugDescription }
}
