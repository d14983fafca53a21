package import WeftArguments

/// What the command line of the stress program asks for.
package enum StressRequest: ProgramOptions, Equatable {
    /// To look for mistakes in random trees.
    case run(StressOptions)

    /// To play a script, or the file of that name.
    case replay(String)

    package static let program = "Stress"

    package static let valued: Set = [
        "--seconds", "--seed", "--nodes", "--writers", "--readers", "--trees", "--standstill",
        "--replay",
    ]

    package static let help = """
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

    package init(_ arguments: CommandArguments) throws(UsageError) {
        try arguments.refuseOperands()
        let options = try StressOptions(arguments)
        self = arguments.values["--replay"].map(Self.replay) ?? .run(options)
    }
}
