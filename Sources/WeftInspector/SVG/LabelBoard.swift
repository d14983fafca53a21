import Weft

/// Finds free places for labels, so that no two lie on each other.
///
/// The board is divided into square cells; only what touches the same cells is compared.
struct LabelBoard {
    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    private let cellLength: Double
    private var cells: [Cell: [LayoutRect]] = [:]

    /// Makes an empty board; the cell length is in points.
    init(cellLength: Double) {
        self.cellLength = cellLength
    }

    /// Takes the first of several places that is free; nil if none is.
    mutating func take(firstFreeOf places: [LayoutRect]) -> LayoutRect? {
        guard let place = places.first(where: isFree) else { return nil }
        occupy(place)
        return place
    }

    /// Keeps labels away from a place.
    mutating func occupy(_ place: LayoutRect) {
        for cell in touchedCells(place) {
            cells[cell, default: []].append(place)
        }
    }

    private func isFree(_ place: LayoutRect) -> Bool {
        touchedCells(place).allSatisfy { cell in
            cells[cell, default: []].allSatisfy { !$0.intersects(place) }
        }
    }

    /// The cells that a place touches: a small number, as labels are short and texts bounded.
    private func touchedCells(_ place: LayoutRect) -> [Cell] {
        let columns = span(place.minX, place.maxX)
        let rows = span(place.minY, place.maxY)
        return rows.flatMap { row in columns.map { Cell(column: $0, row: row) } }
    }

    private func span(_ start: Double, _ end: Double) -> ClosedRange<Int> {
        let longest = 200
        let first = Int((start / cellLength).rounded(.down).drawable)
        let last = Int((end / cellLength).rounded(.down).drawable)
        return first...max(first, min(last, first + longest))
    }
}
