/// A promise of a leaf that layouts rely on without checking it.
public enum LeafPromise: Hashable, Sendable, CaseIterable {
    /// A measurement depends on nothing but the content and its parameters; every leaf promises
    /// this.
    case repeatsItself
    /// The promise of `LeafMeasurement.holdsWhereItFits`.
    case holdsWhereItFits
    /// The promise of `LeafMeasurement.dependsOnWidthAlone`.
    case dependsOnWidthAlone
}
