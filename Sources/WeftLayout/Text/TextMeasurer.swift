/// Measures text: wraps a string to a width.
public protocol TextMeasurer: Hashable, Sendable {
}

/// The default measurer.
public struct GreedyTextMeasurer: TextMeasurer {
    /// Makes the default measurer.
    public init() {}
}
