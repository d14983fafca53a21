package import WeftArguments

extension StressOptions {
    /// How the program is called.
    package static let usage = """
        Usage: Stress [--seconds S] [--seed N] [--nodes N] [--writers W] [--readers R] [--trees T]
               Stress --replay FILE | --replay 'SCRIPT'

        Edits random trees from many tasks at once, lays them out, reads and mounts what they commit,
        and checks all the time what Weft claims about it. It ends with status 1 on the first finding:
        then it prints the seed and the shortest script of edits that still shows it.

          --seconds S   how long it runs (10)
          --seed N      what everything random is made from (a different one each time)
          --nodes N     the nodes of a tree, more or less (60)
          --writers W   the tasks that edit and lay out (8)
          --readers R   the tasks that read and mount (4)
          --trees T     the trees at a time (16)
          --replay X    plays a script, one step after the other
          --help        prints this
        """

    /// Reads the arguments of the program, its name not among them.
    package init(arguments: [String]) throws(UsageError) {
        let arguments = try CommandArguments(
            arguments,
            flags: ["--help"],
            valued: [
                "--seconds", "--seed", "--nodes", "--writers", "--readers", "--trees", "--replay",
            ],
            abbreviations: ["-h": "--help"]
        )
        if let operand = arguments.operands.first {
            throw UsageError("\(shown(operand)) belongs to no option")
        }
        wantsHelp = arguments.flags.contains("--help")
        replay = arguments.values["--replay"]
        seconds =
            try arguments.number("--seconds", "of seconds above 0") { 0 < $0 && $0 < 1e6 }
            ?? seconds
        seed =
            try arguments.number("--seed", "from 0 on") { _ in true }
            ?? UInt64.random(in: 0...999_999)
        func count(_ name: String, from least: Int = 1) throws(UsageError) -> Int? {
            let counts = least...100_000
            return try arguments.number(name, "from \(least) to \(counts.upperBound)") {
                counts.contains($0)
            }
        }
        nodes = try count("--nodes") ?? nodes
        writers = try count("--writers") ?? writers
        readers = try count("--readers", from: 0) ?? readers
        trees = try count("--trees") ?? trees
    }
}
