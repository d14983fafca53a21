/// A leaf that shows an image.
///
/// Its size is the intrinsic size of the image, clamped in each dimension to the allowed range; to
/// keep an aspect ratio, put the image in a ratio spec. Until the image is loaded and its size is
/// known, it fills the largest allowed size if that is finite in both dimensions; otherwise it
/// takes the smallest one, with a diagnostic.
public struct ImageContent: LeafContent, Hashable {
    /// The size of the image in points; nil until it is known.
    public var intrinsicSize: LayoutSize? {
        get { storedSize.value }
        set { storedSize = Compact(newValue) }
    }

    /// The name by which the host finds the image, such as that of a file; nil if there is none
    /// yet.
    public var name: String?

    /// The colour that a host shows in place of the image; nil for the host's choice.
    public var placeholderColor: DisplayColor? {
        get { storedColor.value }
        set { storedColor = Compact(newValue) }
    }

    private var storedSize: Compact<LayoutSize>
    private var storedColor: Compact<DisplayColor>

    /// Creates an image; the intrinsic size is in points.
    public init(
        intrinsicSize: LayoutSize? = nil,
        name: String? = nil,
        placeholderColor: DisplayColor? = nil
    ) {
        storedSize = Compact(intrinsicSize)
        self.name = name
        storedColor = Compact(placeholderColor)
    }

    /// True: a measurement is a comparison or two.
    public static var measuresInstantly: Bool { true }

    /// Returns the intrinsic size, or, without one, fills the range.
    public func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        LeafMeasurement(intrinsicSize, orFilling: constrainedSize)
    }
}

extension ImageContent {
    /// Returns whether two images are equal; their names are compared byte by byte.
    ///
    /// Two files may have names that are canonically equivalent.
    public static func == (left: ImageContent, right: ImageContent) -> Bool {
        left.storedSize == right.storedSize && left.storedColor == right.storedColor
            && hasSameName(left, right)
    }

    private static func hasSameName(_ left: ImageContent, _ right: ImageContent) -> Bool {
        guard let first = left.name, let second = right.name else {
            return left.name == nil && right.name == nil
        }
        return first.hasSameBytes(as: second)
    }
}

extension ImageContent: CustomDebugStringConvertible {
    /// The name and the size for a log.
    public var debugDescription: String {
        let size = intrinsicSize?.debugDescription ?? "no size"
        return "ImageContent(\(name.map { "\($0.debugDescription), " } ?? "")\(size))"
    }
}
