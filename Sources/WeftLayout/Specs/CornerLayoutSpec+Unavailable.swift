// What corners are called where they follow the reading direction: the compiler says the name here.
extension CornerLayoutSpec.Location {
    /// The upper corner where lines begin.
    @available(*, unavailable, message: "write .topLeft: corners follow no reading direction")
    public static var topLeading: Self { preconditionFailure("it is unavailable") }

    /// The upper corner where lines end.
    @available(*, unavailable, message: "write .topRight: corners follow no reading direction")
    public static var topTrailing: Self { preconditionFailure("it is unavailable") }

    /// The lower corner where lines begin.
    @available(*, unavailable, message: "write .bottomLeft: corners follow no reading direction")
    public static var bottomLeading: Self { preconditionFailure("it is unavailable") }

    /// The lower corner where lines end.
    @available(*, unavailable, message: "write .bottomRight: corners follow no reading direction")
    public static var bottomTrailing: Self { preconditionFailure("it is unavailable") }
}
