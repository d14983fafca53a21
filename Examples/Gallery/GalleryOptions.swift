import WeftArguments

/// The options of the command line.
struct GalleryOptions: ProgramOptions, Equatable {
    static let program = "Gallery"

    static let help = """
        Usage: Gallery [OUTPUT.html]

        Lays out some thirty screens and specs, turns the display and edits them, prints a line about
        each, and draws them all on a page beside their source.

          OUTPUT.html  the file to write (gallery.html)
        """

    /// The file to which the page is written.
    var path = "gallery.html"

    init(_ arguments: CommandArguments) throws(UsageError) {
        if let file = try arguments.operand() { path = file }
    }
}
