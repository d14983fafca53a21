extension LeafContent {
    /// Looks for measurements of the leaf that break what its other measurements promise.
    ///
    /// It is for tests: `#expect(leaf.brokenPromises().isEmpty)`. It measures the leaf in ranges
    /// around the size that it takes if nothing limits it, and in a few of common lengths. What it
    /// finds would make layouts wrong; that it finds nothing proves nothing. It does not look at
    /// how long a measurement takes.
    ///
    /// Payloads are compared if they are `Equatable`. One that has NaN in it differs from itself.
    ///
    /// - Parameter environment: What the leaf is measured in.
    /// - Returns: For each promise the first two measurements that break it.
    /// - Complexity: Less than two thousand measurements.
    public func brokenPromises(
        in environment: LayoutEnvironment = LayoutEnvironment()
    ) -> [BrokenLeafPromise] {
        let trial = LeafTrial(self, in: environment)
        return LeafPromise.allCases.compactMap(trial.breach)
    }
}
