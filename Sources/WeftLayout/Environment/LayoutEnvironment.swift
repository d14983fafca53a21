/// What a layout depends on besides its contents: inherited from the tree down to every node.
///
/// It is compared by value: a cached layout is reused in every environment that equals the one it
/// was made in. A copy always equals its original, even with a value such as NaN in it, which
/// equals nothing itself.
public struct LayoutEnvironment: Hashable, Sendable {
    /// The pixels a point, to whose grid sizes and positions are rounded, from 0.001 to 1,000; nil
    /// for exact numbers. 0 becomes nil, and any other number acts as nil, with a diagnostic.
    public var displayScale: Double? {
        get { scaleBits.map(Double.init(bitPattern:)) }
        set { scaleBits = newValue == 0 ? nil : newValue?.bitPattern }
    }

    /// The direction in which lines are read.
    public var readingDirection: ReadingDirection

    /// What measures text.
    public var textMeasurer: any TextMeasurer {
        get { measurer.measurer }
        set { measurer = ReflexiveValue(newValue) }
    }

    /// The display scale by its bits, so that NaN equals itself.
    private var scaleBits: UInt64?

    /// The measurer, which copies share.
    var measurer: ReflexiveValue<AnyTextMeasurer>

    /// The values of a user's own keys that are not their default ones.
    var custom = CustomValues()

    /// Makes an environment; a user's own keys have their default values in it.
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

    /// Whether the display scale is one that no screen has.
    package var hasOddDisplayScale: Bool { displayScale != nil && pixelGrid.isExact }

    /// The value of a user's own key.
    public subscript<Key: LayoutEnvironmentKey>(key: Key.Type) -> Key.Value {
        get { custom[key] ?? Key.defaultValue }
        set { custom[key] = newValue == Key.defaultValue ? nil : newValue }
    }
}

extension LayoutEnvironment: CustomDebugStringConvertible {
    /// The values for a log; of a user's own keys, how many have another value than their default
    /// one.
    public var debugDescription: String {
        let scale = displayScale.map { "\($0)" } ?? "none"
        return """
            LayoutEnvironment(display scale \(scale), \(readingDirection.rawValue), \
            \(typeName(type(of: textMeasurer))), \(custom.count) own)
            """
    }
}
