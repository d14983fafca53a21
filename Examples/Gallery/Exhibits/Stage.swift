import Weft
import WeftTesting

/// Where a screen is shown: its tree, and a host that mounts every commit.
struct Stage<Content: NodeContent> {
    private let root: DisplayNode<Content>
    private let hosting: Hosting
    private let tree: DisplayTree
    private var mirror = LayoutMirror()

    /// What has been shown so far.
    private(set) var performance = Performance()

    init(root: DisplayNode<Content>, hosting: Hosting) {
        self.root = root
        self.hosting = hosting
        tree = DisplayTree(root: root, environment: LayoutEnvironment(displayScale: 2))
    }

    /// Edits the screen.
    func edit(_ step: Step<Content>) throws {
        try tree.update { step.edit(&$0, root) }
    }

    /// Lays the screen out in both orientations, and mounts both commits.
    mutating func show(
        _ caption: String,
        observe: (LayoutCommit) throws -> Void
    ) async throws {
        let portrait = try await layout(.portrait, observe: observe)
        let landscape = try await layout(.landscape, observe: observe)
        performance.scenes.append(
            Scene(caption: caption, portrait: portrait, landscape: landscape)
        )
    }

    private mutating func layout(
        _ orientation: Orientation,
        observe: (LayoutCommit) throws -> Void
    ) async throws -> LayoutCommit {
        let clock = ContinuousClock()
        let start = clock.now
        let commit = try await tree.layout(in: hosting.range(on: orientation.screen))
        performance.count(commit, duration: clock.now - start)
        mirror.mount(commit)
        let differences = mirror.differences(from: commit)
        if !differences.isEmpty { throw MountingError(differences: differences) }
        try observe(commit)
        return commit
    }
}

/// The error that a host does not show what the commit says.
struct MountingError: Error, CustomStringConvertible {
    let differences: [String]

    var description: String {
        "The mounted hierarchy differs: " + differences.joined(separator: "; ")
    }
}
