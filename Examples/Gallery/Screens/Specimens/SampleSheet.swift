import Weft

extension [DisplayNode<Sample>] {
    /// The samples side by side, all equally wide and as many in a row as there is room for.
    func sheet(thatFits constrainedSize: SizeRange) -> InsetLayoutSpec {
        let margin = 12.0
        let spacing = 14.0
        let width = constrainedSize.max.width - 2 * margin
        let columns = ((width + spacing) / (160 + spacing)).rounded(.down)
        let sampleWidth = ((width + spacing) / Swift.max(columns, 1) - spacing).rounded(.down)

        return StackLayoutSpec(
            .horizontal,
            spacing: spacing,
            flexWrap: .wrap,
            lineSpacing: spacing
        ) {
            for sample in self {
                sample.width(.points(sampleWidth))
            }
        }
        .inset(margin)
    }
}
