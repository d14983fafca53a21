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
        if arguments.contains("--help") || arguments.contains("-h") {
            wantsHelp = true
            return
        }
        if let option = arguments.first(where: { $0.hasPrefix("-") }) {
            throw UsageError(description: "unknown option \(option)")
        }
        guard arguments.count <= 1 else {
            throw UsageError(description: "one file at most, not \(arguments.count)")
        }
        if let first = arguments.first { path = first }
    }
}

/// Arguments that make no sense.
struct UsageError: Error, CustomStringConvertible {
    let description: String
}
