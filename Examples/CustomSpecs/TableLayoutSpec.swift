public import Weft

/// Puts its cells into rows whose columns line up, as in a form.
///
/// A column is as wide as its widest cell, not counting the last cell of each row, which takes the
/// rest of the width. So a cell that is alone in its row, such as a heading, spans the table. The
/// cells of a row share a baseline; cells without one begin at the top of the row.
public struct TableLayoutSpec: LayoutSpec {
    /// The spec's own style.
    public var style = LayoutElementStyle()

    /// The cells of each row in reading order.
    public var rows: [[any LayoutElement]]

    /// The space between two columns, in points.
    public var columnSpacing: Double

    /// The space between two rows, in points.
    public var rowSpacing: Double

    /// Creates a table. The spacings are in points.
    public init(
        columnSpacing: Double = 0,
        rowSpacing: Double = 0,
        rows: [[any LayoutElement]]
    ) {
        self.columnSpacing = columnSpacing
        self.rowSpacing = rowSpacing
        self.rows = rows
    }

    /// The settings that explanations show.
    public var debugParameters: [String] {
        ["columnSpacing: \(columnSpacing)", "rowSpacing: \(rowSpacing)"]
    }

    /// Measures the cells that decide how wide the columns are, then the last cell of each row, and
    /// places them row by row.
    public func layout(
        thatFits constrainedSize: SizeRange,
        parentSize: LayoutSize,
        context: inout LayoutContext
    ) throws(LayoutInterruption) -> LayoutSize {
        var table: [[MeasuredElement]] = []
        var widths: [Double] = []
        for row in rows where !row.isEmpty {
            let cells = try context.measure(
                Array(row.dropLast()),
                in: SizeRange(max: constrainedSize.max)
            )
            widths += Array(repeating: 0, count: max(0, cells.count - widths.count))
            for (column, cell) in cells.enumerated() {
                widths[column] = max(widths[column], cell.size.width)
            }
            table.append(cells)
        }
        var starts = [0.0]
        for width in widths { starts.append(starts[starts.count - 1] + width + columnSpacing) }

        var size = LayoutSize.zero
        for (index, cell) in rows.compactMap(\.last).enumerated() {
            let start = starts[table[index].count]
            let rest = max(0, constrainedSize.max.width - start)
            let least = LayoutSize(width: rest < .infinity ? rest : 0, height: 0)
            let most = LayoutSize(width: rest, height: constrainedSize.max.height)
            let measured = try context.measure(cell, in: SizeRange(min: least, max: most))
            table[index].append(measured)
            size.width = max(size.width, start + measured.size.width)
        }
        size.width = size.clamped(to: constrainedSize).width

        let isMirrored = context.environment.readingDirection == .rightToLeft
        for (index, cells) in table.enumerated() {
            let top = index == 0 ? 0 : size.height + rowSpacing
            let baseline = cells.compactMap { context.firstBaseline(of: $0) }.max() ?? 0
            for (start, cell) in zip(starts, cells) {
                let drop = context.firstBaseline(of: cell).map { baseline - $0 } ?? 0
                let x = isMirrored ? size.width - start - cell.size.width : start
                context.place(cell, at: LayoutPoint(x: x, y: top + drop))
                size.height = max(size.height, top + drop + cell.size.height)
            }
        }
        return size.clamped(to: constrainedSize)
    }
}
