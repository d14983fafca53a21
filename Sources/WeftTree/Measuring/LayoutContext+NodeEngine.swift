import WeftLayout

extension LayoutContext {
    /// The engine that measures nodes.
    var nodeEngine: NodeEngine {
        // Every context that is passed to the specs of nodes was created with an engine of this
        // type.
        unsafe unsafeDowncast(engine, to: NodeEngine.self)
    }

    /// Calls the engine that measures nodes, without retaining it for the call.
    @inline(__always)
    mutating func callEngine<Value, Failure>(
        _ body: (NodeEngine, inout LayoutContext) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        // Whoever measures with this context keeps the engine alive until the end.
        let engine = unsafe Unmanaged.passUnretained(nodeEngine)
        return try unsafe engine.withBorrowed { engine throws(Failure) in
            try body(engine, &self)
        }
    }

    /// The style that every use of a node starts from; an empty one after an interruption (see
    /// `checkInterruption()`).
    mutating func baseStyle(of handle: NodeHandle) -> LayoutElementStyle {
        if node.interruption != nil { return LayoutElementStyle() }
        return callEngine { engine, context in engine.baseStyle(of: handle, in: &context) }
    }

    /// Measures a node, and adds the result to the scratch memory of the spec under way.
    mutating func measure(
        _ handle: NodeHandle,
        style: LayoutElementStyle,
        in constrainedSize: SizeRange,
        parentSize: LayoutSize
    ) throws(LayoutInterruption) -> MeasuredElement {
        try checkInterruption()
        let range = narrow(constrainedSize, to: style, of: handle, parentSize: parentSize)
        return try callEngine { engine, context throws(LayoutInterruption) in
            try engine.measure(handle, in: range, style: style, context: &context)
        }
    }

    /// The part of a range that the style of a node allows.
    @inline(__always)
    mutating func narrow(
        _ range: SizeRange,
        to style: LayoutElementStyle,
        of handle: NodeHandle,
        parentSize: LayoutSize
    ) -> SizeRange {
        if style.isEmpty { return range }
        return narrow(
            range,
            to: style,
            parentSize: parentSize,
            element: handle.debugDescription
        )
    }
}
