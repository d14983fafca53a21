import WeftLayout

/// The environment of a tree, until another one takes its place.
///
/// It is an object as edits and passes hand it on, and copying an environment counts several
/// references.
final class TreeEnvironment: Sendable {
    /// What the root inherits.
    let environment: LayoutEnvironment

    init(_ environment: LayoutEnvironment) {
        self.environment = environment
    }
}
