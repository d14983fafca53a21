public import WeftLayout

/// The content of a node that arranges subnodes: what a Texture subclass kept in its instance
/// variables.
///
/// A content is a value. It holds nodes in its properties, and `layoutSpec(thatFits:)` arranges
/// them. The nodes that appear in the spec are the node's subnodes, in the depth-first order of the
/// spec.
///
/// Make it a struct or an enum. A class compiles but defeats the model, because writing to one of
/// its properties bypasses the edit. No layout follows, nothing is undone when the edit throws, and
/// all commits show what was written, even those made before.
///
/// Make it `Equatable` where you can. An edit that writes an equal content then leads to no new
/// revision and no pass.
public protocol NodeContent: Sendable {
    /// The type that `layoutSpec(thatFits:)` returns.
    associatedtype Body: LayoutElement

    /// Describes the arrangement of the node's subnodes.
    ///
    /// If it ignores its parameter, as most do, consider a ``FixedSpecContent``, which is measured
    /// less often where stacks stretch each other.
    ///
    /// A tree calls it off the main actor, and `node.layout(in:)` calls it on the calling thread.
    /// It may be called any number of times, and its result may be thrown away. So it must depend
    /// on nothing but the content and the parameter, and must not create nodes.
    ///
    /// - Parameter constrainedSize: The sizes to choose from, in points.
    @LayoutSpecBuilder
    func layoutSpec(thatFits constrainedSize: SizeRange) -> Body

    // Don't implement it: conforming to `FixedSpecContent` makes the promise. It is a requirement,
    // so that a function which knows a content only by this protocol gets the right answer too.
    /// Whether the content is a ``FixedSpecContent``.
    static var _hasFixedSpec: Bool { get }

    /// Derives the contents of the subnodes from this one.
    ///
    /// It runs when a node is created with this content, and at the end of every transaction that
    /// has changed the content. Its changes cascade in the same transaction. If a transaction
    /// fails, its changes are lost, so it runs again, outside the transaction, for the nodes that
    /// were created there.
    func updateSubnodes(_ edit: inout TreeEdit)
}

extension NodeContent {
    /// False: the spec may depend on the range.
    public static var _hasFixedSpec: Bool { false }

    /// Changes nothing.
    public func updateSubnodes(_ edit: inout TreeEdit) {}
}
