import Weft

extension LayoutElement {
    /// The element as large as it wants to be, at the top left of whatever room there is.
    func hugged() -> StackLayoutSpec {
        StackLayoutSpec(.horizontal, alignItems: .start, children: [self])
    }

    /// The element between nothing and all the room there is, as large as it chooses to be.
    func roomy() -> AbsoluteLayoutSpec {
        AbsoluteLayoutSpec(children: [self])
    }
}
