import Weft

/// The possible places for a label of a node.
struct LabelPlaces {
    /// The corners of the node's box, if the label fits into it.
    var corners: [LayoutRect] = []

    /// Above, below and beside the box.
    var around: [LayoutRect] = []

    /// Rows in the box.
    var rows: [LayoutRect] = []

    /// Lists the places for a label of a size at a box, as far as they are within bounds.
    init(for size: LayoutSize, at box: LayoutRect, in bounds: LayoutRect) {
        let right = box.maxX - size.width
        let bottom = box.maxY - size.height
        func places(_ xs: [Double], _ y: Double) -> [LayoutRect] {
            xs.map { LayoutRect(origin: LayoutPoint(x: $0, y: y), size: size) }
                .filter { bounds.contains($0) }
        }
        let edges = [box.minX, right]
        around =
            places(edges, box.minY - size.height) + places(edges, box.maxY)
            + places([box.maxX], box.minY)
        guard right >= box.minX, bottom >= box.minY else { return }
        corners = places(edges, box.minY) + places(edges, bottom)
        let rowCount = min(12, ((bottom - box.minY) / size.height).rounded(.down))
        for row in stride(from: 1, through: rowCount, by: 1) {
            rows += places(edges, box.minY + row * size.height)
        }
    }
}
