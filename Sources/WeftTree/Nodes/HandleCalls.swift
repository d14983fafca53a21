public import WeftLayout

/// What a stack does with the handle of a node.
@usableFromInline
enum HandleCalls: NodeCalls {
    @inline(__always) @usableFromInline
    static func element(_ node: AnyObject) -> any LayoutElement {
        AnyDisplayNode(handle: handle(node))
    }

    @inline(__always) @usableFromInline
    static func measure(
        _ nodes: NodeList,
        _ round: StackSolver.Round,
        from index: inout Int,
        for solver: borrowing StackSolver,
        _ steps: inout StackSolver.Steps,
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        try context.measure(nodes, round, from: &index, for: solver, &steps)
    }

    @inline(__always) @usableFromInline
    static func measure(
        _ node: AnyObject,
        token: Int32,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        try context.measure(handle(node), token: token, in: constrainedSize, parentSize: parentSize)
    }

    @inline(__always)
    static func handle(_ node: AnyObject) -> NodeHandle {
        // Nobody but Weft makes lists, and makes them of handles.
        unsafe unsafeDowncast(node, to: NodeHandle.self)
    }
}
