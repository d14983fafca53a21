import Weft

/// A column that makes its nodes as wide as the widest.
struct StretchedColumn: NodeContent {
    var children: [AnyDisplayNode]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> StackLayoutSpec {
        StackLayoutSpec(.vertical, alignItems: .stretch, children: children)
    }
}
