import Weft

/// Rectangles that can be found by where they are: the places that labels keep clear of, the boxes
/// that they may lie in, or the areas behind a text.
///
/// The board is divided into square cells of several sizes, one level for each size. Whatever
/// occupies a place is stored in the level whose cells are as large as it is, so that it touches
/// few of them. Only places that touch the same cells are compared.
struct PlaceBoard {
    private struct Cell: Hashable {
        let level: Int
        let column: Int
        let row: Int
    }

    /// The length of the cells of each level that is in use, in ascending order, in points.
    private var lengths: [Double]

    /// The occupied places, in the order in which they were occupied.
    private var places: [LayoutRect] = []

    /// The indices of the places that touch each cell, in ascending order.
    private var cells: [Cell: [Int]] = [:]

    /// Creates an empty board.
    ///
    /// - Parameter cellLength: The length of the smallest cells, in points: that of a usual place.
    init(cellLength: Double) {
        lengths = [cellLength]
    }

    /// Takes the first of several places that is free. Returns nil if none is.
    ///
    /// - Complexity: O(log *l*) for each place, in the largest length that is occupied, if the
    ///   places in a cell do not overlap.
    mutating func take(firstFreeOf places: some Sequence<LayoutRect>) -> LayoutRect? {
        guard let place = places.first(where: isFree) else { return nil }
        occupy(place)
        return place
    }

    /// Occupies a place, whether it is free or not.
    mutating func occupy(_ place: LayoutRect) {
        let level = level(of: place)
        for cell in touchedCells(place, level) {
            cells[cell, default: []].append(places.count)
        }
        places.append(place)
    }

    /// Returns how many places were occupied before the last of those that contain a point; nil if
    /// none does.
    ///
    /// - Complexity: O(log *l*) in the largest length that is occupied, plus the number of places
    ///   that touch the same cells and were occupied later.
    func lastPlace(at point: LayoutPoint) -> Int? {
        lastPlace(near: LayoutRect(origin: point, size: .zero)) { $0.contains(point) }
    }

    /// Returns how many places were occupied before the last of those that share an area with a
    /// rectangle; nil if none does.
    ///
    /// - Complexity: As for `lastPlace(at:)`.
    func lastPlace(touching rect: LayoutRect) -> Int? {
        lastPlace(near: rect) { $0.intersects(rect) }
    }

    private func lastPlace(near rect: LayoutRect, where isRight: (LayoutRect) -> Bool) -> Int? {
        lengths.indices.compactMap { level in
            touchedCells(rect, level)
                .compactMap { cells[$0]?.last { isRight(places[$0]) } }
                .max()
        }
        .max()
    }

    private func isFree(_ place: LayoutRect) -> Bool {
        lengths.indices.allSatisfy { level in
            touchedCells(place, level).allSatisfy { cell in
                cells[cell, default: []].allSatisfy { !places[$0].intersects(place) }
            }
        }
    }

    /// The ratio of the length of a level's cells to that of the level before.
    private static let growth = 4.0

    /// The first level whose cells are at least as long as a place; it is created if there is none.
    private mutating func level(of place: LayoutRect) -> Int {
        let needed = max(place.width, place.height)
        var level = 0
        while lengths[level] < needed {
            level += 1
            if level == lengths.count { lengths.append(lengths[level - 1] * Self.growth) }
        }
        return level
    }

    /// The cells of a level that a place touches: at most four on its own level and above.
    private func touchedCells(_ place: LayoutRect, _ level: Int) -> some Sequence<Cell> {
        let length = lengths[level]
        let columns = Self.span(place.minX / length, place.maxX / length)
        let rows = Self.span(place.minY / length, place.maxY / length)
        return rows.lazy.flatMap { row in
            columns.lazy.map { Cell(level: level, column: $0, row: row) }
        }
    }

    private static func span(_ start: Double, _ end: Double) -> ClosedRange<Int> {
        let first = Int(start.rounded(.down).drawable)
        return first...max(first, Int(end.rounded(.down).drawable))
    }
}
