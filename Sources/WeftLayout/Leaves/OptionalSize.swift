/// A size or none, in the room of a size: there are many leaves.
struct OptionalSize: Sendable {
    private let stored: LayoutSize

    /// What stands for none in place of the width: a NaN that no width is.
    private static var none: UInt64 { Double.nan.bitPattern | 1 }

    init(_ value: LayoutSize?) {
        guard let value else {
            stored = LayoutSize(width: Double(bitPattern: Self.none), height: 0)
            return
        }
        let isTaken = value.width.bitPattern == Self.none
        stored = LayoutSize(width: isTaken ? .nan : value.width, height: value.height)
    }

    /// The size in points, or nil.
    var value: LayoutSize? {
        @inline(__always)
        get { stored.width.bitPattern == Self.none ? nil : stored }
    }
}
