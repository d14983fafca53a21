/// What the lines of an outline say.
public struct OutlineOptions: Hashable, Sendable {
    /// Whether the range that a node was laid out in follows its frame.
    public var showsRanges: Bool

    /// Whether what was odd about a node follows it, a line each.
    public var showsDiagnostics: Bool

    /// Makes options.
    public init(showsRanges: Bool = false, showsDiagnostics: Bool = false) {
        self.showsRanges = showsRanges
        self.showsDiagnostics = showsDiagnostics
    }
}
