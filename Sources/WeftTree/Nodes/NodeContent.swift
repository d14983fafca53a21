public import WeftLayout

/// The content of a node that arranges subnodes: what a Texture subclass kept in its variables.
///
/// It is a value. Its subnodes are properties, and `layoutSpec(thatFits:)` says how they are
/// arranged; those that appear in the spec are the node's subnodes, in the depth-first order of
/// the spec.
///
/// Make it a struct or an enum. A class compiles and defeats the model: to write to a property of
/// it in an edit goes past the edit. So no layout follows, nothing is undone when the edit throws,
/// and all commits show what was written, also those made before.
///
/// Make it `Equatable` where you can: an edit that writes what is there already makes no revision
/// and no pass then.
public protocol NodeContent: Sendable {
    /// What `layoutSpec(thatFits:)` returns.
    associatedtype Body: LayoutElement

    /// Describes the arrangement of the node's subnodes.
    ///
    /// Where it ignores its parameter, as mostly, the content may be a ``FixedSpecContent``, which
    /// is measured less often where stacks stretch each other.
    ///
    /// A tree runs it off the main actor, and `node.layout(in:)` on the calling thread, any number
    /// of times, and its result may be thrown away: it must depend on nothing but the content and
    /// the parameter, and must not make nodes.
    ///
    /// - Parameter constrainedSize: The sizes to choose from, in points.
    @LayoutSpecBuilder
    func layoutSpec(thatFits constrainedSize: SizeRange) -> Body

    // Not to be implemented: to conform to `FixedSpecContent` is to promise it. A requirement, so
    // that a function which knows a content by this protocol alone is told, too.
    /// Whether the content is a ``FixedSpecContent``.
    static var _hasFixedSpec: Bool { get }

    /// Derives the contents of the subnodes from this one.
    ///
    /// It runs when a node is made with this content, and at the end of every transaction that
    /// changed it. What it changes cascades in the same transaction. If a transaction fails, it
    /// runs again, outside, for the nodes that were made there: what it has changed went with the
    /// transaction.
    func updateSubnodes(_ edit: inout TreeEdit)
}

extension NodeContent {
    /// The spec may depend on the range.
    public static var _hasFixedSpec: Bool { false }

    /// Changes nothing.
    public func updateSubnodes(_ edit: inout TreeEdit) {}
}
