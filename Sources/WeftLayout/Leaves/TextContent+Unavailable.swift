extension TextContent {
    /// A text has as many lines as it needs, or a maximum number of them.
    @available(*, unavailable, message: "write maximumNumberOfLines: …, where 0 is no limit")
    public init(_ string: String, lineLimit: Int?) {
        preconditionFailure("it is unavailable")
    }
}
