/// The part of an environment that a node or an `EnvironmentWriter` sets for itself and for the
/// nodes below it.
///
/// It knows which values were set; all others are inherited.
public struct EnvironmentOverrides: Hashable, Sendable {
    /// The overriding display scale, in pixels per point; 0 turns the pixel grid off, nil inherits
    /// the scale.
    public var displayScale: Double? {
        get { scaleBits.map(Double.init(bitPattern:)) }
        set { scaleBits = newValue?.bitPattern }
    }

    /// The overriding reading direction; nil inherits it.
    public var readingDirection: ReadingDirection?

    /// The overriding text measurer; nil inherits it.
    public var textMeasurer: (any TextMeasurer)? {
        get { measurer?.measurer }
        set { measurer = newValue.map { ReflexiveValue($0) } }
    }

    /// The display scale as its bits, so that NaN equals itself.
    private var scaleBits: UInt64?

    fileprivate var measurer: ReflexiveValue<AnyTextMeasurer>?

    fileprivate var custom = CustomValues()

    /// Creates overrides in which nothing is set.
    public init() {}

    /// Whether nothing is overridden.
    public var isEmpty: Bool {
        displayScale == nil && readingDirection == nil && measurer == nil && custom.isEmpty
    }

    /// The overriding value of a user's own key; nil inherits it.
    public subscript<Key: LayoutEnvironmentKey>(key: Key.Type) -> Key.Value? {
        get { custom[key] }
        set { custom[key] = newValue }
    }

    /// Returns the environment that results from overriding `inherited`.
    package func applied(to inherited: LayoutEnvironment) -> LayoutEnvironment {
        var result = inherited
        if let displayScale { result.displayScale = displayScale }
        if let readingDirection { result.readingDirection = readingDirection }
        if let measurer { result.measurer = measurer }
        result.custom.formUnion(custom)
        return result
    }

    /// Whatever is set, as explanations and logs show it.
    package var texts: [String] {
        var texts: [String] = []
        if let displayScale { texts.append("display scale \(displayScale.plainText)") }
        if let readingDirection { texts.append(readingDirection.rawValue) }
        if let textMeasurer { texts.append(typeName(type(of: textMeasurer))) }
        return texts + custom.texts
    }
}

extension LayoutEnvironment {
    /// Returns the overrides that make this environment of another one.
    package func differences(from other: LayoutEnvironment) -> EnvironmentOverrides {
        var overrides = EnvironmentOverrides()
        if displayScale?.bitPattern != other.displayScale?.bitPattern {
            overrides.displayScale = displayScale ?? 0
        }
        if readingDirection != other.readingDirection {
            overrides.readingDirection = readingDirection
        }
        if measurer != other.measurer { overrides.measurer = measurer }
        overrides.custom = custom.differences(from: other.custom)
        return overrides
    }
}

extension EnvironmentOverrides: CustomDebugStringConvertible {
    /// The overriding values for a log.
    public var debugDescription: String {
        "EnvironmentOverrides(\(texts.joined(separator: ", ")))"
    }
}
