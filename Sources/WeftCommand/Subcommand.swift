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

          weft layout [FILE] [--lines]        print the frames of named elements, and diagnostics
          weft render [FILE] -o out.svg       draw the layout
          weft inspect [FILE] -o page.html    draw it as a page that explains each node
          weft explain [FILE]                 print the hierarchy, with its diagnostics
          weft help [SUBCOMMAND]              print this, or the help of a subcommand
          weft --version                      print the version

        For more, see weft <subcommand> --help. The format is described in docs/Documents.md.
        """

    /// The help for a subcommand.
    var help: String {
        switch self {
        case .layout:
            """
            Usage: weft layout [FILE] [--lines] [--width W] [--height H] [--scale S] [--quiet]

            Lays out a document and prints its result as a line of JSON:
            {"id": …, "size": [width, height], "frames": {name: [x, y, width, height], …}}, in points and
            in the root's coordinates; or {"id": …, "error": "…"}. Diagnostics go to standard error, one
            on each line: the id, the path of the node, and the message.

              FILE             the document; without it, or with -, standard input is read
              --lines          FILE has a document on each line; blank lines are skipped, and the
                               lines after one that fails are laid out all the same
            \(DocumentChanges.help)
              --quiet          prints no diagnostics

            Exit status: 0; 1 if a document failed; 64 for wrong arguments; 66 for an unreadable file;
            74 if standard output cannot be written.
            """
        case .render:
            """
            Usage: weft render [FILE] [--width W] [--height H] [--scale S] [--picture] [--quiet]
                               -o out.svg

            Draws the layout of a document as SVG, with a labelled box for each node. Diagnostics go to
            standard error, as for layout.

              FILE             the document; without it, or with -, standard input is read
            \(DocumentChanges.help)
              --picture        draws colors and text instead of labelled boxes
              --quiet          prints no diagnostics
              -o, --output F   the file to write; - for standard output

            Exit status: 0; 1 if the document failed; 64 for wrong arguments; 66 for an unreadable file;
            73 if the drawing cannot be written; 74 if standard output cannot be written.
            """
        case .inspect:
            """
            Usage: weft inspect [FILE] [--width W] [--height H] [--scale S] [--quiet] -o page.html

            Writes the layout of a document as an HTML page to explore: the drawing, the hierarchy, and
            for each node its frame, its diagnostics, and the measurements that led to its size. The page
            needs no other file. Diagnostics go to standard error, too.

              FILE             the document; without it, or with -, standard input is read
            \(DocumentChanges.help)
              --quiet          prints no diagnostics
              -o, --output F   the file to write; - for standard output

            Exit status: 0; 1 if the document failed; 64 for wrong arguments; 66 for an unreadable file;
            73 if the page cannot be written; 74 if standard output cannot be written.
            """
        case .explain:
            """
            Usage: weft explain [FILE] [--width W] [--height H] [--scale S] [--name NAME]

            Prints the layout of a document as an outline: for each node its frame, the range that it
            was laid out in, and its diagnostics; then the layout drawn in characters.

              FILE             the document; without it, or with -, standard input is read
            \(DocumentChanges.help)
              --name NAME      explains only the frame of one element, by its name or as the outline
                               shows it: a line for each node and spec around it, and for what it
                               has arranged itself, with its frame, its measurements, and its style

            Exit status: 0; 1 if the document failed; 64 for wrong arguments; 66 for an unreadable file;
            74 if standard output cannot be written.
            """
        }
    }
}
