import WeftArguments

/// What the command line asks for.
struct GalleryOptions: Equatable {
    /// How the program is called.
    static let usage = "Usage: Gallery [OUTPUT.html]"

    /// The file that the page is written to.
    var path = "gallery.html"

    /// Whether the usage is to be printed instead.
    var wantsHelp = false

    init() {}

    /// Reads the arguments of the program, its name not among them.
    init(_ arguments: [String]) throws(UsageError) {
        let arguments = try CommandArguments(arguments)
        wantsHelp = arguments.wantsHelp
        if let file = try arguments.operand() { path = file }
    }
}
