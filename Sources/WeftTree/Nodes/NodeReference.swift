public import WeftLayout

/// A handle to a node: `DisplayNode` or `AnyDisplayNode`, and nothing else.
///
/// Weft relies on its handles to keep their nodes alive. Where it does, it asks for the seal, which
/// only Weft can create.
public protocol NodeReference: LayoutElement, Hashable, Identifiable where ID == DisplayNodeID {
    /// The node without the type of its content.
    var anyNode: AnyDisplayNode { get }

    /// The proof that the type is a handle. Only Weft can create one: if another type conforms, the
    /// program ends when its seal is requested.
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

    /// The proof that the type is a handle.
    @inlinable
    public static var seal: NodeReferenceSeal<DisplayNode> { NodeReferenceSeal() }
}

extension AnyDisplayNode: NodeReference {
    /// The node itself.
    @inlinable
    public var anyNode: AnyDisplayNode { self }

    /// The proof that the type is a handle.
    @inlinable
    public static var seal: NodeReferenceSeal<AnyDisplayNode> { NodeReferenceSeal() }
}
