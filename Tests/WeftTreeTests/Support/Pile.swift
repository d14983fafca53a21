import Weft

/// Nodes on top of each other, each at the origin.
struct Pile: NodeContent, Equatable {
    var children: [AnyDisplayNode]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> AbsoluteLayoutSpec {
        AbsoluteLayoutSpec(sizing: .sizeToFit, children: children)
    }
}
