/// Options for what an outline shows of each node.
public struct OutlineOptions: Hashable, Sendable {
    /// Whether the frame of a node is followed by the range that the node was laid out in.
    public var showsRanges: Bool

    /// Whether a node is followed by its diagnostics, one on each line.
    public var showsDiagnostics: Bool

    /// Creates options for an outline.
    public init(showsRanges: Bool = false, showsDiagnostics: Bool = false) {
        self.showsRanges = showsRanges
        self.showsDiagnostics = showsDiagnostics
    }
}
