/// The part of an environment that one node sets for itself and for the nodes below it.
///
/// It knows which values were set; all others are inherited.
public struct EnvironmentOverrides: Hashable, Sendable {
    private var scale: Double?
    private var direction: ReadingDirection?
    private var measurer: (any TextMeasurer)?
    private var custom = CustomValues()

    /// Overrides nothing.
    public init() {}

    /// Whether nothing is overridden.
    public var isEmpty: Bool {
        scale == nil && direction == nil && measurer == nil && custom.isEmpty
    }

    /// The overriding display scale, in pixels a point; 0 turns the pixel grid off, nil inherits it.
    public var displayScale: Double? {
        get { scale }
        set { scale = newValue }
    }

    /// The overriding reading direction; nil inherits it.
    public var readingDirection: ReadingDirection? {
        get { direction }
        set { direction = newValue }
    }

    /// The overriding text measurer; nil inherits it.
    public var textMeasurer: (any TextMeasurer)? {
        get { measurer }
        set { measurer = newValue }
    }

    /// The overriding value of a user's own key; nil inherits it.
    public subscript<Key: LayoutEnvironmentKey>(key: Key.Type) -> Key.Value? {
        get { custom[key] }
        set { custom[key] = newValue }
    }

    /// The environment that results from overriding `inherited`.
    package func applied(to inherited: LayoutEnvironment) -> LayoutEnvironment {
        var result = inherited
        if let scale { result.displayScale = scale == 0 ? nil : scale }
        if let direction { result.readingDirection = direction }
        if let measurer { result.textMeasurer = measurer }
        result.formUnion(custom: custom)
        return result
    }
}

extension EnvironmentOverrides {
    /// Whether the values are equal.
    public static func == (left: EnvironmentOverrides, right: EnvironmentOverrides) -> Bool {
        left.scale?.bitPattern == right.scale?.bitPattern
            && left.direction == right.direction
            && left.measurer.map { AnyHashable($0) } == right.measurer.map { AnyHashable($0) }
            && left.custom == right.custom
    }

    /// Feeds the values to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(scale?.bitPattern)
        hasher.combine(direction)
        hasher.combine(measurer.map { AnyHashable($0) })
        hasher.combine(custom)
    }
}
