import Weft

extension Double {
    /// The number if it is finite and no further from zero than a drawing can show, else that
    /// limit.
    var drawable: Double {
        let limit = 1e9
        return isNaN ? 0 : Swift.min(limit, Swift.max(-limit, self))
    }
}

extension LayoutRect {
    /// The rectangle with all numbers in the bounds of what a drawing can show.
    var drawable: LayoutRect {
        LayoutRect(
            x: minX.drawable,
            y: minY.drawable,
            width: size.width.drawable,
            height: size.height.drawable
        )
    }
}
