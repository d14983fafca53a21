extension LayoutSize {
    /// The two numbers as they are in memory: they tell 0 from −0, and NaN equals itself.
    package var bits: [UInt64] { [width.bitPattern, height.bitPattern] }
}

extension SizeRange {
    /// The four numbers as they are in memory.
    package var bits: [UInt64] { min.bits + max.bits }
}
