import Testing

@testable import WeftCommand

@Suite("The command weft")
struct CommandTests {
    private static let subcommands = "expected one of layout, render, inspect, explain, help"

    @Test("layout --lines continues after a failing line, skips blank ones, and fails at the end")
    func lines() {
        let input = """
            {"id": 1, "root": {"type": "leaf", "name": "a", "size": [1, 2]}}

            nonsense
              \t\r
            {"id": 3, "root": {"type": "spacer"}}\r
            {"root": {"type": "stack", "children": 1}}
            {"id": 5, "root": {"type": "stack", "children": 1}}
            """
        let run = Run(["layout", "--lines"], input: input)
        #expect(
            run.output == """
                {"id":1,"size":[1,2],"frames":{"a":[0,0,1,2]}}
                {"id":null,"error":"line 3, column 1: expected a value, found \\"nonsense\\""}
                {"id":3,"size":[0,0],"frames":{}}
                {"id":null,"error":"line 6: root.children: expected an array of elements, found 1"}
                {"id":5,"error":"root.children: expected an array of elements, found 1"}

                """
        )
        #expect(run.errors.isEmpty)
        #expect(run.status == .failure)
        #expect(Run(["layout", "--lines", "-"], input: "").status == .success)
    }

    @Test("layout reads a document of several lines as one, and succeeds")
    func document() {
        let run = Run(["layout"], input: "{\n\"root\":\n{\"type\": \"spacer\"}\n}\n")
        #expect(run.output == "{\"id\":null,\"size\":[0,0],\"frames\":{}}\n")
        #expect(run.status == .success)
    }

    @Test("layout applies the given width, height and scale to each line")
    func layoutInARange() {
        let line = #"{"root": {"type": "leaf", "name": "a"}, "range": {"max": [5, 5]}}"# + "\n"
        let arguments = ["layout", "--width", "90.3", "--height=50", "--scale", "1", "--lines"]
        let result = #"{"id":null,"size":[91,50],"frames":{"a":[0,0,91,50]}}"# + "\n"
        #expect(Run(arguments, input: line + line).output == result + result)
        let exact = Run(["layout", "--width", "90.3", "--scale", "0"], input: line)
        #expect(exact.output.contains(#""size":[90.3,5]"#))
    }

    @Test("layout suggests --lines only if the first line is a document by itself and more follow")
    func severalDocuments() {
        let line = #"{"root": {"type": "spacer"}}"# + "\n"
        let hint = "weft: the first line is a document by itself: --lines reads one on each line\n"
        let run = Run(["layout"], input: line + line)
        #expect(run.output.contains("line 2, column 1: expected the end of the text"))
        #expect(run.errors == hint)
        #expect(run.status == .failure)
        #expect(Run(["layout", "--quiet"], input: line + line).errors.isEmpty)
        for input in ["{}\n", "{}\n \n", "{\n}}\n", "[]\n{}\n"] {
            let run = Run(["layout"], input: input)
            #expect(run.errors.isEmpty)
            #expect(run.status == .failure)
        }
    }

    @Test("layout --lines suggests leaving it out only if a document seems to span several lines")
    func severalLines() {
        let document = "{\"ä\": \n\"root\": {\"type\": \"spacer\"}}\n"
        let hint = "weft: if the document continues on the next lines, leave out --lines\n"
        for start in ["", "\u{FEFF}", " \n\n"] {
            #expect(Run(["layout", "--lines"], input: start + document).errors == hint)
        }
        #expect(Run(["layout", "--lines", "--quiet"], input: document).errors.isEmpty)
        for input in ["{}\n{\n}\n", "nonsense\n", "{}]\n"] {
            #expect(Run(["layout", "--lines"], input: input).errors.isEmpty)
        }
    }

    @Test(
        "render and inspect print diagnostics as layout does, unless --quiet is given",
        arguments: ["render", "inspect"]
    )
    func oddDrawing(subcommand: String) {
        let input = """
            {"id": "a", "root": {"type": "leaf", "size": [1, 1], "style": {"minWidth": 2, "maxWidth": 1}}}
            """
        let run = Run([subcommand, "-o", "-"], input: input)
        #expect(run.status == .success)
        #expect(run.errors.hasPrefix("weft: a: document: BoxContent(root) sets minWidth = 2pt"))
        #expect(run.errors == Run(["layout"], input: input).errors)
        #expect(Run([subcommand, "--quiet", "-o", "-"], input: input).errors.isEmpty)
    }

    @Test("explain prints an outline with ranges, and a drawing")
    func explain() {
        let input = #"{"root": {"type": "leaf", "name": "a", "size": [4, 4]}}"#
        let run = Run(["explain", "--width", "8"], input: input)
        #expect(run.output.hasPrefix("document DocumentRoot  0 0 8×4  in 8×0…∞\n└ a Box  0 0 8×4"))
        #expect(run.output.contains("\n\n┌docum"))
        #expect(run.status == .success)
    }

    @Test("explain --name shows how an element came to its frame, and suggests a name for a slip")
    func explainName() {
        let input = """
            {"root": {"type": "stack", "children": [
                {"type": "leaf", "name": "avatar", "size": [4, 4]},
                {"type": "stack", "style": {"flexShrink": 1}, "children": [
                    {"type": "leaf", "name": "tail", "size": [9, 2], "style": {"flexShrink": 1}}]}]}}
            """
        let run = Run(["explain", "--width", "8", "--name", "tail"], input: input)
        let lines = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.first == "document DocumentRoot  0 0 8×4  in 8×0…∞")
        let stack =
            "StackLayoutSpec(horizontal)  4 0 4×4  in 4×4, at first 9×2 in 0…∞×0…∞, then 4×2 in 4×0…∞"
        #expect(lines.dropLast().last?.hasPrefix(stack) == true)
        #expect(lines.last?.hasPrefix("tail BoxContent  4 0 4×4  in 4×4, at first ") == true)
        #expect(run.status == .success)
        let misspelled = Run(["explain", "--name", "avatr"], input: input)
        let message = "weft: no leaf, text or node is named avatr; did you mean avatar?\n"
        #expect(misspelled.errors == message)
        #expect(misspelled.status == .failure)
    }

    @Test("explain --name also shows what a node has arranged, and nothing below its subnodes")
    func explainInside() {
        let input = """
            {"root": {"type": "node", "name": "row", "children": [
                {"type": "inset", "insets": [1, 1, 1, 1], "children": [
                    {"type": "node", "name": "avatar", "children": [
                        {"type": "leaf", "name": "face", "size": [4, 4]}]}]}]}}
            """
        let run = Run(["explain", "--width", "8", "--name", "row"], input: input)
        let insets = "top: 1, left: 1, bottom: 1, right: 1"
        #expect(
            run.output == """
                document DocumentRoot  0 0 8×6  in 8×0…∞
                  RootLayoutSpec  0 0 8×6  in 8×0…∞
                    row DocumentNode  0 0 8×6  in 8×0…∞
                      InsetLayoutSpec(\(insets))  0 0 8×6  in 8×0…∞
                        avatar DocumentNode  1 1 6×4  in 6×0…∞

                """
        )
        #expect(run.status == .success)
    }

    @Test("An element without a name is explained by what the outline shows, if that is unique")
    func explainShown() {
        let input = """
            {"root": {"type": "stack", "children": [
                {"type": "text", "string": "a"},
                {"type": "leaf", "label": "twin", "size": [4, 4]},
                {"type": "leaf", "label": "twin", "size": [4, 4]},
                {"type": "leaf", "label": "only", "size": [4, 4]}]}}
            """
        for (shown, type) in [("root.children[0]", "TextContent"), ("only", "BoxContent")] {
            let run = Run(["explain", "--name", shown], input: input)
            let line = run.output.split(separator: "\n").last
            #expect(line?.contains("    \(shown) \(type)  ") == true)
        }
        let twin = Run(["explain", "--name", "twin"], input: input)
        let hint = "2 are shown as that: give one of them a name"
        #expect(twin.errors == "weft: no leaf, text or node is named twin; \(hint)\n")
        #expect(twin.status == .failure)
    }

    @Test("The value of --name may look like an option with one dash")
    func explainDash() {
        let input = #"{"root": {"type": "leaf", "name": "-h", "size": [4, 4]}}"#
        let run = Run(["explain", "--name", "-h"], input: input)
        let line = run.output.split(separator: "\n").last
        #expect(line?.hasPrefix("    -h BoxContent  0 0 4×4  in ") == true)
        #expect(run.status == .success)
    }

    @Test(
        "Help is printed for the command and for each of its subcommands",
        arguments: [
            ["--help"], ["-h"], ["help"], ["help", "help"], ["help", "layout"],
            ["help", "--help"], ["layout", "--help"],
            ["render", "-h"], ["inspect", "-h"], ["explain", "--help"], ["--help", "render"],
        ]
    )
    func help(arguments: [String]) {
        let run = Run(arguments)
        #expect(run.output.contains("Usage: weft"))
        #expect(run.errors.isEmpty)
        #expect(run.status == .success)
    }

    @Test(
        "Invalid arguments are explained on standard error, with status 64",
        arguments: [
            ([], "weft: a subcommand is missing\nTry: weft --help\n"),
            (["draw"], "weft: unknown subcommand draw, \(subcommands)\nTry: weft --help\n"),
            (
                ["layuot"],
                """
                weft: unknown subcommand layuot, \(subcommands); did you mean layout?
                Try: weft --help

                """
            ),
            (
                ["help", "Explain"],
                """
                weft: unknown subcommand Explain, \(subcommands); did you mean explain?
                Try: weft --help

                """
            ),
            (
                ["layout", "--line"],
                "weft: unknown option --line; did you mean --lines?\nTry: weft layout --help\n"
            ),
            (
                ["layout", "--widht=30"],
                "weft: unknown option --widht=30; did you mean --width?\nTry: weft layout --help\n"
            ),
            (["layout", "-x"], "weft: unknown option -x\nTry: weft layout --help\n"),
            (["layout", "--lines=1"], "weft: --lines takes no value\nTry: weft layout --help\n"),
            (
                ["layout", "a", "b"],
                "weft: expected at most one file, not 2\nTry: weft layout --help\n"
            ),
            (
                ["inspect", "--picture"],
                "weft: unknown option --picture\nTry: weft inspect --help\n"
            ),
            (["render", "-o"], "weft: -o needs a value\nTry: weft render --help\n"),
            (
                ["render"],
                "weft: -o is missing: it names the file to write\nTry: weft render --help\n"
            ),
            (
                ["render", "--width", "-1", "-o", "/dev/null"],
                """
                weft: --width needs a number of at least 0 and below 10000000, such as 320 or 90.5, not -1
                Try: weft render --help

                """
            ),
            (
                ["explain", "--scale", "1", "--scale", "2"],
                "weft: --scale is given twice\nTry: weft explain --help\n"
            ),
            (
                ["render", "-o", "/dev/null", "-o", "/dev/null"],
                "weft: -o is given twice\nTry: weft render --help\n"
            ),
            (
                ["render", "-o", "/dev/null", "--output=/dev/null"],
                "weft: --output is given twice\nTry: weft render --help\n"
            ),
            (
                ["layout", "--lines", "--lines"],
                "weft: --lines is given twice\nTry: weft layout --help\n"
            ),
            (
                ["help", "nonsense"],
                "weft: unknown subcommand nonsense, \(subcommands)\nTry: weft --help\n"
            ),
            (
                ["help", "layout", "render"],
                "weft: help takes one subcommand, not 2\nTry: weft --help\n"
            ),
            (["--version", "1"], "weft: --version takes no other arguments\nTry: weft --help\n"),
            (["--lines", "a"], "weft: expected a subcommand before --lines\nTry: weft --help\n"),
            (
                ["--versoin"],
                """
                weft: expected a subcommand before --versoin; did you mean --version?
                Try: weft --help

                """
            ),
            ([""], "weft: unknown subcommand \"\", \(subcommands)\nTry: weft --help\n"),
            (["a b"], "weft: unknown subcommand \"a b\", \(subcommands)\nTry: weft --help\n"),
            (
                ["a\u{9B}\u{202E}b"],
                #"weft: unknown subcommand "a\u{9B}\u{202E}b""#
                    + ", \(subcommands)\nTry: weft --help\n"
            ),
            (
                ["explain", "--width", ""],
                "weft: --width needs a value\nTry: weft explain --help\n"
            ),
            (
                ["explain", ""],
                "weft: the name of the file is empty\nTry: weft explain --help\n"
            ),
            (
                ["explain", "--scale", "1e9"],
                """
                weft: --scale needs a number from 0.001 to 1000, or 0, not 1e9
                Try: weft explain --help

                """
            ),
        ] as [([String], String)]
    )
    func usage(arguments: [String], errors: String) {
        let run = Run(arguments, input: #"{"root": {"type": "spacer"}}"#)
        #expect(run.errors == errors)
        #expect(run.output.isEmpty)
        #expect(run.status == .usage)
        #expect(run.status.rawValue == 64)
    }

    @Test(
        "Lengths are plain decimal numbers below 10,000,000",
        arguments: ["1e8", "10000000", "inf", "nan", "0x10", "1e2", "+5", "-0", ".", "1.2.3", "٣"]
    )
    func lengths(text: String) {
        let input = #"{"root": {"type": "spacer"}}"#
        for option in ["--width", "--height"] {
            let run = Run(["explain", option, text], input: input)
            #expect(run.status == .usage)
            let expected =
                "\(option) needs a number of at least 0 and below 10000000, such as 320 or 90.5, not "
            #expect(run.errors.hasPrefix("weft: \(expected)\(text)\n"))
        }
        #expect(Run(["explain", "--scale", "0x1"], input: input).status == .usage)
        #expect(Run(["explain", "--width", "9999999.5"], input: input).status == .success)
    }

    @Test("--version prints the version")
    func version() {
        let run = Run(["--version"])
        #expect(run.output == "weft \(Subcommand.version)\n")
        #expect(run.status == .success)
    }

    @Test("layout prints each diagnostic on a line of standard error, unless --quiet is given")
    func diagnostics() {
        let input = """
            {"id": "card", "root": {"type": "leaf", "name": "a\\nb"}}
            {"root": {"type": "ratio", "ratio": 0, "children": [{"type": "spacer"}]}}
            """
        let run = Run(["layout", "--lines"], input: input)
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("weft: card: document ▸ ") == true)
        #expect(lines.first?.contains("BoxContent has no size of its own") == true)
        #expect(
            lines.last == """
                weft: line 2: document: RatioLayoutSpec cannot use ratio = 0: the value was ignored.
                """
        )
        #expect(run.status == .success)
        let quiet = Run(["layout", "--lines", "--quiet"], input: input)
        #expect(quiet.errors.isEmpty)
        #expect(quiet.output == run.output)
    }

    @Test("The reason why a document cannot be drawn is printed on standard error")
    func badDocument() {
        let run = Run(["render", "-o", "-"], input: "{}")
        #expect(run.errors.hasPrefix("weft: standard input: root: expected an element"))
        #expect(run.output.isEmpty)
        #expect(run.status == .failure)
    }

    @Test("Control characters in a name do not break a diagnostic into several lines")
    func oddName() {
        let input = """
            {"root": {"type": "stack", "children": [
              {"type": "leaf", "name": "l\\nl\\u001b\\u0007", "size": [1, 1],
               "style": {"layoutPosition": [1, 1]}}]}}
            """
        let run = Run(["explain", "--width", "8"], input: input)
        let odd = run.output.split(separator: "\n").filter { $0.contains("layoutPosition") }
        #expect(odd.count == 1)
        #expect(odd.first?.contains(#"BoxContent("l\nl\u{1B}\u{07}") sets"#) == true, "\(odd)")
        #expect(!run.output.contains { $0 == "\u{1B}" || $0 == "\u{7}" })
    }

    @Test("The command fails if its output cannot be written")
    func brokenOutput() {
        let errors = MemorySink()
        var command = Command(
            input: MemorySource(#"{"root": {"type": "spacer"}}"#),
            output: BrokenSink(),
            errors: errors
        )
        #expect(command.run(["layout"]) == .outputError)
        #expect(errors.text == "weft: standard output: cannot be written\n")
    }
}
