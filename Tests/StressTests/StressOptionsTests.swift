import StressKit
import Testing
import WeftArguments

@Suite("Arguments of the stress program")
struct StressOptionsTests {
    @Test("Every option is read")
    func options() throws {
        let arguments = """
            --seconds 2.5 --seed 9 --nodes 7 --writers 3 --readers 0 --trees 5 --standstill 4
            """
        let request = try StressRequest(arguments.split(separator: " ").map(String.init))
        var expected = StressOptions()
        expected.seconds = 2.5
        expected.seed = 9
        expected.nodes = 7
        expected.writers = 3
        expected.readers = 0
        expected.trees = 5
        expected.standstill = 4
        #expect(request == .run(expected))
        #expect(expected.command.hasPrefix("swift run -c release Stress --seconds 2.5 --seed 9 "))
        let words = expected.command.split(separator: " ").dropFirst(5).map(String.init)
        #expect(try StressRequest(words) == request)
        #expect(try StressRequest(["--replay", "mount"]) == .replay("mount"))
    }

    @Test(
        "Arguments that make no sense are explained",
        arguments: [
            (["--speed", "1"], "unknown option --speed; did you mean --seed?"),
            (["--seconds"], "--seconds needs a value"),
            (
                ["--seconds", "-1"],
                "--seconds needs a number of seconds from 0.001 to 1000000, not -1"
            ),
            (
                ["--seconds", "2000000"],
                "--seconds needs a number of seconds from 0.001 to 1000000, not 2000000"
            ),
            (
                ["--standstill", "soon"],
                "--standstill needs a number of seconds from 1 to 1000000, not soon"
            ),
            (["--trees", "0"], "--trees needs a whole number from 1 to 100000, not 0"),
            (["--seed", "-1"], "--seed needs a whole number from 0 to \(UInt64.max), not -1"),
            (
                ["--seed", "\(UInt64.max)0"],
                "--seed needs a whole number from 0 to \(UInt64.max), not \(UInt64.max)0"
            ),
            (["--writers=1e9"], "--writers needs a whole number from 1 to 100000, not 1e9"),
            (
                ["--readers", "100001"],
                "--readers needs a whole number from 0 to 100000, not 100001"
            ),
            (["12"], "unexpected argument 12"),
        ]
    )
    func errors(arguments: [String], message: String) {
        #expect(throws: UsageError(message)) { try StressRequest(arguments) }
    }
}
