import Testing

@testable import WeftCommand

@Suite("What the command weft prints")
struct PrintingTests {
    @Test("All output ends with exactly one newline")
    func newlines() {
        let input = #"{"root": {"type": "leaf", "size": [4, 4]}}"#
        #expect(Run(["render", "-o", "-"], input: input).output.hasSuffix(">\n</svg>\n"))
        #expect(Run(["inspect", "-o", "-"], input: input).output.hasSuffix(">\n</html>\n"))
        let explanation = Run(["explain"], input: input).output
        let lines = explanation.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.indices.filter { lines[$0].isEmpty } == [2, lines.count - 1])
    }

    @Test("A diagnostic of a document without an id has no title before it")
    func untitled() {
        let input = #"{"root": {"type": "leaf"}}"#
        for arguments in [["layout"], ["render", "-o", "-"], ["inspect", "-o", "-"]] {
            #expect(Run(arguments, input: input).errors.hasPrefix("weft: document ▸ "))
        }
    }

    @Test("explain shows diagnostics below their node")
    func odd() {
        let input = #"{"root": {"type": "leaf", "name": "a"}}"#
        let lines = Run(["explain"], input: input).output.split(separator: "\n")
        #expect(lines[1].hasPrefix("└ a Box  0 0 0×0"))
        #expect(lines[2].hasPrefix("    ! BoxContent has no size of its own"))
    }

    @Test("Names of several words are quoted in the message about a missing element")
    func missingElement() {
        let input = #"{"root": {"type": "leaf", "name": "the avatar", "size": [4, 4]}}"#
        let run = Run(["explain", "--name", "the avatr"], input: input)
        #expect(
            run.errors
                == "weft: no leaf, text or node is named \"the avatr\"; did you mean \"the avatar\"?\n"
        )
        #expect(run.status == .failure)
    }

    @Test("A cancelled layout ends the command with a message")
    func cancellation() async {
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return ["render", "inspect"].map { subcommand in
                Run([subcommand, "-o", "-"], input: #"{"root": {"type": "spacer"}}"#)
            }
        }
        task.cancel()
        for run in await task.value {
            #expect(run.errors == "weft: CancellationError()\n")
            #expect(run.output.isEmpty)
            #expect(run.status == .failure)
        }
    }
}
