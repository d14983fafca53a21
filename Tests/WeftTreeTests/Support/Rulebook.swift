import TestSupport
import Weft

/// A content that asks its children according to rules, which may differ from range to range.
struct Rulebook: NodeContent {
    /// What the content does with one child.
    struct Rule: Sendable {
        enum Mode: CaseIterable { case place, measure, readStyle }

        /// The index of the child.
        var child: Int
        /// The maximum widths of the range in which the rule applies.
        var widths: ClosedRange<Double> = 0 ... .infinity
        var mode = Mode.place
        /// The maximum width that the child is asked for; nil for that of the range.
        var width: Double?
    }

    var children: [AnyDisplayNode]
    var rules: [Rule]
    var asked = Counter()

    func layoutSpec(thatFits constrainedSize: SizeRange) -> RulebookSpec {
        asked.add()
        let width = constrainedSize.max.width
        return RulebookSpec(
            children: children,
            rules: rules.filter { $0.widths.contains(width) }
        )
    }
}

/// The spec of a `Rulebook`: a column of the children that it places.
struct RulebookSpec: LayoutSpec {
    var style = LayoutElementStyle()
    let children: [AnyDisplayNode]
    let rules: [Rulebook.Rule]

    func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        var size = LayoutSize.zero
        for rule in rules {
            let child = children[rule.child]
            if rule.mode == .readStyle {
                if case .points(let width) = context.style(of: child).width {
                    size.width = max(size.width, width)
                }
                continue
            }
            let width = rule.width ?? constrainedSize.max.width
            let range = SizeRange(max: LayoutSize(width: width, height: 1_000))
            let measured = try context.measure(child, in: range)
            if rule.mode == .place {
                context.place(measured, at: LayoutPoint(x: 0, y: size.height))
            }
            size.width = max(size.width, measured.size.width)
            size.height += measured.size.height
        }
        return size
    }
}
