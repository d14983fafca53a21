/// The error for waiting for a layout of a tree of which none was ever requested, so that it has no
/// range to be laid out in.
public struct LayoutUnavailableError: Error, Hashable, Sendable {
    /// The `debugDescription` of the tree's root.
    public let root: String

    /// Creates such an error.
    public init(root: String) {
        self.root = root
    }
}

extension LayoutUnavailableError: CustomStringConvertible {
    /// The tree's root, the reason, and what to do about it.
    public var description: String {
        """
        \(root): no layout of the tree was ever requested, so it has no range to lay itself out in. \
        Call layout(in:) first.
        """
    }
}
