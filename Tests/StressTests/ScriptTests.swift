import RandomLayouts
import StressKit
import TestSupport
import Testing
import Weft

@Suite("Scripts of the stress program")
struct ScriptTests {
    private static let script = StressScript(
        isAutomatic: true,
        budget: 3,
        steps: [
            .edit([StressChange(.insert, 32, 0, seed: 7), StressChange(.tick)]),
            .layout(seed: 5),
            .failingEdit([StressChange(.move, 33, 0, seed: .max)]),
            .cancelledLayout(seed: 0),
            .edit([]),
            .mount,
        ]
    )

    @Test("A script that is printed and parsed again is the same")
    func roundTrip() throws {
        let text = Self.script.description
        #expect(try StressScript(parsing: text) == Self.script)
    }

    @Test("Lines may be empty, hold a comment, or end with a semicolon")
    func forms() throws {
        let script = try StressScript(
            parsing: "edit tick 0 0 0;layout 1;\n\n# a word\n mount # two"
        )
        #expect(script.steps == [.edit([StressChange(.tick)]), .layout(seed: 1), .mount])
    }

    @Test(
        "An invalid step is reported with the number of its line",
        arguments: [
            "edit jump 1 2 3", "edit tick 1 2", "layout", "layout -1", "mount 1", "relayout never",
            "budget", "budget all",
            "edit move 9223372036854775807 0 0", "unmount",
        ]
    )
    func errors(line: String) {
        let error = #expect(throws: StressScriptError.self) {
            try StressScript(parsing: "mount\n" + line)
        }
        #expect(error?.line == 2)
    }

    @Test("An invalid step is quoted without the blanks around it")
    func errorText() {
        let error = #expect(throws: StressScriptError.self) {
            try StressScript(parsing: "layout 5; frob  # a word")
        }
        #expect(error?.description == "line 2 is not a step: frob")
    }

    @Test("Random scripts play well, even where they name missing nodes", arguments: Seeds.range(6))
    func partsPlay(seed: UInt64) async {
        var random = SplitMix64(seed: seed)
        var script = StressScript(isAutomatic: seed % 2 == 1)
        for number in 1..<60 {
            let changes = (0..<3).map { _ in
                StressChange(
                    random.pick(StressChange.Verb.allCases),
                    random.pick([0, 32 * number, 32 * random.pick(1...number) + random.pick(0...9)]
                    ),
                    random.pick([0, 32 * random.pick(1...number)]),
                    seed: random.next()
                )
            }
            script.steps += [.edit(changes), random.pick([.layout(seed: random.next()), .mount])]
        }
        let found = await ScriptPlayer().play(script)
        #expect(found == nil, "seed \(seed): \(found?.claim.description ?? "")")
    }

    #if DEBUG
    @Test("A bug that a script shows only with other layouts between its edits is found and shrunk")
    func otherLayouts() async throws {
        let player = ScriptPlayer(plantedBug: .missedStyles)
        // Two edits, of which the planted bug misses the second, and the layout that shows it.
        let telling = try StressScript(
            parsing: """
                edit insert 128 0 13290537465583160442
                layout 1
                edit style 128 0 7869157168445796311
                layout 4
                """
        )
        let claim = try #require(await player.play(telling)?.claim.claim)
        var silent = telling
        silent.steps.removeLast()
        #expect(await player.play(silent) == nil)
        // While other tests run, playing a script may take long.
        let search = ScriptSearch(player, within: .seconds(600))
        let found = try #require(await search.script(near: silent, breaking: claim))
        #expect(found.steps.flatMap(\.changes) == telling.steps.flatMap(\.changes))
        let shrinker = ScriptShrinker(player, attempts: 2, within: .seconds(600))
        let shrunk = try #require(await shrinker.shrink(found))
        #expect(shrunk.claim.claim == claim && shrunk.script.size <= 4)
        let sound = ScriptSearch(ScriptPlayer(), within: .milliseconds(200))
        #expect(await sound.script(near: silent, breaking: claim) == nil)
    }
    #endif
}
