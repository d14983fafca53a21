import Weft

/// The possible places for a label of a node, as far as they are within bounds.
struct LabelPlaces {
    /// The size of the label.
    let size: LayoutSize

    /// The node's box.
    let box: LayoutRect

    /// What is drawn.
    let bounds: LayoutRect

    /// The corners of the box, if the label fits into it.
    var corners: [LayoutRect] {
        fits ? atEdges(box.minY) + atEdges(bottom) : []
    }

    /// Above, below and beside the box.
    var around: [LayoutRect] {
        atEdges(box.minY - size.height) + atEdges(box.maxY) + places([box.maxX], box.minY)
    }

    /// Rows in the box, if the label fits into it.
    var rows: [LayoutRect] {
        guard fits else { return [] }
        let rowCount = min(12, ((bottom - box.minY) / size.height).rounded(.down))
        return stride(from: 1, through: rowCount, by: 1)
            .flatMap { atEdges(box.minY + $0 * size.height) }
    }

    /// Where a label begins that ends at the right edge of the box.
    private var right: Double { box.maxX - size.width }

    /// Where a label begins that ends at the lower edge of the box.
    private var bottom: Double { box.maxY - size.height }

    private var fits: Bool { right >= box.minX && bottom >= box.minY }

    /// The places at a height whose left or right edge is that of the box.
    private func atEdges(_ y: Double) -> [LayoutRect] { places([box.minX, right], y) }

    private func places(_ xs: [Double], _ y: Double) -> [LayoutRect] {
        xs.map { LayoutRect(origin: LayoutPoint(x: $0, y: y), size: size) }
            .filter { bounds.contains($0) }
    }
}
