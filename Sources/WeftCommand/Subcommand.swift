/// What the command can do.
enum Subcommand: String, CaseIterable {
    case layout, render, inspect, explain

    /// The version of the command, which CHANGELOG.md calls unreleased.
    static let version = "0.1.0-dev"

    /// The words that may follow the name of the command, except for options.
    static let names = allCases.map(\.rawValue) + ["help"]

    /// The options without a value, except for the help.
    var flags: Set<String> {
        switch self {
        case .layout: ["--lines", "--quiet"]
        case .render: ["--picture", "--quiet"]
        case .inspect: ["--quiet"]
        case .explain: []
        }
    }

    /// The options with a value.
    var valued: Set<String> {
        switch self {
        case .layout: DocumentChanges.options
        case .render, .inspect: DocumentChanges.options.union(["--output"])
        case .explain: DocumentChanges.options.union(["--name"])
        }
    }

    /// The help for the whole command.
    static let overview = """
        weft lays out documents that describe screens as JSON.

        Usage: weft <subcommand> [options]

          weft layout [FILE] [--lines]        print the frames of named elements, and what is odd
          weft render [FILE] -o out.svg       draw the layout
          weft inspect [FILE] -o page.html    draw it as a page that explains each node
          weft explain [FILE]                 print the hierarchy, and what is odd about it
          weft help [SUBCOMMAND]              print this, or what a subcommand can do
          weft --version                      print the version

        weft <subcommand> --help says more. The format is described in docs/Documents.md.
        """

    /// The help for a subcommand.
    var help: String {
        switch self {
        case .layout:
            """
            Usage: weft layout [FILE] [--lines] [--width W] [--height H] [--scale S] [--quiet]

            Lays out a document and prints its result as a line of JSON:
            {"id": …, "size": [width, height], "frames": {name: [x, y, width, height], …}}, in points and
            in the root's coordinates; or {"id": …, "error": "…"}. What was odd goes to standard error, a
            line each: the id, the path of the node, and the diagnostic.

              FILE             the document; standard input without it or for -
              --lines          FILE has a document a line; blank lines are skipped, and what follows
                               a line that fails is laid out all the same
            \(DocumentChanges.help)
              --quiet          says nothing about what was odd

            Exit status: 0; 1 if a document failed; 64 for wrong arguments; 66 for an unreadable file;
            74 if standard output cannot be written.
            """
        case .render:
            """
            Usage: weft render [FILE] [--width W] [--height H] [--scale S] [--picture] [--quiet]
                               -o out.svg

            Draws the layout of a document as SVG: a labelled box a node. What was odd goes to standard
            error, as for layout.

              FILE             the document; standard input without it or for -
            \(DocumentChanges.help)
              --picture        draws colors and text instead of labelled boxes
              --quiet          says nothing about what was odd
              -o, --output F   the file to write; - for standard output

            Exit status: 0; 1 if the document failed; 64 for wrong arguments; 66 for an unreadable file;
            73 if the drawing cannot be written; 74 if standard output cannot be written.
            """
        case .inspect:
            """
            Usage: weft inspect [FILE] [--width W] [--height H] [--scale S] [--quiet] -o page.html

            Writes the layout of a document as an HTML page to look around in: the drawing, the
            hierarchy, and for each node its frame, what was odd, and the questions that have led to its
            size. The page needs no other file. What was odd goes to standard error, too.

              FILE             the document; standard input without it or for -
            \(DocumentChanges.help)
              --quiet          says nothing about what was odd
              -o, --output F   the file to write; - for standard output

            Exit status: 0; 1 if the document failed; 64 for wrong arguments; 66 for an unreadable file;
            73 if the page cannot be written; 74 if standard output cannot be written.
            """
        case .explain:
            """
            Usage: weft explain [FILE] [--width W] [--height H] [--scale S] [--name NAME]

            Prints the layout of a document as an outline: for each node its frame, the range that it
            was laid out in, and what was odd; then the layout drawn with characters.

              FILE             the document; standard input without it or for -
            \(DocumentChanges.help)
              --name NAME      explains the frame of that element alone: a line for each node and
                               spec around it, with its frame, what it was asked, and its style

            Exit status: 0; 1 if the document failed; 64 for wrong arguments; 66 for an unreadable file;
            74 if standard output cannot be written.
            """
        }
    }
}
