/// The calls that a stack makes to the object behind a display node.
@usableFromInline
package protocol NodeCalls: Sendable {
    /// The node as an element.
    static func element(_ node: AnyObject) -> any LayoutElement

    /// Measures nodes in their base styles in a round of a stack, starting with a given one, and
    /// enters them into the scratch of the spec under way.
    ///
    /// - Parameters:
    ///   - index: The index of the first one; on return, that of the last node that was looked at.
    ///   - solver: Provides the ranges, or says that there is nothing to measure, and takes the
    ///     measurements.
    static func measure(
        _ nodes: NodeList,
        _ round: StackSolver.Round,
        from index: inout Int,
        for solver: borrowing StackSolver,
        context: inout LayoutContext
    ) throws(LayoutInterruption)

    /// Measures a node in its base style for a parent, as `LayoutElement.measure` does.
    ///
    /// - Parameter styleToken: The engine's token for that style, as the solver got it; negative if
    ///   there is none.
    static func measure(
        _ node: AnyObject,
        styleToken: Int32,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement
}
