/// One child of a stack that is being solved.
///
/// It is small, because a stack of ten thousand children touches that much memory for the first
/// time. Everything else that is known about the child is in its measurement and its style.
struct StackItem {
    /// The size of the child as it was last measured, in points.
    private(set) var size: LayoutSize

    /// The index of that measurement in the context's scratch, or -1 if the child has not been
    /// measured yet.
    private var element: Int32

    /// The index of what its style says, or -1 for a child without a style.
    let style: Int32

    /// Creates the item of a child that was measured; the style is -1 for none.
    init(_ measured: MeasuredElement, style: Int) {
        size = measured.size
        element = measured.index
        self.style = Int32(truncatingIfNeeded: style)
    }

    /// Creates the item of a child that has a style and has not been measured yet.
    init(unmeasured size: LayoutSize, style: Int) {
        self.size = size
        element = -1
        self.style = Int32(truncatingIfNeeded: style)
    }

    /// Whether the child was measured.
    var isMeasured: Bool { element >= 0 }

    /// The child as it was last measured.
    var measured: MeasuredElement { MeasuredElement(size: size, index: element) }

    /// Replaces the former measurement.
    ///
    /// - Returns: Whether the length along an axis has changed.
    mutating func update(_ measured: MeasuredElement, along axis: StackAxis) -> Bool {
        defer { (size, element) = (measured.size, measured.index) }
        return axis.main(measured.size) != axis.main(size)
    }
}
