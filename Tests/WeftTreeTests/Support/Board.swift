import RandomLayouts
import Weft

/// What a board shows: the inputs of all its nodes in one value.
struct BoardModel: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        var spacing: Double
        var sizes: [LayoutSize]
    }

    /// How many edits have led here.
    var edits = 0
    var rows: [Row]
    /// The rows in the order in which they are shown; some may be missing.
    var order: [Int]

    init(rowCount: Int, leafCount: Int) {
        rows = (0..<rowCount).map { row in
            Row(
                spacing: Double(row % 5),
                sizes: (0..<leafCount).map { leaf in
                    LayoutSize(width: Double(5 + leaf), height: Double(5 + row % 7))
                }
            )
        }
        order = Array(0..<rowCount)
    }

    /// Changes something at random. Even if nothing changes, the edit is counted.
    ///
    /// - Returns: The row that changed, if one did.
    mutating func change(_ numbers: inout SplitMix64) -> Int? {
        edits += 1
        let row = Int.random(in: rows.indices, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0:
            rows[row].spacing = Double.random(in: 0...9, using: &numbers).rounded()
            return row
        case 1:
            order.shuffle(using: &numbers)
            return nil
        case 2:
            if order.count > 1 && Bool.random(using: &numbers) {
                order.removeLast()
            } else if let missing = rows.indices.first(where: { !order.contains($0) }) {
                order.append(missing)
            }
            return nil
        default:
            let leaf = Int.random(in: rows[row].sizes.indices, using: &numbers)
            rows[row].sizes[leaf].width = Double.random(in: 1...60, using: &numbers).rounded()
            return row
        }
    }
}

/// A column of rows of leaves. Its model describes all of them, and edits keep it up to date.
struct Board: NodeContent, Equatable {
    var model: BoardModel
    let rows: [DisplayNode<BoardRow>]

    init(_ model: BoardModel) {
        self.model = model
        rows = model.rows.map { DisplayNode(BoardRow($0)) }
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, children: model.order.map { rows[$0] })
    }
}

/// A row of leaves that wraps.
struct BoardRow: NodeContent, Equatable {
    var spacing: Double
    let leaves: [DisplayNode<BoxContent>]

    init(_ row: BoardModel.Row) {
        spacing = row.spacing
        leaves = row.sizes.map { DisplayNode(BoxContent(size: $0)) }
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(
            .horizontal,
            spacing: spacing,
            flexWrap: .wrap,
            children: leaves
        )
    }
}

extension TreeEdit {
    /// Changes a board at random: its model, and the row or leaf that the change concerns.
    mutating func change(_ board: DisplayNode<Board>, _ numbers: inout SplitMix64) {
        guard let index = self[board].model.change(&numbers) else { return }
        let row = self[board].model.rows[index]
        let node = self[board].rows[index]
        self[node].spacing = row.spacing
        for (leaf, size) in zip(self[node].leaves, row.sizes) { self[leaf].size = size }
    }
}

extension LayoutCommit {
    /// How the commit differs from the cold layout of fresh nodes made from its own model; nil if
    /// the two are equal.
    func difference(fromModelOf board: DisplayNode<Board>) throws -> String? {
        let model = self[board].model
        guard revision == UInt64(model.edits) else {
            return "revision \(revision) has the inputs of revision \(model.edits)"
        }
        let fresh = DisplayNode(Board(model))
        let cold = try fresh.layout(in: range)
        let frames = nodes.map { frame(of: $0) }
        let expected = cold.nodes.map { cold.frame(of: $0) }
        return frames == expected ? nil : "revision \(revision): \(frames) is not \(expected)"
    }
}
