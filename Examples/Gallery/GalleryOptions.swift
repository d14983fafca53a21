import WeftArguments

/// The options of the command line.
struct GalleryOptions: Equatable {
    /// The usage text of the program.
    static let usage = """
        Usage: Gallery [OUTPUT.html]

        Lays out some thirty screens and specs, turns the display and edits them, prints a line about
        each, and draws them all on a page beside their source.

          OUTPUT.html  the file to write (gallery.html)
        """

    /// The file to which the page is written.
    var path = "gallery.html"

    /// Whether the usage is to be printed instead.
    var wantsHelp = false

    init() {}

    /// Creates options from the arguments of the program, which do not include its name.
    init(_ arguments: [String]) throws(UsageError) {
        let arguments = try CommandArguments(arguments)
        wantsHelp = arguments.wantsHelp
        if let file = try arguments.operand() { path = file }
    }
}
