/// A leaf that shows a plain rectangle: a separator, a background, or a stand-in in a test.
///
/// Its size is the given one, clamped in each dimension to the allowed range. Without a given size,
/// it fills the largest allowed size if that is finite in both dimensions; otherwise it takes the
/// smallest one, with a diagnostic.
public struct BoxContent: LeafContent, Hashable {
    /// The size in points; nil for a box that fills its range.
    public var size: LayoutSize? {
        get { storedSize.value }
        set { storedSize = Compact(newValue) }
    }

    /// The colour that a host fills the box with; nil for the host's choice.
    public var color: DisplayColor? {
        get { storedColor.value }
        set { storedColor = Compact(newValue) }
    }

    private var storedSize: Compact<LayoutSize>
    private var storedColor: Compact<DisplayColor>

    /// Creates a box; the size is in points.
    public init(size: LayoutSize? = nil, color: DisplayColor? = nil) {
        storedSize = Compact(size)
        storedColor = Compact(color)
    }

    /// True: a measurement is a comparison or two.
    public static var measuresInstantly: Bool { true }

    // Inlined into the protocol's witness, which would otherwise load the colour too, only to pass
    // it on.
    /// Returns the given size, or, without one, fills the range.
    @inline(__always)
    public func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        LeafMeasurement(size, orFilling: constrainedSize)
    }
}

extension BoxContent: CustomDebugStringConvertible {
    /// The size for a log.
    public var debugDescription: String {
        "BoxContent(\(size?.debugDescription ?? "no size"))"
    }
}
