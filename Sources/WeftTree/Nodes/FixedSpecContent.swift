public import WeftLayout

/// The content of a node that arranges its subnodes by the same spec in every range, as most nodes
/// do.
///
/// The spec is a property, which cannot depend on the range. So when a node that is a stack is
/// stretched or flexed and its children stay where they are, it is not measured again.
/// `layoutSpec(thatFits:)` returns the same spec. Don't implement it in the content: it would not
/// be called or, if it returns the same type, be called with an unbounded range.
///
/// A custom spec inside it may read its range, and so may a leaf.
public protocol FixedSpecContent: NodeContent {
    /// The type of the spec.
    associatedtype Body

    /// The arrangement of the node's subnodes.
    ///
    /// It is read as `layoutSpec(thatFits:)` is called: on any thread, any number of times. It must
    /// depend on nothing but the content, and must not create nodes.
    @LayoutSpecBuilder var layoutSpec: Body { get }
}

extension FixedSpecContent {
    /// True: the spec is the same in every range.
    public static var _hasFixedSpec: Bool { true }

    /// Returns the same spec in every range.
    @inlinable
    public func layoutSpec(thatFits constrainedSize: SizeRange) -> Body { layoutSpec }
}
