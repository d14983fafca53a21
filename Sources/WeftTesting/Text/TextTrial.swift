import WeftLayout

/// Measures a text in many widths, to find out whether its measurer keeps its promises.
struct TextTrial<Measurer: TextMeasurer> {
    private let measurer: Measurer
    private let string: String
    private let attributes: TextAttributes

    /// The maximum widths that are tried, in ascending order.
    private let widths: [Double]

    init(of measurer: Measurer, _ string: String, _ attributes: TextAttributes) {
        self.measurer = measurer
        self.string = string
        self.attributes = attributes
        let natural = measurer.measure(
            string,
            attributes: attributes,
            maximumWidth: .infinity
        ).size.width
        let parts = (1...20).map { Double($0) / 20 }
        widths = TrialLengths.parts(parts, of: natural).sorted()
    }

    /// The first two layouts that break a promise; nil if none do.
    func breach(of promise: TextPromise) -> BrokenTextPromise? {
        for (index, width) in widths.enumerated() {
            let layout = layout(in: width)
            for otherWidth in otherWidths(for: promise, layout, at: index) {
                let other = self.layout(in: otherWidth)
                if holds(promise, for: layout, other, in: otherWidth) { continue }
                return BrokenTextPromise(
                    promise: promise,
                    maximumWidth: width,
                    layout: layout,
                    otherMaximumWidth: otherWidth,
                    otherLayout: other
                )
            }
        }
        return nil
    }

    private func holds(
        _ promise: TextPromise,
        for layout: TextLayout,
        _ other: TextLayout,
        in otherWidth: Double
    ) -> Bool {
        if promise == .hasUsableSize { return other.size.isValid }
        // Without a usable size the text is 0×0, whatever else a layout says.
        if !layout.size.isValid, !other.size.isValid { return true }
        return switch promise {
        case .fitsItsWidth: other.size.width <= otherWidth
        case .isNoTallerWhereWider: !(other.size.height > layout.size.height)
        default: other == layout
        }
    }

    /// The other maximum widths for which a promise says something, given the layout in one width.
    private func otherWidths(
        for promise: TextPromise,
        _ layout: TextLayout,
        at index: Int
    ) -> [Double] {
        let (own, width) = (layout.size.width, widths[index])
        switch promise {
        case .repeatsItself, .hasUsableSize, .fitsItsWidth:
            return [width]
        case .isNoTallerWhereWider:
            return [widths[min(index + 1, widths.count - 1)]]
        case .keepsItsOwnWidth:
            return LayoutSize.isValid(own) ? [own] : []
        case .keepsLinesThatFit:
            return measurer.keepsLinesThatFit ? TrialLengths.between(own, and: width) : []
        }
    }

    private func layout(in width: Double) -> TextLayout {
        measurer.measure(string, attributes: attributes, maximumWidth: width)
    }
}
