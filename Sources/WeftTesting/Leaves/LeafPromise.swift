/// A promise of a leaf that layouts rely on.
public enum LeafPromise: Hashable, Sendable, CaseIterable {
    /// A measurement depends on nothing but the content and its parameters; every leaf promises
    /// this.
    case repeatsItself
    /// A measurement without a diagnostic has a size that an element can have, which is neither
    /// NaN, infinite nor negative; every leaf promises this, also where its range has no maximum.
    case hasUsableSize
    /// The promise of `LeafMeasurement.holdsWhereItFits`.
    case holdsWhereItFits
    /// The promise of `LeafMeasurement.dependsOnWidthAlone`.
    case dependsOnWidthAlone
}
