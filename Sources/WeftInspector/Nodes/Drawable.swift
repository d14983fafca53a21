import Weft

extension Double {
    /// The number, limited to what a drawing can show; 0 for NaN.
    var drawable: Double {
        let limit = 1e9
        return isNaN ? 0 : Swift.min(limit, Swift.max(-limit, self))
    }
}

extension LayoutRect {
    /// The rectangle with all its numbers limited to what a drawing can show.
    var drawable: LayoutRect {
        LayoutRect(
            x: minX.drawable,
            y: minY.drawable,
            width: size.width.drawable,
            height: size.height.drawable
        )
    }
}
