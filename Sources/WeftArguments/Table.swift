/// A table of text whose first column is aligned left and whose other columns are aligned right.
package struct Table {
    private let columns: [(title: String, width: Int)]

    package init(_ columns: [(title: String, width: Int)]) {
        self.columns = columns
    }

    /// The row of titles.
    package var header: String { row(columns.map(\.title)) }

    /// Returns a row of as many texts as there are columns. A text that is too long pushes the rest
    /// to the right.
    package func row(_ texts: [String]) -> String {
        let cells = zip(columns, texts).enumerated().map { index, cell in
            let padding = String(repeating: " ", count: max(0, cell.0.width - cell.1.count))
            return index == 0 ? cell.1 + padding : " " + padding + cell.1
        }
        let line = cells.joined()
        return String(line.reversed().drop { $0 == " " }.reversed())
    }
}
