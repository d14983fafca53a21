import WeftArguments

/// The options of the command line.
struct DeparturesOptions: ProgramOptions, Equatable {
    static let program = "Departures"

    static let valued: Set = ["--minutes", "--columns", "--rows"]

    static let help = """
        Usage: Departures [--minutes N] [--columns N] [--rows N]

        Shows the departures of an airport in the terminal, until it is interrupted. With --minutes,
        or if its output is a file or a pipe, it prints the board as text, minute by minute.

          --minutes N  how many minutes to print (3)
          --columns N  the width of the board, in characters (72)
          --rows N     its height, in lines (20)
        """

    /// How many minutes are printed; nil to show the airport in a terminal, if there is one.
    var minutes: Int?

    /// The size of what is printed, in characters and lines.
    var columns = 72
    var rows = 20

    init(_ arguments: CommandArguments) throws(UsageError) {
        try arguments.refuseOperands()
        minutes = try arguments.number("--minutes", in: 0...1_000)
        columns = try arguments.number("--columns", in: 1...500) ?? columns
        rows = try arguments.number("--rows", in: 1...500) ?? rows
    }
}
