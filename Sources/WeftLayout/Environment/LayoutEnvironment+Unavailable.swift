extension LayoutEnvironment {
    /// The direction is that in which lines are read.
    @available(*, unavailable, message: "write readingDirection: .rightToLeft")
    public init(layoutDirection: UnavailableArgument) {
        preconditionFailure("it is unavailable")
    }
}
