import WeftLayout

extension LayoutContext {
    /// Enters a node that has answered into the scratch of the spec under way.
    ///
    /// - Parameter token: The number by which the engine knows the answer.
    @inline(__always)
    mutating func append(
        _ answer: NodeAnswer,
        of token: Int32,
        reuse: Reuse = .nowhere,
        style: LayoutElementStyle
    ) -> MeasuredElement {
        append(
            node: token,
            size: answer.size,
            baselines: answer.baselines,
            lacksSize: answer.lacksSize,
            reuse: reuse,
            style: style
        )
    }

    /// Enters a node without a style that has answered into the scratch of the stack under way, and
    /// among its items.
    @inline(__always)
    mutating func appendStackChild(_ answer: NodeAnswer, of token: Int32, reuse: Reuse) {
        appendStackChild(
            node: token,
            size: answer.size,
            baselines: answer.baselines,
            lacksSize: answer.lacksSize,
            reuse: reuse
        )
    }
}
