import WeftLayout

/// The edges of the least rectangle around some frames, in points.
struct FrameBox {
    let left: Double
    let top: Double
    let right: Double
    let bottom: Double
}

extension FrameBox {
    init(_ rect: LayoutRect) {
        self.init(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
    }

    /// The box around both boxes.
    func union(_ other: FrameBox) -> FrameBox {
        FrameBox(
            left: min(left, other.left),
            top: min(top, other.top),
            right: max(right, other.right),
            bottom: max(bottom, other.bottom)
        )
    }

    /// Whether a frame in this box may have an area in common with one in the other box.
    func overlaps(_ other: FrameBox) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    /// Whether a frame in this box may contain a point.
    func contains(_ point: LayoutPoint) -> Bool {
        left <= point.x && point.x < right && top <= point.y && point.y < bottom
    }
}
