import Weft
import WeftArguments
import WeftDocument

/// What options change about a document before it is laid out.
struct DocumentChanges {
    /// The options that set these changes, each of which has a value.
    static let options: Set<String> = ["--width", "--height", "--scale"]

    /// The help for these options, one line each.
    static let help = """
          --width W        lays out exactly W points wide, whatever the document's range
          --height H       lays out exactly H points high, whatever the document's range
          --scale S        the display scale to round to, from 0.001 to 1000; 0 for exact numbers
        """

    /// The width in points; nil to keep that of the document's range.
    private let width: Double?

    /// The height in points; nil to keep that of the document's range.
    private let height: Double?

    /// The display scale; 0 for no pixel grid, nil to keep that of the document.
    private let scale: Double?

    /// Reads the options.
    ///
    /// - Throws: `UsageError` for a value that makes no sense.
    init(_ arguments: CommandArguments) throws(UsageError) {
        width = try arguments.length("--width")
        height = try arguments.length("--height")
        scale = try arguments.displayScale("--scale")
    }

    /// Applies the changes to a document.
    func apply(to document: inout LayoutDocument) {
        if let width {
            document.range.min.width = width
            document.range.max.width = width
        }
        if let height {
            document.range.min.height = height
            document.range.max.height = height
        }
        if let scale { document.environment.displayScale = scale }
    }
}
