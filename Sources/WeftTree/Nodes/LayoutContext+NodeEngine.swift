import WeftLayout

extension LayoutContext {
    /// What measures nodes.
    var nodeEngine: NodeEngine {
        // Every context that specs of nodes get to see was made with an engine of this type.
        unsafe unsafeDowncast(engine, to: NodeEngine.self)
    }

    /// Calls what measures nodes, without counting a reference for the time of the call.
    @inline(__always)
    mutating func callEngine<Value, Failure>(
        _ body: (NodeEngine, inout LayoutContext) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        // Whoever measures with this context keeps the engine until it is done.
        let engine = unsafe Unmanaged.passUnretained(nodeEngine)
        return try unsafe engine.withBorrowed { engine throws(Failure) in
            try body(engine, &self)
        }
    }

    /// The style that every use of a node starts from; an empty one after an interruption, as for
    /// `checkInterruption()`.
    mutating func baseStyle(of handle: NodeHandle) -> LayoutElementStyle {
        if node.interruption != nil { return LayoutElementStyle() }
        return callEngine { engine, context in engine.baseStyle(of: handle, in: &context) }
    }

    /// Measures a node, and enters it into the scratch of the spec under way.
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
