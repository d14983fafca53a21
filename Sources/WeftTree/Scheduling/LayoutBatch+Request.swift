public import WeftLayout

extension LayoutBatch {
    /// A tree of a batch, and the range to lay it out in.
    public struct Request: Sendable {
        /// The tree.
        public let tree: DisplayTree
        /// The sizes that its root may take, in points.
        public let range: SizeRange

        /// Creates a request.
        public init(_ tree: DisplayTree, in range: SizeRange) {
            self.tree = tree
            self.range = range
        }
    }

    /// How far a batch has come.
    public struct Progress: Hashable, Sendable {
        /// How many trees are laid out.
        public let completed: Int
        /// How many trees there are.
        public let total: Int
    }
}

extension LayoutBatch.Request: CustomDebugStringConvertible {
    /// The root of the tree and the range.
    public var debugDescription: String {
        "\(tree.root.debugDescription) in \(range.debugDescription)"
    }
}

extension LayoutBatch.Progress: CustomDebugStringConvertible {
    /// The two counts.
    public var debugDescription: String { "\(completed) of \(total) trees" }
}
