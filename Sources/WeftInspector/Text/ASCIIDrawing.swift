import Weft

/// Draws boxes into a grid of characters.
struct ASCIIDrawing {
    private let nodes: [InspectedNode]
    private let bounds: LayoutRect
    private let columns: Int
    private let rows: Int

    private var cells: [[Character]]
    private var isLabel: [[Bool]]

    init(_ commit: LayoutCommit, columns: Int) {
        nodes = commit.inspectedNodes
        bounds = nodes.reduce(LayoutRect(origin: .zero, size: commit.size).drawable) {
            $0.union($1.frame.drawable)
        }
        let width = bounds.size.width
        let height = bounds.size.height / 2
        let scale = min(Double(columns) / max(width, 1), Double(columns / 2) / max(height, 1))
        self.columns = Int(max(2, (width * scale).rounded()))
        rows = Int(max(2, (height * scale).rounded()))
        cells = Array(repeating: Array(repeating: " ", count: self.columns), count: rows)
        isLabel = Array(repeating: Array(repeating: false, count: self.columns), count: rows)
    }

    mutating func draw() -> String {
        for node in nodes {
            draw(node)
        }
        return cells.map { row in
            String(String(row).reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }

    private mutating func draw(_ node: InspectedNode) {
        let frame = node.frame.drawable
        let left = column(frame.minX)
        let right = column(frame.maxX)
        let top = row(frame.minY)
        let bottom = row(frame.maxY)
        if left == right || top == bottom {
            line(from: (left, top), to: (right, bottom))
        } else {
            outline(left: left, right: right, top: top, bottom: bottom)
        }
        label(node.label, left: left + 1, right: right, top: top, bottom: bottom)
    }

    private mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
        for x in start.x...end.x {
            for y in start.y...end.y {
                put(start.y == end.y ? (start.x == end.x ? "·" : "─") : "│", x, y)
            }
        }
    }

    private mutating func outline(left: Int, right: Int, top: Int, bottom: Int) {
        for x in left...right {
            put("─", x, top)
            put("─", x, bottom)
        }
        for y in top...bottom {
            put("│", left, y)
            put("│", right, y)
        }
        put("┌", left, top)
        put("┐", right, top)
        put("└", left, bottom)
        put("┘", right, bottom)
    }

    /// Writes a name into the first row of the box in which it covers no other one.
    private mutating func label(_ label: String, left: Int, right: Int, top: Int, bottom: Int) {
        let text = Array(label.prefix(max(0, right - left)))
        guard !text.isEmpty else { return }
        let end = left + text.count
        guard let row = (top...bottom).first(where: { !isLabel[$0][left..<end].contains(true) })
        else { return }
        for (offset, character) in text.enumerated() {
            cells[row][left + offset] = character
            isLabel[row][left + offset] = true
        }
    }

    private mutating func put(_ character: Character, _ x: Int, _ y: Int) {
        if !isLabel[y][x] { cells[y][x] = character }
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
