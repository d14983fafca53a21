import Weft

/// Draws boxes into a grid of characters. All edges are visible, and joined where they meet.
struct ASCIIDrawing {
    private let nodes: [InspectedNode]
    private let bounds: LayoutRect
    private let columns: Int
    private let rows: Int

    /// The edges in each cell.
    private var edges: [[Edges]]

    /// The characters of names, which are drawn in front of edges. A wide character is followed by
    /// an empty string.
    private var labels: [[String?]]

    /// The directions in which lines leave a cell.
    private struct Edges: OptionSet {
        var rawValue: Int
        static let left = Edges(rawValue: 1)
        static let right = Edges(rawValue: 2)
        static let up = Edges(rawValue: 4)
        static let down = Edges(rawValue: 8)
        /// A box that lies in a single cell.
        static let point = Edges(rawValue: 16)

        /// The character that joins the lines.
        var character: Character {
            self == .point ? "·" : Self.characters[subtracting(.point).rawValue]
        }

        private static let characters = Array(" ───│┘└┴│┐┌┬│┤├┼")
    }

    init(_ commit: LayoutCommit, columns: Int) {
        nodes = commit.inspectedNodes
        bounds = nodes.extent
        let width = bounds.size.width
        let height = bounds.size.height / 2
        let scale = Double(columns) / max(width, height, 1)
        self.columns = Int(max(2, (width * scale).rounded()))
        // If nothing has a height, a second row would be blank.
        rows = height > 0 ? Int(max(2, (height * scale).rounded())) : 1
        edges = Array(repeating: Array(repeating: [], count: self.columns), count: rows)
        labels = Array(repeating: Array(repeating: nil, count: self.columns), count: rows)
    }

    mutating func draw() -> String {
        for node in nodes {
            draw(node)
        }
        return zip(edges, labels).map { edges, labels in
            let row = zip(edges, labels).map { $1 ?? String($0.character) }
            return row.reversed().drop { $0 == " " }.reversed().joined() + "\n"
        }.joined()
    }

    private mutating func draw(_ node: InspectedNode) {
        let frame = node.frame.drawable
        let left = column(frame.minX)
        let right = column(frame.maxX)
        let top = row(frame.minY)
        let bottom = row(frame.maxY)
        if left == right, top == bottom { edges[top][left].insert(.point) }
        for row in [top, bottom] { drawRow(row, from: left, to: right) }
        for column in [left, right] { drawColumn(column, from: top, to: bottom) }
        label(node.label, left: left + 1, right: right, top: top, bottom: bottom)
    }

    private mutating func drawRow(_ row: Int, from left: Int, to right: Int) {
        for column in left..<right {
            edges[row][column].insert(.right)
            edges[row][column + 1].insert(.left)
        }
    }

    private mutating func drawColumn(_ column: Int, from top: Int, to bottom: Int) {
        for row in top..<bottom {
            edges[row][column].insert(.down)
            edges[row + 1][column].insert(.up)
        }
    }

    /// Writes a name into the first row of its box in which it covers no other name.
    private mutating func label(_ label: String, left: Int, right: Int, top: Int, bottom: Int) {
        var text: [String] = []
        for character in label {
            let cells = character.isWide ? [String(character), ""] : [String(character)]
            guard text.count + cells.count <= right - left else { break }
            text += cells
        }
        guard !text.isEmpty else { return }
        let end = left + text.count
        guard
            let row = (top...bottom).first(where: {
                labels[$0][left..<end].allSatisfy { $0 == nil }
            })
        else { return }
        for (offset, character) in text.enumerated() { labels[row][left + offset] = character }
    }

    private func column(_ x: Double) -> Int {
        position(x - bounds.minX, of: bounds.size.width, in: columns)
    }

    private func row(_ y: Double) -> Int {
        position(y - bounds.minY, of: bounds.size.height, in: rows)
    }

    private func position(_ distance: Double, of length: Double, in count: Int) -> Int {
        guard length > 0 else { return 0 }
        return min(count - 1, max(0, Int((distance / length * Double(count - 1)).rounded())))
    }
}
