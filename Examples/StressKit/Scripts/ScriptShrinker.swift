/// Makes a script that shows something wrong as short as possible.
///
/// It is delta debugging (Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing
/// Input"): parts are left out, large ones first, as long as the rest still breaks the same claim.
package struct ScriptShrinker {
    private let player: ScriptPlayer
    private let attempts: Int
    private let deadline: ContinuousClock.Instant

    /// Creates a shrinker.
    ///
    /// - Parameter attempts: How often a script is played before it counts as one that shows
    ///   nothing.
    package init(_ player: ScriptPlayer, attempts: Int = 1, within time: Duration = .seconds(60)) {
        self.player = player
        self.attempts = attempts
        deadline = .now + time
    }

    /// The shortest script found that breaks a claim when it is played serially.
    ///
    /// - Returns: nil if the given script itself breaks no claim when it is played serially.
    package func shrink(
        _ script: StressScript
    ) async -> (script: StressScript, claim: StressClaim)? {
        guard let (claim, steps) = await player.play(script, attempts: attempts) else { return nil }
        var best = script
        best.steps = Array(script.steps.prefix(steps))
        var size = Int.max
        while best.size < size {
            size = best.size
            best.steps = await shortest(best.steps, breaking: claim) { steps in
                StressScript(isAutomatic: best.isAutomatic, budget: best.budget, steps: steps)
            }
            for index in best.steps.indices {
                let changes = best.steps[index].changes
                best.steps[index].changes = await shortest(changes, breaking: claim) { changes in
                    var script = best
                    script.steps[index].changes = changes
                    return script
                }
            }
        }
        return (best, await player.play(best, attempts: attempts)?.claim ?? claim)
    }

    /// The elements that remain when parts are left out as long as the claim is still broken.
    private func shortest<Element>(
        _ elements: [Element],
        breaking claim: StressClaim,
        in script: ([Element]) -> StressScript
    ) async -> [Element] {
        var elements = elements
        var part = elements.count / 2
        while part > 0, ContinuousClock.now < deadline {
            var start = 0
            while start < elements.count, ContinuousClock.now < deadline {
                var rest = elements
                rest.removeSubrange(start..<min(start + part, elements.count))
                let broken = await player.play(script(rest), attempts: attempts)
                if broken?.claim.claim == claim.claim {
                    elements = rest
                } else {
                    start += part
                }
            }
            part /= 2
        }
        return elements
    }
}
