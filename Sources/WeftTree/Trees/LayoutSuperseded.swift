public import WeftLayout

/// A layout was not made, as another range was asked for in the meantime.
public struct LayoutSuperseded: Error, Hashable, Sendable {
    /// The root of the tree, as its `debugDescription` tells it.
    public let root: String
    /// The range that was asked for.
    public let range: SizeRange
    /// The range that was asked for later.
    public let newerRange: SizeRange

    /// Makes such an error.
    public init(root: String, range: SizeRange, newerRange: SizeRange) {
        self.root = root
        self.range = range
        self.newerRange = newerRange
    }
}

extension LayoutSuperseded: CustomStringConvertible {
    /// Whose layout, both ranges, and what to do.
    public var description: String {
        """
        \(root): the layout in \(range) was superseded by one in \(newerRange), which was asked for \
        before it was committed. Use the newer commit, or ask with whenSuperseded: .follow to get it.
        """
    }
}
