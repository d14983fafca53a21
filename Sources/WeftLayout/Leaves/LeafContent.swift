/// The content of a node without subnodes: a value that knows how large it wants to be.
///
/// A content is either this or a `NodeContent`. A type that is both makes no node: the compiler calls
/// the initialiser of `DisplayNode` ambiguous.
public protocol LeafContent: Sendable {
    /// Measures the leaf.
    ///
    /// It runs off the main actor, possibly on several threads at once, and must depend on nothing
    /// but the value and its parameters.
    ///
    /// - Parameters:
    ///   - constrainedSize: The sizes that the parent allows, in points. The result is clamped to it.
    ///   - environment: The environment at the node.
    func measure(_ constrainedSize: SizeRange, in environment: LayoutEnvironment) -> LeafMeasurement
}

/// What measuring a leaf yields.
public struct LeafMeasurement: Sendable {
    /// The size in points, before it is clamped to the range and rounded to the pixel grid.
    public var size: LayoutSize

    /// The distance from the top to the first line's baseline, in points; nil without one.
    public var firstBaseline: Double?

    /// The distance from the top to the last line's baseline, in points; nil without one.
    public var lastBaseline: Double?

    /// Whatever a host needs to draw the leaf as it was measured, for example its lines of text.
    public var payload: (any Sendable)?

    /// What was odd about the content: it becomes a diagnostic of the commit.
    public var remark: LayoutDiagnostic.Kind?

    /// Makes a measurement; lengths are in points.
    public init(
        size: LayoutSize,
        firstBaseline: Double? = nil,
        lastBaseline: Double? = nil,
        payload: (any Sendable)? = nil,
        remark: LayoutDiagnostic.Kind? = nil
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.payload = payload
        self.remark = remark
    }
}
