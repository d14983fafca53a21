import Weft
import WeftArguments

/// A weak reference to a tree.
struct WeakTree: Sendable {
    weak let tree: DisplayTree?
}

extension StressRound {
    /// A number that grows as long as the round makes progress. Until the round is over, only the
    /// writers count, because readers continue whether the writers do or not. After that everything
    /// counts, because whatever is done is part of what is left to do.
    var progress: Int {
        guard stop.stops else { return tally[.bursts] }
        return [.bursts, .compared, .late, .reads, .mounts].reduce(0) { $0 + tally[$1] }
    }

    /// The finding that the writers make no more progress: somebody waits for what never comes.
    var standstill: StressFinding {
        let lines = ["no writer has made progress for \(options.standstill.secondsText) s"]
        return StressFinding(StressClaim("nobody waits forever", lines), options)
    }

    /// How often the round checks whether everything that ends at its own pace has ended, and how
    /// long it pauses in between.
    private static let patience = (looks: 500, pause: Duration.milliseconds(2))

    /// The finding that something is left of a round when its trees are gone; nil if nothing is.
    func leftover(of trees: [WeakTree]) async -> StressFinding? {
        var lines: [String] = []
        for _ in 0..<Self.patience.looks {
            lines = leftover(of: trees)
            if lines.isEmpty { return nil }
            try? await Task.sleep(for: Self.patience.pause)
        }
        let claim = StressClaim("nothing is left when the trees are gone", lines)
        return StressFinding(claim, options)
    }

    private func leftover(of trees: [WeakTree]) -> [String] {
        var lines: [String] = []
        let living = trees.count { $0.tree != nil }
        if living > 0 { lines.append("still alive: \(counted(living, "tree"))") }
        if life.living > 0 { lines.append("still alive: \(counted(life.living, "content"))") }
        if tally[.tasks] > 0 { lines.append("still running: \(counted(tally[.tasks], "task"))") }
        return lines
    }
}
