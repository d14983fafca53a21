import RandomLayouts
import Weft

/// A content that asks its children in several ranges, and shows some of them as they answered one
/// of the questions. Its seed and its own range decide which ones and how.
struct Whim: NodeContent {
    var children: [AnyDisplayNode] = []
    var seed: UInt64

    func layoutSpec(thatFits constrainedSize: SizeRange) -> WhimLayoutSpec {
        // The bits also tell ranges without a bound apart from others.
        let height = constrainedSize.max.height.bitPattern
        return WhimLayoutSpec(children: children, seed: seed ^ height &* 0x9E37_79B9_7F4A_7C15)
    }

    /// A tree of whims and columns, with leaves of several kinds.
    static func tree(levels: Int, using numbers: inout SplitMix64) -> AnyDisplayNode {
        if levels == 0 {
            let isFickle = Bool.random(using: &numbers)
            return isFickle
                ? DisplayNode(FickleLeaf(seed: numbers.next())).anyNode
                : box(Double.random(in: 1...9, using: &numbers)).anyNode
        }
        let children = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
            tree(
                levels: levels - Int.random(in: 1...min(2, levels), using: &numbers),
                using: &numbers
            )
        }
        return Int.random(in: 0..<3, using: &numbers) == 0
            ? DisplayNode(Column(children: children)).anyNode
            : DisplayNode(Whim(children: children, seed: numbers.next())).anyNode
    }
}

/// The spec of a `Whim`.
struct WhimLayoutSpec: LayoutSpec {
    var style = LayoutElementStyle()
    var children: [AnyDisplayNode]
    var seed: UInt64

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        var numbers = SplitMix64(seed: seed)
        var answers: [[MeasuredElement]] = children.map { _ in [] }
        for _ in 0..<Int.random(in: 1...3, using: &numbers) {
            let asked = children.indices.filter { _ in Bool.random(using: &numbers) }
            let height = Double(Int.random(in: 4...6, using: &numbers) * 10)
            let range = SizeRange(max: LayoutSize(width: 100, height: height))
            let measured = try context.measure(asked.map { children[$0] }, in: range)
            for (index, answer) in zip(asked, measured) { answers[index].append(answer) }
        }
        var size = LayoutSize.zero
        for answer in answers.shuffled(using: &numbers).compactMap({
            $0.randomElement(using: &numbers)
        })
        where Int.random(in: 0..<4, using: &numbers) > 0 {
            context.place(answer, at: LayoutPoint(x: 0, y: size.height))
            size = LayoutSize(
                width: max(size.width, answer.size.width),
                height: size.height + answer.size.height
            )
        }
        return size
    }
}
