public import WeftLayout

/// The error for a layout that was not made because another range was requested in the meantime.
public struct LayoutSupersededError: Error, Hashable, Sendable {
    /// The `debugDescription` of the tree's root.
    public let root: String
    /// The range that was requested.
    public let range: SizeRange
    /// The range that was requested later.
    public let newerRange: SizeRange

    /// Creates such an error.
    public init(root: String, range: SizeRange, newerRange: SizeRange) {
        self.root = root
        self.range = range
        self.newerRange = newerRange
    }
}

extension LayoutSupersededError: CustomStringConvertible {
    /// The tree's root, both ranges, and what to do.
    public var description: String {
        """
        \(root): the layout in \(range) was superseded by one in \(newerRange), which was requested \
        before it was committed. Use the newer commit, or pass whenSuperseded: .follow to get it.
        """
    }
}
