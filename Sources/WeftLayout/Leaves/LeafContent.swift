/// The content of a node without subnodes: a value that knows how large it wants to be.
///
/// A content is either a `LeafContent` or a `NodeContent`. No node can be made of a type that is
/// both: the compiler calls the initialiser of `DisplayNode` ambiguous.
///
/// Make it `Equatable` if you can: an edit that writes an equal value then makes no new revision
/// and no pass.
public protocol LeafContent: Sendable {
    /// Measures the leaf.
    ///
    /// A tree calls it off the main actor, possibly on several threads at once; `node.layout(in:)`
    /// calls it on the calling thread. The result must depend on nothing but the value and the
    /// parameters.
    ///
    /// - Parameters:
    ///   - constrainedSize: The sizes that the parent allows, in points. The result is clamped to
    ///     them.
    ///   - environment: The environment of the node.
    func measure(_ constrainedSize: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement

    /// Whether a measurement takes no longer than some tens of nanoseconds; false by default.
    ///
    /// A pass measures such leaves where it meets them, as handing them to other tasks would cost
    /// more. This changes no layout.
    static var measuresInstantly: Bool { get }
}

extension LeafContent {
    /// False: nothing is known about how long a measurement takes.
    public static var measuresInstantly: Bool { false }
}
