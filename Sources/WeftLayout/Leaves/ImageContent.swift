/// A leaf that shows an image.
///
/// Its size is the intrinsic size of the image, clamped in each dimension to the allowed range; to
/// keep an aspect ratio, put it in a ratio spec. Until the image is loaded and its size is known,
/// it fills the largest allowed size if that is finite in both dimensions, and otherwise takes the
/// smallest, with a diagnostic.
public struct ImageContent: LeafContent, Hashable {
    /// The size of the image in points; nil until it is known.
    public var intrinsicSize: LayoutSize? {
        get { storedSize.value }
        set { storedSize = OptionalSize(newValue) }
    }

    /// What the host finds the image by, for example the name of a file; nil if there is none yet.
    public var name: String?

    /// The colour that a host shows in place of the image; nil for the host's choice.
    public var placeholderColor: DisplayColor? {
        get { storedColor.value }
        set { storedColor = OptionalColor(newValue) }
    }

    private var storedSize: OptionalSize
    private var storedColor: OptionalColor

    /// Makes an image; the intrinsic size is in points.
    public init(
        intrinsicSize: LayoutSize? = nil,
        name: String? = nil,
        placeholderColor: DisplayColor? = nil
    ) {
        storedSize = OptionalSize(intrinsicSize)
        self.name = name
        storedColor = OptionalColor(placeholderColor)
    }

    /// True: a measurement is a comparison or two.
    public static var measuresInstantly: Bool { true }

    /// Gives the intrinsic size, or fills the range without one.
    public func measure(
        _ constrainedSize: SizeRange,
        in environment: LayoutEnvironment
    ) -> LeafMeasurement {
        LeafMeasurement(intrinsicSize, orFilling: constrainedSize, of: "ImageContent")
    }
}

extension ImageContent {
    /// Whether two images are the same, their names byte by byte: files whose names are canonically
    /// equivalent may be two.
    public static func == (left: ImageContent, right: ImageContent) -> Bool {
        left.intrinsicSize == right.intrinsicSize
            && left.name.map { Array($0.utf8) } == right.name.map { Array($0.utf8) }
            && left.placeholderColor == right.placeholderColor
    }

    /// Hashes the size, the bytes of the name and the colour.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(intrinsicSize)
        hasher.combine(name.map { Array($0.utf8) })
        hasher.combine(placeholderColor)
    }
}

extension ImageContent: CustomDebugStringConvertible {
    /// The name and the size for a log.
    public var debugDescription: String {
        let size = intrinsicSize?.debugDescription ?? "no size"
        return "ImageContent(\(name.map { "\($0.debugDescription), " } ?? "")\(size))"
    }
}
