public import WeftLayout

/// How a stack of an array uses the handles of its nodes.
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
        context: inout LayoutContext
    ) throws(LayoutInterruption) {
        try callWorker(&context) { worker, context throws(LayoutInterruption) in
            try worker.measure(nodes, round, from: &index, for: solver, context: &context)
        }
    }

    @inline(__always) @usableFromInline
    static func measure(
        _ node: AnyObject,
        styleToken: Int32,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> MeasuredElement {
        try callWorker(&context) { worker, context throws(LayoutInterruption) in
            try worker.measure(
                handle(node),
                styleToken: styleToken,
                in: constrainedSize,
                parentSize: parentSize,
                context: &context
            )
        }
    }

    /// Calls the engine that measures the nodes of arrays, as `callEngine` does.
    @inline(__always)
    private static func callWorker<Value>(
        _ context: inout LayoutContext,
        _ body: (MeasuringWorker, inout LayoutContext) throws(LayoutInterruption) -> Value
    ) throws(LayoutInterruption) -> Value {
        try context.callEngine { engine, context throws(LayoutInterruption) in
            // No other engine calls nodes in arrays.
            try body(unsafe unsafeDowncast(engine, to: MeasuringWorker.self), &context)
        }
    }

    @inline(__always)
    static func handle(_ node: AnyObject) -> NodeHandle {
        // Only Weft makes lists of nodes, and it makes them of handles.
        unsafe unsafeDowncast(node, to: NodeHandle.self)
    }
}
