#if DEBUG
package import Weft
#else
import Weft
#endif

/// Plays a script on a tree of its own, one step after the other, and checks after each.
package struct ScriptPlayer: Sendable {
    #if DEBUG
    private let plantedBug: PlantedBug?

    /// Creates a player that plants the bug in every tree.
    package init(plantedBug: PlantedBug? = nil) {
        self.plantedBug = plantedBug
    }
    #else
    package init() {}
    #endif

    /// Plays a script, up to a number of times because it is left to chance how far a cancelled
    /// layout gets.
    ///
    /// - Returns: The first claim that does not hold, and how many steps have led to it; nil if all
    ///   hold.
    package func play(
        _ script: StressScript,
        attempts: Int = 1
    ) async -> (claim: StressClaim, steps: Int)? {
        for _ in 0..<attempts {
            if let broken = await playOnce(script) { return broken }
        }
        return nil
    }

    private func playOnce(_ script: StressScript) async -> (claim: StressClaim, steps: Int)? {
        let tree = StressTree(like: script, life: LifeCounter())
        #if DEBUG
        if let plantedBug { await tree.tree.plant(plantedBug) }
        #endif
        var host = StressHost()
        for (index, step) in script.steps.enumerated() {
            do {
                try await perform(step, of: script, on: tree, &host)
                _ = try host.read(tree)
            } catch {
                let claim = error as? StressClaim ?? StressClaim(unexpected: error)
                return (claim, index + 1)
            }
        }
        return nil
    }

    private func perform(
        _ step: StressStep,
        of script: StressScript,
        on tree: StressTree,
        _ host: inout StressHost
    ) async throws {
        switch step {
        case .edit(let changes):
            try tree.edit { _ in changes }
            if script.isAutomatic { _ = try await tree.layoutIfNeeded() }
        case .failingEdit(let changes):
            try tree.edit(fails: true) { _ in changes }
        case .layout(let seed):
            _ = try await tree.layOut(seed: seed)
        case .cancelledLayout(let seed):
            _ = try await tree.layOutAndCancel(seed: seed, afterTurns: 1)
        case .mount:
            if let commit = try host.read(tree) { try host.mount(commit) }
        }
    }
}
