import Weft

/// The content of a document's node: a level of the hierarchy around one element.
struct DocumentNode: NodeContent {
    /// The element.
    let child: any LayoutElement

    /// The element itself.
    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        AnyElement(child)
    }
}
