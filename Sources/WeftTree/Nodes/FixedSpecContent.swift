public import WeftLayout

/// The content of a node that arranges its subnodes in every range by the same spec, as most do.
///
/// The spec is a property, which sees no range. So a node that is a stack is not measured again
/// where it is stretched or flexes and its children stay where they are. `layoutSpec(thatFits:)`
/// returns the same spec, and has no implementation of the content's own: one would be called in an
/// unbounded range, whatever that of the node.
///
/// A spec of your own in it may read its range, and so may a leaf.
public protocol FixedSpecContent: NodeContent {
    /// The type of the spec.
    associatedtype Body

    /// The arrangement of the node's subnodes.
    ///
    /// It is asked for as `layoutSpec(thatFits:)` is: on any thread, any number of times. It must
    /// depend on nothing but the content, and must not make nodes.
    @LayoutSpecBuilder var layoutSpec: Body { get }
}

extension FixedSpecContent {
    /// The spec is the same in every range.
    public static var _hasFixedSpec: Bool { true }

    /// The same spec in every range.
    @inlinable
    public func layoutSpec(thatFits constrainedSize: SizeRange) -> Body { layoutSpec }
}
