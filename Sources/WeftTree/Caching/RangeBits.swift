import WeftLayout

/// A size range, stored as the bits of its lengths.
struct RangeBits: Hashable {
    private let minWidth: UInt64
    private let minHeight: UInt64
    private let maxWidth: UInt64
    private let maxHeight: UInt64

    init(_ range: SizeRange) {
        // −0 + 0 is 0.
        minWidth = (range.min.width + 0).bitPattern
        minHeight = (range.min.height + 0).bitPattern
        maxWidth = (range.max.width + 0).bitPattern
        maxHeight = (range.max.height + 0).bitPattern
    }

    /// Stores a number in place of a range.
    init(number: Int32) {
        minWidth = UInt64(UInt32(bitPattern: number))
        (minHeight, maxWidth, maxHeight) = (0, 0, 0)
    }

    /// The number that is stored in place of a range.
    var number: Int32 { Int32(truncatingIfNeeded: minWidth) }

    /// The range, in points.
    var range: SizeRange {
        SizeRange(
            min: LayoutSize(
                width: Double(bitPattern: minWidth),
                height: Double(bitPattern: minHeight)
            ),
            max: LayoutSize(
                width: Double(bitPattern: maxWidth),
                height: Double(bitPattern: maxHeight)
            )
        )
    }
}
