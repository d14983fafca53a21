import Foundation
import StressKit
import WeftArguments

/// Looks for mistakes in Weft: `swift run -c release Stress --help`.
@main
struct StressCommand {
    static func main() async {
        do throws(UsageError) {
            let options = try StressOptions(arguments: Array(CommandLine.arguments.dropFirst()))
            if options.wantsHelp {
                say(StressOptions.usage)
            } else if let script = options.replay {
                await replay(script)
            } else {
                await run(options)
            }
        } catch {
            fail("\(error.message)\nTry: Stress --help")
        }
    }

    private static func run(_ options: StressOptions) async {
        say(
            """
            seed \(options.seed): \(counted(options.trees, "tree")) of \
            \(counted(options.nodes, "node")), \(counted(options.writers, "writer")), \
            \(counted(options.readers, "reader")), \(options.seconds.secondsText) s
            """
        )
        let run = StressRun(options) {
            say($0)
        } onStandstill: { finding in
            // Whatever waits forever keeps the run from ending.
            say("\n" + finding.heading)
            exit(EXIT_FAILURE)
        }
        let outcome = await run.run()
        say(outcome.summary)
        guard let finding = outcome.finding else {
            say("no finding")
            return
        }
        let report = await finding.report()
        say("\n" + report.text)
        if !report.script.steps.isEmpty { keep(report.script, in: "stress-\(finding.seed).txt") }
        exit(EXIT_FAILURE)
    }

    private static func keep(_ script: StressScript, in path: String) {
        do throws(UnusableFile) {
            try write(script.description, to: path)
            say("The script is in \(path): run it again with --replay \(path)")
        } catch {
            note("Stress: \(error)\n")
        }
    }

    /// How often a script is played, as it is left to chance how far a cancelled layout gets.
    private static let replayCount = 20

    /// Plays the script in a file or, if there is no file of that name, the text itself as a
    /// script.
    private static func replay(_ source: String) async {
        let isFile = FileKind(of: source) != .missing
        do {
            let script = try StressScript(parsing: isFile ? readText(at: source) : source)
            if script.steps.isEmpty { fail("\(shown(source)) has no steps") }
            let player = ScriptPlayer()
            guard let (claim, steps) = await player.play(script, attempts: replayCount) else {
                let size = counted(script.steps.count, "step")
                say("no finding in \(size), played \(replayCount) times")
                return
            }
            say("After step \(steps), this claim does not hold: \(claim)")
            exit(EXIT_FAILURE)
        } catch let error as UnusableFile {
            note("Stress: \(error)\n")
            exit(EX_NOINPUT)
        } catch {
            let name = shown(source)
            fail(isFile ? "\(name): \(error)" : "\(name) is neither a file nor a script: \(error)")
        }
    }

    /// Ends the program because its arguments are invalid.
    private static func fail(_ message: String) -> Never {
        note("Stress: \(message)\n")
        exit(EX_USAGE)
    }
}
