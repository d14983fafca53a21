import Weft

/// A screen at one moment, in both orientations.
struct Scene: Sendable {
    /// What has just happened, in a few words.
    let caption: String
    let portrait: LayoutCommit
    let landscape: LayoutCommit
}
