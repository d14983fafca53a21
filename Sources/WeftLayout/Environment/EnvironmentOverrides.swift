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

    private var measurer: ReflexiveValue<AnyTextMeasurer>?

    private var custom = CustomValues()

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
}

extension EnvironmentOverrides: CustomDebugStringConvertible {
    /// The overriding values for a log; of a user's own keys, only their number.
    public var debugDescription: String {
        var parts: [String] = []
        if let displayScale { parts.append("display scale \(displayScale)") }
        if let readingDirection { parts.append(readingDirection.rawValue) }
        if let textMeasurer { parts.append(typeName(type(of: textMeasurer))) }
        if !custom.isEmpty { parts.append("\(custom.count) own") }
        return "EnvironmentOverrides(\(parts.joined(separator: ", ")))"
    }
}
