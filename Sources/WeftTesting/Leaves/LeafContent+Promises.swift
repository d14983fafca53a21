public import WeftLayout

extension LeafContent {
    /// Looks for measurements of the leaf that break what other measurements of it promise.
    ///
    /// A test may say `#expect(leaf.brokenPromises().isEmpty)`. The leaf is measured in ranges
    /// around the size that it takes if nothing limits it, and in a few ranges of common lengths. A
    /// broken promise would make layouts wrong, but an empty result does not prove that there is
    /// none. How long a measurement takes is not checked.
    ///
    /// Payloads are compared if they are `Equatable`. A payload with NaN in it counts as different
    /// from itself.
    ///
    /// - Parameter environment: The environment in which the leaf is measured.
    /// - Returns: For each broken promise, the first two measurements that break it.
    /// - Complexity: Fewer than four thousand measurements.
    public func brokenPromises(
        in environment: LayoutEnvironment = LayoutEnvironment()
    ) -> [BrokenLeafPromise] {
        let trial = LeafTrial(self, in: environment)
        return LeafPromise.allCases.compactMap(trial.breach)
    }
}
