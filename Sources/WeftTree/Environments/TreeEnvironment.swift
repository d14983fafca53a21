import WeftLayout

/// The environment of a tree, until another one replaces it.
///
/// It is an object because edits and passes hand it on, and copying an environment retains several
/// references.
final class TreeEnvironment: Sendable {
    /// What the root inherits.
    let environment: LayoutEnvironment

    init(_ environment: LayoutEnvironment) {
        self.environment = environment
    }
}
