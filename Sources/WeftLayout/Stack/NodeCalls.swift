/// What a stack does with the object behind a display node.
@usableFromInline
package protocol NodeCalls: Sendable {
    /// The node as an element.
    static func element(_ node: AnyObject) -> any LayoutElement

    /// Measures nodes in their base styles in a round of a stack, from one on, and enters them into
    /// the scratch of the spec under way.
    ///
    /// - Parameters:
    ///   - index: The index of the first one; comes back as that of the last node that was looked
    ///     at.
    ///   - solver: Tells the ranges, or that there is nothing to measure, and takes the
    ///     measurements.
    static func measure(
        _ nodes: NodeList,
        _ round: StackSolver.Round,
        from index: inout Int,
        for solver: borrowing StackSolver,
        context: inout LayoutContext
    ) throws(LayoutInterruption)

    /// Measures the node for a parent in its base style, as `LayoutElement.measure` does.
    ///
    /// - Parameter token: What the engine has told the solver of that style; negative if nothing.
    static func measure(
        _ node: AnyObject,
        token: Int32,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement
}
