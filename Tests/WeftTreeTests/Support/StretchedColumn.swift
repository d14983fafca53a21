import Weft

/// A column that makes all its nodes as wide as the widest of them.
struct StretchedColumn: NodeContent {
    var children: [AnyDisplayNode]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
        StackLayoutSpec(.vertical, alignItems: .stretch, children: children)
    }
}
