package import Weft

/// A spec that measures its children without bounds, and those that are too wide again in an exact
/// size. It places only some of them.
struct PickyLayoutSpec: LayoutSpec {
    var style = LayoutElementStyle()
    var children: [any LayoutElement]
    /// How many children are placed. Those after them are only measured.
    var placedCount: Int

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let natural = try context.measure(children, in: .unbounded)
        var size = LayoutSize.zero
        for (index, child) in natural.enumerated() {
            var child = child
            if child.size.width > 60 {
                let exact = LayoutSize(width: 60, height: child.size.height)
                child = try context.measure(children[index], in: SizeRange(exactly: exact))
            }
            size.width = max(size.width, child.size.width)
            size.height += child.size.height / 2
            if index < placedCount { context.place(child, at: LayoutPoint(x: 0, y: size.height)) }
        }
        return size.clamped(to: constrainedSize)
    }
}

/// A spec that asks its child more questions than the child keeps answers to from pass to pass, and
/// places the first answer.
package struct CuriousLayoutSpec: LayoutSpec {
    package var style = LayoutElementStyle()
    package var child: any LayoutElement
    package var questions: Int

    package init(child: any LayoutElement, questions: Int = 9) {
        self.child = child
        self.questions = questions
    }

    package func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        let requests = (0..<questions).map { number in
            MeasurementRequest(
                child,
                in: SizeRange(max: LayoutSize(width: 90, height: 40 + number))
            )
        }
        let answers = try context.measure(requests)
        var size = answers[0].size
        size.height = answers.map(\.size.height).max() ?? 0
        context.place(answers[0], at: LayoutPoint(x: 1, y: 1))
        return size.clamped(to: constrainedSize)
    }
}

extension LayoutSize {
    fileprivate init(width: Double, height: Int) {
        self.init(width: width, height: Double(height))
    }
}
