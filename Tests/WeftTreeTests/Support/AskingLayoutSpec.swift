import Weft

/// Asks for its child in one range after the other, and shows the last answer.
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
