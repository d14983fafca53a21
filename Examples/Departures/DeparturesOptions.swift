import WeftArguments

/// The options of the command line.
struct DeparturesOptions: Equatable {
    /// The usage text of the program.
    static let usage = """
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

    /// Whether the usage is to be printed instead.
    var wantsHelp = false

    /// Creates options from the arguments of the program, which do not include its name.
    init(_ arguments: [String]) throws(UsageError) {
        let arguments = try CommandArguments(
            arguments,
            valued: ["--minutes", "--columns", "--rows"]
        )
        if let operand = arguments.operands.first {
            throw UsageError("unexpected argument \(shown(operand))")
        }
        wantsHelp = arguments.wantsHelp
        minutes = try arguments.number("--minutes", in: 0...1_000)
        columns = try arguments.number("--columns", in: 1...500) ?? columns
        rows = try arguments.number("--rows", in: 1...500) ?? rows
    }
}
