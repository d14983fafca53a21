/// A key of a user's own in the environment.
///
///     enum Density: LayoutEnvironmentKey {
///         static let defaultValue = 1.0
///     }
///
///     environment[Density.self] = 2
public protocol LayoutEnvironmentKey: SendableMetatype {
    /// The type of the values.
    associatedtype Value: Hashable & Sendable

    /// The value where none was set.
    static var defaultValue: Value { get }
}
