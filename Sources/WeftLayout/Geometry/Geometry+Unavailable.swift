// Names that a rectangle or insets might have. The compiler says what to use instead.

extension LayoutRect {
    /// The horizontal coordinate of the left edge.
    @available(*, unavailable, renamed: "minX")
    public var x: Double { minX }

    /// The vertical coordinate of the top edge.
    @available(*, unavailable, renamed: "minY")
    public var y: Double { minY }
}

extension LayoutInsets {
    /// Which edges are leading and trailing depends on the reading direction.
    @available(
        *,
        unavailable,
        message:
            "write .inset(top:leading:bottom:trailing:) on the element, or name the direction with `in:`"
    )
    public init(
        top: Double = 0,
        leading: Double = 0,
        bottom: Double = 0,
        trailing: Double = 0
    ) {
        preconditionFailure("it is unavailable")
    }
}
