import Weft

/// Measures its child in one range after another, and shows the last answer.
struct AskingLayoutSpec: LayoutSpec {
    var style = LayoutElementStyle()
    let child: any LayoutElement
    let ranges: [SizeRange]

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        var last: MeasuredElement?
        for range in ranges { last = try context.measure(child, in: range) }
        if let last { context.place(last, at: .zero) }
        return last?.size ?? .zero
    }
}

/// A content that measures its child in one maximum width after another, and shows the last answer.
struct Asker: NodeContent {
    let child: AnyDisplayNode
    var widths: [Double]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> AskingLayoutSpec {
        let sizes = widths.map { LayoutSize(width: $0, height: .infinity) }
        return AskingLayoutSpec(child: child, ranges: sizes.map { SizeRange(max: $0) })
    }
}
