public import WeftLayout

/// A handle to a node: `DisplayNode` or `AnyDisplayNode`, and nothing else.
///
/// Weft trusts its handles to keep their nodes. So it asks for the seal where it does, and only
/// Weft can make one.
public protocol NodeReference: LayoutElement, Hashable, Identifiable where ID == DisplayNodeID {
    /// The node without the type of its content.
    var anyNode: AnyDisplayNode { get }

    /// What makes the type a handle. Only Weft can make one: another type that conforms ends the
    /// program where its seal is asked for.
    static var seal: NodeReferenceSeal<Self> { get }
}

/// The proof that a type is one of Weft's handles.
public struct NodeReferenceSeal<Reference: NodeReference>: Sendable {
    @usableFromInline
    init() {}
}

extension DisplayNode: NodeReference {
    /// The node without the type of its content.
    @inlinable
    public var anyNode: AnyDisplayNode { AnyDisplayNode(handle: handle) }

    /// What makes the type a handle.
    @inlinable
    public static var seal: NodeReferenceSeal<DisplayNode> { NodeReferenceSeal() }
}

extension AnyDisplayNode: NodeReference {
    /// The node itself.
    @inlinable
    public var anyNode: AnyDisplayNode { self }

    /// What makes the type a handle.
    @inlinable
    public static var seal: NodeReferenceSeal<AnyDisplayNode> { NodeReferenceSeal() }
}
