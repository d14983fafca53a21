// Numbers as they are in memory: by their bits, 0 differs from −0, and NaN equals itself.

extension LayoutPoint {
    /// The bits of the two numbers.
    var bits: [UInt64] { [x.bitPattern, y.bitPattern] }
}

extension LayoutSize {
    /// The bits of the two numbers.
    package var bits: [UInt64] { [width.bitPattern, height.bitPattern] }
}

extension LayoutRect {
    /// The bits of the four numbers.
    package var bits: [UInt64] { origin.bits + size.bits }
}

extension SizeRange {
    /// The bits of the four numbers.
    package var bits: [UInt64] { min.bits + max.bits }
}
