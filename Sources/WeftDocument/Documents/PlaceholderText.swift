import Weft

/// A leaf that stands in for a text: it wraps by arithmetic rather than word by word.
struct PlaceholderText: LeafContent, Hashable {
    /// The width of the text in one line, in points.
    var naturalWidth: Double

    /// The height of a line, in points.
    var lineHeight: Double

    /// Measures as many full lines as the natural width requires at the largest allowed width.
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
        // Lines without a height have none together, even if there are infinitely many.
        let height = lineHeight == 0 ? 0 : lineCount * lineHeight
        return LeafMeasurement(size: LayoutSize(width: width, height: height))
    }
}
