/// What layouts rest on about a leaf, and do not check.
public enum LeafPromise: Hashable, Sendable, CaseIterable {
    /// That a measurement depends on nothing but the content and its parameters, which every leaf
    /// promises.
    case repeatsItself
    /// `LeafMeasurement.holdsWhereItFits`.
    case holdsWhereItFits
    /// `LeafMeasurement.dependsOnWidthAlone`.
    case dependsOnWidthAlone
}
