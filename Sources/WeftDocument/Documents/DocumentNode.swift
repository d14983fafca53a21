import Weft

/// The content of a `node` in a document: a level of the hierarchy around one element.
struct DocumentNode: NodeContent {
    /// The element.
    let child: any LayoutElement

    /// Returns the element itself.
    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        AnyLayoutElement(child)
    }
}
