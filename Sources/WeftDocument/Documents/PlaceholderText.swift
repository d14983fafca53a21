import Weft

/// A leaf that stands in for text: it wraps by arithmetic instead of by words.
struct PlaceholderText: LeafContent, Hashable {
    /// The width of the text in one line, in points.
    var naturalWidth: Double

    /// The height of a line, in points.
    var lineHeight: Double

    /// As many full lines as the natural width needs at the largest allowed width.
    func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        let width = constrainedSize.max.width
        if width >= naturalWidth {
            return LeafMeasurement(
                size: LayoutSize(width: max(naturalWidth, 0), height: lineHeight)
            )
        }
        guard width > 0 else { return LeafMeasurement(size: .zero) }
        let lineCount = (naturalWidth / width).rounded(.up)
        // Lines of no height have none together, however many there are.
        let height = lineHeight == 0 ? 0 : lineCount * lineHeight
        return LeafMeasurement(size: LayoutSize(width: width, height: height))
    }
}
