import Weft

/// The content of the node around a document's root element, which need not be a node itself.
struct DocumentRoot: NodeContent {
    /// The root element.
    let element: any LayoutElement

    /// The size in points that fractions in the root element refer to; nil for the range's maximum.
    let parentSize: LayoutSize?

    /// What is odd about the document itself, which every layout of it reports.
    let remarks: [String]

    /// Returns the root element in the whole range.
    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        RootLayoutSpec(element: element, parentSize: parentSize, remarks: remarks)
    }
}

/// Passes its range on to its child, with its own parent size, and reads only the sizes of the
/// child's style.
private struct RootLayoutSpec: LayoutSpec {
    var style = LayoutElementStyle()
    let element: any LayoutElement
    let parentSize: LayoutSize?
    let remarks: [String]

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        for remark in remarks { context.report(.custom(remark), of: nil) }
        let measured = try context.measure(
            element,
            in: constrainedSize,
            parentSize: (self.parentSize ?? constrainedSize.max).definedWhereFinite,
            style: context.sizeStyle(of: element, in: DocumentRoot.self),
            for: DocumentRoot.self
        ) { _, lengths, size in
            .custom(
                """
                root sets \(lengths), but got \(size.debugDescription): the range left it no choice. \
                Let the range begin at 0, or put a center or a relative around the root.
                """
            )
        }
        context.place(measured, at: .zero)
        return measured.size.clamped(to: constrainedSize)
    }
}
