// What corners are called where they follow the reading direction: the compiler says the name here.
extension CornerLayoutSpec.Location {
    /// The upper corner where lines begin.
    @available(
        *,
        unavailable,
        message: "write .topLeft, or .topRight where the environment reads right to left: corners stay"
    )
    public static var topLeading: Self { preconditionFailure("it is unavailable") }

    /// The upper corner where lines end.
    @available(
        *,
        unavailable,
        message: "write .topRight, or .topLeft where the environment reads right to left: corners stay"
    )
    public static var topTrailing: Self { preconditionFailure("it is unavailable") }

    /// The lower corner where lines begin.
    @available(
        *,
        unavailable,
        message: "write .bottomLeft, or .bottomRight where the environment reads right to left: corners stay"
    )
    public static var bottomLeading: Self { preconditionFailure("it is unavailable") }

    /// The lower corner where lines end.
    @available(
        *,
        unavailable,
        message: "write .bottomRight, or .bottomLeft where the environment reads right to left: corners stay"
    )
    public static var bottomTrailing: Self { preconditionFailure("it is unavailable") }
}
