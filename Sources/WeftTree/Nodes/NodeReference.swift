public import WeftLayout

/// A handle to a node: `DisplayNode` or `AnyDisplayNode`, and nothing else.
public protocol NodeReference: LayoutElement, Hashable, Identifiable where ID == DisplayNodeID {
    /// The node without the type of its content.
    var anyNode: AnyDisplayNode { get }

    /// What makes the type a handle. Only Weft can make one, so no other type can conform.
    static var seal: NodeReferenceSeal<Self> { get }
}

/// The proof that a type is one of Weft's handles.
public struct NodeReferenceSeal<Reference: NodeReference>: Sendable {
    init() {}
}

extension DisplayNode: NodeReference {
    /// The node without the type of its content.
    @inlinable
    public var anyNode: AnyDisplayNode { AnyDisplayNode(handle: handle) }

    /// What makes the type a handle.
    public static var seal: NodeReferenceSeal<DisplayNode> { NodeReferenceSeal() }
}

extension AnyDisplayNode: NodeReference {
    /// The node itself.
    @inlinable
    public var anyNode: AnyDisplayNode { self }

    /// What makes the type a handle.
    public static var seal: NodeReferenceSeal<AnyDisplayNode> { NodeReferenceSeal() }
}
