/// A key for a value of your own in the environment.
///
///     enum Density: LayoutEnvironmentKey {
///         static let defaultValue = 1.0
///     }
///
///     environment[Density.self] = 2
public protocol LayoutEnvironmentKey: SendableMetatype {
    /// The type of the values.
    associatedtype Value: Hashable & Sendable

    /// The value that the key has if none is set.
    static var defaultValue: Value { get }
}
