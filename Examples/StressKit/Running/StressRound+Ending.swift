import Weft
import WeftArguments

/// A tree that is remembered and not kept.
struct WeakTree: Sendable {
    weak let tree: DisplayTree?
}

extension StressRound {
    /// What grows as long as the round gets on. Readers go on as long as it is not over, whether
    /// the writers do or not; then whatever is done is among the last that is to be done.
    var progress: Int {
        guard stop.stops else { return tally[.bursts] }
        return [.bursts, .compared, .late, .reads, .mounts].reduce(0) { $0 + tally[$1] }
    }

    /// That the writers get nowhere any more: somebody waits for what never comes.
    var standstill: StressFinding {
        let lines = ["no writer has got on for \(options.standstill.secondsText) s"]
        return StressFinding(StressClaim("nobody waits forever", lines), options)
    }

    /// How often it looks whether what ends at its own pace has ended, and how long it waits
    /// between.
    private static let patience = (looks: 500, pause: Duration.milliseconds(2))

    /// What is left of a round when its trees are gone; nil if nothing is.
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
