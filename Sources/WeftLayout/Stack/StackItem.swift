/// One child of a stack while the stack is solved.
///
/// It is small, as a stack of ten thousand children meets that much memory for the first time: what
/// else is known of the child stands in its measurement and its style.
struct StackItem {
    /// The size of the child as it was measured last, in points.
    private(set) var size: LayoutSize

    /// The index of that measurement in the context's scratch, or -1 if the child has yet to be
    /// measured.
    private var element: Int32

    /// The index of what its style says, or -1 for a child without a style.
    let style: Int32

    /// Makes the item of a child that was measured; the style is -1 for none.
    init(_ measured: MeasuredElement, style: Int) {
        size = measured.size
        element = measured.index
        self.style = Int32(truncatingIfNeeded: style)
    }

    /// Makes the item of a child with a style that has yet to be measured.
    init(unmeasured size: LayoutSize, style: Int) {
        self.size = size
        element = -1
        self.style = Int32(truncatingIfNeeded: style)
    }

    /// Whether the child was measured.
    var isMeasured: Bool { element >= 0 }

    /// The child as it was measured last.
    var measured: MeasuredElement { MeasuredElement(size: size, index: element) }

    /// Takes the place of the former measurement.
    ///
    /// - Returns: Whether the length along an axis is another one.
    mutating func update(_ measured: MeasuredElement, along axis: StackAxis) -> Bool {
        defer { (size, element) = (measured.size, measured.index) }
        return axis.main(measured.size) != axis.main(size)
    }
}
