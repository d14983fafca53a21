import Foundation
import StressKit
import Synchronization
import TestSupport
import Testing
import Weft

@Suite("Runs of the stress program")
struct StressRunTests {
    private func options(seed: UInt64) -> StressOptions {
        var options = StressOptions()
        options.seed = seed
        // The run ends after one round, however long that takes while other tests run.
        options.seconds = 600
        options.standstill = 600
        options.rounds = 1
        options.bursts = 20
        options.nodes = 30
        options.trees = 4
        options.writers = 4
        options.readers = 2
        return options
    }

    @Test("A run without planted bugs has no finding", arguments: Seeds.range(3))
    func noFinding(seed: UInt64) async {
        let outcome = await StressRun(options(seed: seed)).run()
        let text = await outcome.finding?.report().text
        #expect(text == nil, "seed \(seed)")
        #expect(outcome.summary.hasPrefix("1 round in "))
        #expect(outcome.summary.hasSuffix("; too few rounds to tell whether it grows"))
    }

    #if DEBUG
    @Test("A writer that waits forever is found while it waits, and reported with how to try again")
    func lostWakeUp() async throws {
        let lost = LostWakeUp()
        var options = options(seed: 7)
        options.standstill = 1
        options.lostWakeUp = lost
        let told = Mutex<[StressFinding]>([])
        let run = StressRun(
            options,
            onStandstill: { finding in
                told.withLock { $0.append(finding) }
                lost.mend()
            }
        )
        // The run ends only because the wake-up is mended.
        let finding = try #require(await run.run().finding)
        #expect(finding.claim.claim == "nobody waits forever")
        #expect(told.withLock { $0.map(\.claim) } == [finding.claim])
        #expect(
            finding.heading == """
                FINDING
                This claim does not hold: nobody waits forever
                  no writer has made progress for 1 s
                To try again: \(options.command)

                """
        )
    }

    @Test("A missed invalidation is found, and shrunk to a few changes")
    func missedStyles() async throws {
        let player = ScriptPlayer(plantedBug: .missedStyles)
        // A pass that takes several edits at once may show what playing them one by one does not.
        // So it may take several seeds until a finding can be shrunk.
        for seed in 1...20 as ClosedRange<UInt64> {
            var options = options(seed: seed)
            options.plantedBug = .missedStyles
            guard let finding = await StressRun(options).run().finding else { continue }
            #expect(finding.claim.claim.contains("cold layout"))
            guard let shrunk = await ScriptShrinker(player).shrink(finding.script),
                shrunk.script.size <= 6
            else { continue }
            let (text, script) = await finding.report(player: player)
            #expect(text.contains("style") && text.contains("--seed \(seed) "))
            // The printed script shows the bug again where it is planted, and nothing elsewhere.
            let printed = try StressScript(parsing: script.description)
            #expect(await player.play(printed) != nil)
            #expect(await ScriptPlayer().play(printed) == nil)
            return
        }
        Issue.record("nothing that was found could be shrunk to six changes")
    }

    @Test(
        "A commit that is published in two stores is found, and is reported to need concurrency",
        .enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1)
    )
    func twoStores() async throws {
        var options = options(seed: 1)
        options.plantedBug = .twoStores
        options.rounds = 5
        let finding = try #require(await StressRun(options).run().finding)
        let player = ScriptPlayer(plantedBug: .twoStores)
        #expect(await ScriptShrinker(player).shrink(finding.script) == nil)
        let (text, script) = await finding.report(player: player, within: .seconds(1))
        #expect(text.contains("it needs concurrency"))
        #expect(script == finding.script)
    }
    #endif
}
