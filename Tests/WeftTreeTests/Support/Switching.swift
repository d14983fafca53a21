import Weft

/// A content that shows some nodes in the height of an `Inquirer`'s first question, and other nodes
/// in any other height.
struct Switching: NodeContent {
    /// The height, in points.
    static let shownHeight: Double = 40

    var shown: [AnyDisplayNode]
    var others: [AnyDisplayNode]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
        let isShown = constrainedSize.max.height == Self.shownHeight
        return StackLayoutSpec(.vertical, children: isShown ? shown : others)
    }
}
