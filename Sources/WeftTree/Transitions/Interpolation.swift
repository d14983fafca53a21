import WeftLayout

extension LayoutRect {
    /// The rectangle partway to another one.
    func interpolated(to end: LayoutRect, at progress: Double) -> LayoutRect {
        LayoutRect(
            x: minX.interpolated(to: end.minX, at: progress),
            y: minY.interpolated(to: end.minY, at: progress),
            width: max(0, size.width.interpolated(to: end.size.width, at: progress)),
            height: max(0, size.height.interpolated(to: end.size.height, at: progress))
        )
    }
}

extension Double {
    /// The number partway to another one: exact at 0 and at 1, and in between monotonic and never
    /// beyond the two numbers. Outside, it goes on along the same line as far as -1 and 2.
    func interpolated(to end: Double, at progress: Double) -> Double {
        if progress == 0 || progress.isNaN { return self }
        if progress == 1 { return end }
        // Before 1 the rounded product is less than the difference, so the rounded sum is not
        // beyond the end.
        return self + (end - self) * Swift.min(2, Swift.max(-1, progress))
    }
}
