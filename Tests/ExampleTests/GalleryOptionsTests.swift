import Testing
import WeftArguments

@testable import Gallery

@Suite("Arguments of the gallery")
struct GalleryOptionsTests {
    @Test("The only argument is the file to write")
    func path() throws {
        #expect(try GalleryOptions([]).path == "gallery.html")
        #expect(try GalleryOptions(["a/b.html"]).path == "a/b.html")
    }

    @Test("Help is requested by --help or -h", arguments: ["--help", "-h"])
    func help(option: String) throws {
        #expect(try GalleryOptions.parse([option]).wantsHelp)
    }

    @Test(
        "An invalid argument is an error, and not taken for the name of a file",
        arguments: [
            (["--bogus"], "unknown option --bogus"),
            (["a.html", "-o"], "unknown option -o"),
            ([""], "the name of the file is empty"),
            (["a.html", "b.html"], "expected at most one file, not 2"),
        ]
    )
    func errors(arguments: [String], message: String) {
        #expect(throws: UsageError(message)) { try GalleryOptions(arguments) }
    }
}
