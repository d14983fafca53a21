import Weft

extension [DisplayNode<Sample>] {
    /// The samples in rows of equal length, as few rows as the width allows.
    func sheet(thatFits constrainedSize: SizeRange) -> InsetLayoutSpec {
        let margin = 12.0
        let spacing = 14.0
        let width = constrainedSize.max.width - 2 * margin
        let fitting = Swift.max(1, Int((width + spacing) / (160 + spacing)))
        let rows = (count + fitting - 1) / fitting
        let columns = (count + rows - 1) / rows
        let sampleWidth = ((width + spacing) / Double(columns) - spacing).rounded(.down)

        return StackLayoutSpec(
            .horizontal,
            spacing: spacing,
            flexWrap: .wrap,
            lineSpacing: spacing
        ) {
            for sample in self {
                sample.width(sampleWidth)
            }
        }
        .inset(margin)
    }
}
