/// The content of a node without subnodes: a value that knows how large it wants to be.
///
/// A content is either this or a `NodeContent`. A type that is both makes no node: the compiler
/// calls the initialiser of `DisplayNode` ambiguous.
///
/// Make it `Equatable` where you can: an edit that writes what is there already makes no revision
/// and no pass then.
public protocol LeafContent: Sendable {
    /// Measures the leaf.
    ///
    /// A tree runs it off the main actor, possibly on several threads at once, and
    /// `node.layout(in:)` on the calling thread. It must depend on nothing but the value and its
    /// parameters.
    ///
    /// - Parameters:
    ///   - constrainedSize: The sizes that the parent allows, in points. The result is clamped to
    ///     it.
    ///   - environment: The environment at the node.
    func measure(_ constrainedSize: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement

    /// Whether a measurement takes no longer than some tens of nanoseconds; false unless stated.
    ///
    /// A pass measures such leaves where it meets them: to hand them to other tasks would cost
    /// more. It changes no layout.
    static var measuresInstantly: Bool { get }
}

extension LeafContent {
    /// False: nothing is known of how long a measurement takes.
    public static var measuresInstantly: Bool { false }
}
