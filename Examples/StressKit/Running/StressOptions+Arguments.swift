package import WeftArguments

extension StressOptions {
    /// The usage text of the program.
    package static let usage = """
        Usage: Stress [--seconds S] [--seed N] [--nodes N] [--writers W] [--readers R] [--trees T]
                      [--standstill S]
               Stress --replay FILE | --replay 'SCRIPT'

        Edits random trees from many tasks at once, lays them out, reads and mounts what they commit,
        and constantly checks what Weft claims about it. It ends with status 1 at the first finding:
        then it prints a command to try again, and the shortest script of edits that still shows the
        finding, which it also writes to stress-SEED.txt in the working directory.

          --seconds S      how long it runs (10)
          --seed N         the seed of all random choices (a different one each time)
          --nodes N        the approximate number of nodes in a tree (60)
          --writers W      the number of tasks that edit and lay out (8)
          --readers R      the number of tasks that read and mount (4)
          --trees T        the number of trees at a time (16)
          --standstill S   how many seconds no writer may make progress before it is a finding that
                           somebody waits forever (60)
          --replay X       plays a script, one step after the other: a file, or the text itself
          --help           prints this

        Exit status: 0 without a finding; 1 with one; 64 for wrong arguments; 66 if a file cannot be
        read; 74 if standard output cannot be written.
        """

    /// Creates options from the arguments of the program, which do not include its name.
    package init(arguments: [String]) throws(UsageError) {
        let arguments = try CommandArguments(
            arguments,
            valued: [
                "--seconds", "--seed", "--nodes", "--writers", "--readers", "--trees",
                "--standstill", "--replay",
            ]
        )
        if let operand = arguments.operands.first {
            throw UsageError("unexpected argument \(shown(operand))")
        }
        wantsHelp = arguments.wantsHelp
        replay = arguments.values["--replay"]
        seconds =
            try arguments.number("--seconds", in: 0.001...1_000_000, of: "seconds") ?? seconds
        standstill =
            try arguments.number("--standstill", in: 1...1_000_000, of: "seconds") ?? standstill
        seed =
            try arguments.number("--seed", in: 0...UInt64.max)
            ?? UInt64.random(in: 0...999_999)
        nodes = try arguments.number("--nodes", in: 1...100_000) ?? nodes
        writers = try arguments.number("--writers", in: 1...100_000) ?? writers
        readers = try arguments.number("--readers", in: 0...100_000) ?? readers
        trees = try arguments.number("--trees", in: 1...100_000) ?? trees
    }

    /// The command that has these options.
    package var command: String {
        """
        swift run -c release Stress --seconds \(seconds.secondsText) --seed \(seed) \
        --nodes \(nodes) --writers \(writers) --readers \(readers) --trees \(trees) \
        --standstill \(standstill.secondsText)
        """
    }
}

extension Double {
    /// The number of seconds as text, without a fraction if it is whole.
    package var secondsText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
