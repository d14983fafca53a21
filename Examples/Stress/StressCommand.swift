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
            fail("\(error.message)\n\(StressOptions.usage)")
        }
    }

    private static func run(_ options: StressOptions) async {
        say(
            """
            seed \(options.seed): \(options.trees) trees of \(options.nodes) nodes, \
            \(options.writers) writers, \(options.readers) readers, \(options.seconds) s
            """
        )
        let outcome = await StressRun(options) { say($0) }.run()
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

    /// How often a script is played, as it is left to chance how far a cancelled layout comes.
    private static let replayCount = 20

    private static func replay(_ source: String) async {
        let file = try? readText(at: source)
        do throws(StressScriptError) {
            let script = try StressScript(parsing: file ?? source)
            let player = ScriptPlayer()
            guard let (claim, steps) = await player.play(script, attempts: replayCount) else {
                say("no finding in \(script.steps.count) steps, played \(replayCount) times")
                return
            }
            say("After step \(steps) it does not hold that \(claim)")
            exit(EXIT_FAILURE)
        } catch {
            fail(file == nil ? "\(source): neither a file nor a script" : "\(source): \(error)")
        }
    }

    /// Ends the program, whose arguments make no sense.
    private static func fail(_ message: String) -> Never {
        note("Stress: \(message)\n")
        exit(EX_USAGE)
    }
}
