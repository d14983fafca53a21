public import WeftLayout

extension LayoutElement {
    /// SwiftUI names the value by a key path.
    @available(*, unavailable, message: "write .environment { $0.displayScale = … }")
    public func environment<Value>(
        _ keyPath: WritableKeyPath<LayoutEnvironment, Value>,
        _ value: Value
    ) -> EnvironmentWriter {
        preconditionFailure("it is unavailable")
    }
}
