import Weft

/// The cells of a terminal, each with a character.
struct CellGrid: Equatable {
    struct Cell: Equatable {
        var character: Character = " "
        var ink: DisplayColor = .ink
        var paper: DisplayColor = .ground
        var isBold = false
    }

    /// A part of the grid.
    struct Area {
        var columns: Range<Int>
        var rows: Range<Int>

        /// The part that two areas have in common.
        func clamped(to other: Area) -> Area {
            Area(
                columns: columns.clamped(to: other.columns),
                rows: rows.clamped(to: other.rows)
            )
        }
    }

    private let columnCount: Int
    private(set) var rows: [[Cell]]

    /// Creates an empty grid.
    init(columns: Int, rows: Int) {
        columnCount = columns
        self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    }

    /// The whole grid.
    var area: Area { Area(columns: 0..<columnCount, rows: 0..<rows.count) }

    /// Clears an area, which lies in the grid, with a background colour.
    mutating func fill(_ area: Area, with paper: DisplayColor) {
        for row in area.rows {
            for column in area.columns { rows[row][column] = Cell(paper: paper) }
        }
    }

    /// Writes a line of text, as far as it lies in an area of the grid.
    mutating func write(
        _ text: Substring,
        column: Int,
        row: Int,
        ink: DisplayColor,
        isBold: Bool,
        in area: Area
    ) {
        guard area.rows.contains(row) else { return }
        for (column, character) in zip(column..., text) where area.columns.contains(column) {
            rows[row][column].character = character
            rows[row][column].ink = ink
            rows[row][column].isBold = isBold
        }
    }

    /// The characters, without the spaces at the ends of lines.
    var text: String {
        rows.map { row in
            let end = row.lastIndex { $0.character != " " }.map { $0 + 1 } ?? 0
            return String(row[..<end].map(\.character))
        }
        .joined(separator: "\n")
    }

    /// What to send to a terminal that shows another grid so that it shows this one: the rows that
    /// differ.
    func changes(from other: CellGrid?) -> String {
        var text = ""
        for (row, cells) in rows.enumerated() where other?.row(row) != cells {
            // Moves to the beginning of the row. Rows are counted from 1.
            text += "\u{1B}[\(row + 1);1H"
            var last: Cell?
            for cell in cells {
                if !cell.looks(like: last) { text += cell.attributes }
                text.append(cell.character)
                last = cell
            }
        }
        return text
    }

    private func row(_ index: Int) -> [Cell]? {
        rows.indices.contains(index) ? rows[index] : nil
    }
}

extension CellGrid.Cell {
    fileprivate func looks(like other: Self?) -> Bool {
        other?.ink == ink && other?.paper == paper && other?.isBold == isBold
    }

    /// The escape sequence that sets the weight and the colours.
    fileprivate var attributes: String {
        "\u{1B}[\(isBold ? 1 : 22);38;2;\(ink.components);48;2;\(paper.components)m"
    }
}

extension DisplayColor {
    fileprivate var components: String {
        [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ";")
    }
}
