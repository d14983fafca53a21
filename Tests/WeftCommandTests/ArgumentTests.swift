import Testing

@testable import WeftCommand

@Suite("Arguments of the command weft")
struct ArgumentTests {
    @Test(
        "A meaningless argument is named as it was written, in quotes if it contains a blank",
        arguments: [
            (["explain", "--quiet"], "unknown option --quiet"),
            (["explain", "-o", "a"], "unknown option -o"),
            (["layout", "-o", "a"], "unknown option -o"),
            (["render", "--name", "a", "-o", "-"], "unknown option --name"),
            (["layout", "--x y"], "unknown option \"--x y\""),
            (["layout", "--hepl"], "unknown option --hepl; did you mean --help?"),
            (["layout", "-h=1"], "-h takes no value"),
            (["layout", "--lines="], "--lines takes no value"),
            (["layout", "--width=", "5"], "--width needs a value"),
            (["explain", "--name", "--width"], "--name needs a value"),
            (["layout", "--", "a", "--lines", "-"], "expected at most one file, not 3"),
            (
                ["layout", "--scale", "1 2"],
                "--scale needs a number from 0.001 to 1000, or 0, not \"1 2\""
            ),
        ]
    )
    func mistakes(arguments: [String], message: String) {
        let run = Run(arguments, input: #"{"root": {"type": "spacer"}}"#)
        #expect(run.errors == "weft: \(message)\nTry: weft \(arguments[0]) --help\n")
        #expect(run.output.isEmpty)
        #expect(run.status == .usage)
    }

    @Test("A scale is 0, or a number from 0.001 to 1,000")
    func scales() {
        let input = #"{"root": {"type": "spacer"}}"#
        for scale in ["0", "0.001", "1", "1000"] {
            #expect(Run(["layout", "--scale", scale], input: input).status == .success)
        }
        for scale in ["0.0009", "1000.5", "100000"] {
            let run = Run(["layout", "--scale", scale], input: input)
            #expect(run.errors.contains("from 0.001 to 1000, or 0, not \(scale)\n"))
            #expect(run.status == .usage)
        }
    }

    @Test(
        "A given width or height applies to smaller and to larger content alike",
        arguments: [4, 80]
    )
    func lengths(length: Int) {
        let input = #"{"root": {"type": "leaf", "size": [\#(length), \#(length)]}}"#
        let wide = Run(["layout", "--width", "50"], input: input)
        #expect(wide.output == #"{"id":null,"size":[50,\#(length)],"frames":{}}"# + "\n")
        let high = Run(["layout", "--height", "50"], input: input)
        #expect(high.output == #"{"id":null,"size":[\#(length),50],"frames":{}}"# + "\n")
    }

    @Test("A value may contain an equals sign")
    func equalsSigns() {
        let input = #"{"root": {"type": "leaf", "name": "a=b", "size": [4, 4]}}"#
        let run = Run(["explain", "--name=a=b"], input: input)
        #expect(run.output.contains("    a=b BoxContent  0 0 4×4  in "))
        #expect(run.status == .success)
    }
}
