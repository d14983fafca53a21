import RandomLayouts

/// Searches for a script that shows serially what another one has shown when tasks ran
/// concurrently.
///
/// What a pass met there depended on where it fell between the edits, and on whether it was
/// completed. So the edits stay as they are, while the layouts between them are left out, added and
/// cancelled at random. As many scripts are played at a time as make the tasks wait for each other.
package struct ScriptSearch: Sendable {
    private let player: ScriptPlayer
    private let deadline: ContinuousClock.Instant

    /// How many scripts are played at a time.
    private static let laneCount = 4

    package init(_ player: ScriptPlayer, within time: Duration = .seconds(60)) {
        self.player = player
        deadline = .now + time
    }

    /// A script with the edits of a given one that breaks a claim when it is played alone.
    ///
    /// - Returns: nil if none was found in time.
    package func script(near script: StressScript, breaking claim: String) async -> StressScript? {
        await withTaskGroup(of: StressScript?.self) { lanes in
            for lane in 0..<Self.laneCount {
                lanes.addTask { await self.script(near: script, breaking: claim, lane: lane) }
            }
            defer { lanes.cancelAll() }
            for await case let found? in lanes { return found }
            return nil
        }
    }

    private func script(
        near script: StressScript,
        breaking claim: String,
        lane: Int
    ) async -> StressScript? {
        var random = SplitMix64(seed: 0, stream: lane)
        while ContinuousClock.now < deadline, !Task.isCancelled {
            let variation = script.variation(&random)
            if await player.play(variation)?.claim.claim == claim { return variation }
        }
        return nil
    }
}

extension StressScript {
    /// The same edits with other layouts between them.
    fileprivate func variation(_ random: inout SplitMix64) -> StressScript {
        var variation = StressScript(isAutomatic: isAutomatic, budget: budget)
        let seeds = layoutSeeds
        for step in steps {
            switch step {
            case .layout(let seed), .cancelledLayout(let seed):
                switch random.pick([0, 1, 2]) {
                case 0: variation.steps.append(.layout(seed: seed))
                case 1: variation.steps.append(.cancelledLayout(seed: seed))
                default: break
                }
            case .edit, .failingEdit, .mount:
                variation.steps.append(step)
                if random.chance(20) { variation.steps.append(.layout(seed: random.pick(seeds))) }
            }
        }
        // Only a layout after the last edits shows what they have done.
        variation.steps.append(.layout(seed: random.pick(seeds)))
        return variation
    }

    /// The seeds of the ranges of all layouts or, if there are none, the seed of some range.
    private var layoutSeeds: [UInt64] {
        let seeds = steps.compactMap { step in
            switch step {
            case .layout(let seed), .cancelledLayout(let seed): seed
            case .edit, .failingEdit, .mount: nil
            }
        }
        return seeds.isEmpty ? [0] : seeds
    }
}
