import Weft

/// A content that asks all its children several questions in one batch, and shows them in a column,
/// each as it answered the first question.
struct Inquirer: NodeContent {
    var children: [AnyDisplayNode]
    var questions: Int

    func layoutSpec(thatFits constrainedSize: SizeRange) -> InquiringLayoutSpec {
        InquiringLayoutSpec(children: children, questions: questions)
    }
}

/// The spec of an `Inquirer`.
struct InquiringLayoutSpec: LayoutSpec {
    var style = LayoutElementStyle()
    var children: [any LayoutElement]
    var questions: Int

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let requests = (0..<questions).flatMap { number in
            let size = LayoutSize(width: 90, height: Double(40 + number))
            return children.map { MeasurementRequest($0, in: SizeRange(max: size)) }
        }
        let answers = try context.measure(requests)
        var size = LayoutSize.zero
        for answer in answers.prefix(children.count) {
            context.place(answer, at: LayoutPoint(x: 0, y: size.height))
            size.width = max(size.width, answer.size.width)
            size.height += answer.size.height
        }
        return size
    }
}
