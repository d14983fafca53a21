import Foundation
import StressKit
import WeftArguments

/// Looks for mistakes in Weft: `swift run -c release Stress --help`.
@main
struct StressCommand {
    static func main() async {
        do throws(UsageError) {
            switch try StressRequest.ofProcess() {
            case .run(let options): await run(options)
            case .replay(let script): try await replay(script)
            }
        } catch {
            StressRequest.fail(error)
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

    /// Plays a script.
    private static func replay(_ source: String) async throws(UsageError) {
        let script = try script(source)
        guard let (claim, steps) = await ScriptPlayer().play(script, attempts: replayCount) else {
            let size = counted(script.steps.count, "step")
            say("no finding in \(size), played \(replayCount) times")
            return
        }
        say("After step \(steps), this claim does not hold: \(claim)")
        exit(EXIT_FAILURE)
    }

    /// Reads the script in a file or, if there is no file of that name, takes the text itself for a
    /// script.
    private static func script(_ source: String) throws(UsageError) -> StressScript {
        let isFile = FileKind(of: source) != .missing
        let script: StressScript
        do {
            script = try StressScript(parsing: isFile ? readText(at: source) : source)
        } catch let error as UnusableFile {
            note("Stress: \(error)\n")
            exit(EX_NOINPUT)
        } catch {
            let name = shown(source)
            throw UsageError(
                isFile ? "\(name): \(error)" : "\(name) is neither a file nor a script: \(error)"
            )
        }
        guard !script.steps.isEmpty else { throw UsageError("\(shown(source)) has no steps") }
        return script
    }
}
