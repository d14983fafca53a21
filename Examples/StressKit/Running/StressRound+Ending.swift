import Weft

/// A tree that is remembered and not kept.
struct WeakTree: Sendable {
    weak let tree: DisplayTree?
}

extension StressRound {
    /// How long the writers may do nothing before something is held to be stuck.
    private static let longestStandstill = 60

    /// Waits until the writers get nowhere any more: somebody waits for what never comes.
    ///
    /// - Returns: nil if the round ends before.
    func awaitStandstill() async -> StressFinding? {
        var last = (bursts: tally[.bursts], seconds: 0)
        while last.seconds < Self.longestStandstill {
            guard (try? await Task.sleep(for: .seconds(1))) != nil else { return nil }
            let bursts = tally[.bursts]
            last = bursts == last.bursts ? (bursts, last.seconds + 1) : (bursts, 0)
        }
        let lines = ["no writer has got on for \(last.seconds) s"]
        return StressFinding(StressClaim("nobody waits forever", lines), seed: seed)
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
        return StressFinding(claim, seed: seed)
    }

    private func leftover(of trees: [WeakTree]) -> [String] {
        var lines: [String] = []
        let living = trees.count { $0.tree != nil }
        if living > 0 { lines.append("\(living) trees live") }
        if life.living > 0 { lines.append("\(life.living) contents live") }
        if tally[.tasks] > 0 { lines.append("\(tally[.tasks]) tasks run") }
        return lines
    }
}
