import Weft

extension ColdWorkload {
    /// W5 and W5n: a thousand rows of twenty children that grow or shrink, with and without bounds.
    static let flexRows: [any Workload] = [
        flexRows("W5", isBounded: true, checksum: 21_727_789.625),
        flexRows("W5n", isBounded: false, checksum: 21_727_483.29),
    ]

    private static func flexRows(
        _ name: String,
        isBounded: Bool,
        checksum: Double
    ) -> any Workload {
        ColdWorkload(
            name: name,
            nodeCount: 21_001,
            checksum: checksum,
            range: SizeRange(width: 1000)
        ) {
            var numbers = LCG(seed: 5)
            let rows = (0..<1000).map { row in
                let children = (0..<20).map { _ in
                    FlexItem(inRow: row, &numbers).node(isBounded: isBounded)
                }
                return DisplayNode(Container(.horizontal, alignItems: .start, children: children))
            }
            let column = Container(.vertical, alignItems: .stretch, children: rows)
            return AnyDisplayNode(DisplayNode(column))
        }
    }
}

/// The random numbers of one child of a row. All are drawn, in this order, even if some are not
/// used.
private struct FlexItem {
    let basis: Int
    let grow: Int
    let shrink: Int
    let height: Int
    let minWidth: Int?
    let maxWidth: Int?

    init(inRow row: Int, _ numbers: inout LCG) {
        basis = (row.isMultiple(of: 2) ? 10 : 40) + numbers.next() % 41
        grow = numbers.next() % 3
        shrink = numbers.next() % 3
        height = 10 + numbers.next() % 11
        let hasMinimum = numbers.next() % 4 == 0
        let minimum = 20 + numbers.next() % 21
        minWidth = hasMinimum ? minimum : nil
        let hasMaximum = numbers.next() % 5 == 0
        let maximum = 45 + numbers.next() % 36
        maxWidth = hasMaximum ? maximum : nil
    }

    func node(isBounded: Bool) -> DisplayNode<BoxContent> {
        DisplayNode(BoxContent(size: LayoutSize(width: 0, height: Double(height)))) {
            $0.flexBasis = .points(Double(basis))
            $0.flexGrow = Double(grow)
            $0.flexShrink = Double(shrink)
            if isBounded {
                if let minWidth { $0.minWidth = .points(Double(minWidth)) }
                if let maxWidth { $0.maxWidth = .points(Double(maxWidth)) }
            }
        }
    }
}
