import StressKit
import Testing

@Suite("Arguments of the stress program")
struct StressOptionsTests {
    @Test("Every option is read")
    func options() throws {
        let arguments = "--seconds 2.5 --seed 9 --nodes 7 --writers 3 --readers 0 --trees 5"
        let options = try StressOptions(arguments: arguments.split(separator: " ").map(String.init))
        var expected = StressOptions()
        expected.seconds = 2.5
        expected.seed = 9
        expected.nodes = 7
        expected.writers = 3
        expected.readers = 0
        expected.trees = 5
        #expect(options == expected)
        #expect(try StressOptions(arguments: ["--replay", "mount"]).replay == "mount")
        #expect(try StressOptions(arguments: ["--help"]).wantsHelp)
    }

    @Test(
        "What makes no sense is an error",
        arguments: [
            ["--speed", "1"], ["--seconds"], ["--seconds", "-1"], ["--seconds", "soon"],
            ["--trees", "0"], ["--seed", "-1"], ["--writers", "1e9"], ["12"],
        ]
    )
    func errors(arguments: [String]) {
        #expect(throws: UsageError.self) { try StressOptions(arguments: arguments) }
    }
}
