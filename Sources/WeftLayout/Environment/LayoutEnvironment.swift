/// What a layout depends on besides its contents; inherited from the tree down to every node.
///
/// Environments are compared by value: a cached layout is reused in every environment that equals
/// the one in which it was made. A copy always equals its original, even if it has a value, such as
/// NaN, that does not equal itself.
public struct LayoutEnvironment: Hashable, Sendable {
    /// The display scale, in pixels per point, from 0.001 to 1,000; nil for exact numbers.
    ///
    /// Sizes and positions are rounded to the pixel grid of this scale. Setting it to 0 sets it to
    /// nil. Any other number outside this range acts as nil, with a diagnostic.
    public var displayScale: Double? {
        get { scaleBits.map(Double.init(bitPattern:)) }
        set { scaleBits = newValue == 0 ? nil : newValue?.bitPattern }
    }

    /// The direction in which lines are read.
    public var readingDirection: ReadingDirection

    /// The text measurer.
    public var textMeasurer: any TextMeasurer {
        get { measurer.measurer }
        set { measurer = ReflexiveValue(newValue) }
    }

    /// The display scale as its bits, so that NaN equals itself.
    private var scaleBits: UInt64?

    /// The measurer, which copies share.
    var measurer: ReflexiveValue<AnyTextMeasurer>

    /// The values of a user's own keys, except for those that are the keys' defaults.
    var custom = CustomValues()

    /// Creates an environment in which a user's own keys have their default values.
    public init(
        displayScale: Double? = 1,
        readingDirection: ReadingDirection = .leftToRight,
        textMeasurer: any TextMeasurer = GreedyTextMeasurer()
    ) {
        self.readingDirection = readingDirection
        measurer = ReflexiveValue(textMeasurer)
        self.displayScale = displayScale
    }

    /// The grid that sizes and positions are rounded to.
    public var pixelGrid: PixelGrid { PixelGrid(displayScale: displayScale) }

    /// Whether the display scale is set, but not within 0.001…1,000.
    package var hasOddDisplayScale: Bool { displayScale != nil && pixelGrid.isExact }

    /// The value of a user's own key.
    public subscript<Key: LayoutEnvironmentKey>(key: Key.Type) -> Key.Value {
        get { custom[key] ?? Key.defaultValue }
        set { custom[key] = newValue == Key.defaultValue ? nil : newValue }
    }
}

extension LayoutEnvironment: CustomDebugStringConvertible {
    /// The values for a log; of a user's own keys, those that do not have their default value.
    public var debugDescription: String {
        let texts = [
            "display scale \(displayScale?.plainText ?? "none")", readingDirection.rawValue,
            typeName(type(of: textMeasurer)),
        ]
        return "LayoutEnvironment(\((texts + custom.texts).joined(separator: ", ")))"
    }
}
