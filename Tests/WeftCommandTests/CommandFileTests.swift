import Foundation
import Testing

@testable import WeftCommand

@Suite("Files of the command weft")
struct CommandFileTests {
    @Test("render writes a file, with the given width, height and scale")
    func render() throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "weft-\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        let input = #"{"id": "card", "root": {"type": "leaf", "name": "a"}}"#
        let arguments = [
            "render", "--width", "90.3", "--height=50", "--scale", "1", "-o", file.path,
        ]
        #expect(Run(arguments, input: input).status == .success)
        let svg = try String(contentsOf: file, encoding: .utf8)
        #expect(svg.contains("<title>a · Box · 0 0 91×50</title>"))
        #expect(svg.contains("<title>card</title>"))
        let picture = Run(["render", "--picture", "--scale", "0", "-o", "-"], input: input)
        #expect(picture.output.hasPrefix("<svg"))
        #expect(!picture.output.contains("<text class=\"weft-label"))
    }

    @Test("inspect writes a page, with the given width, height and scale")
    func inspect() {
        let input = #"{"id": "card", "root": {"type": "leaf", "name": "a"}}"#
        let arguments = ["inspect", "--width", "90.3", "--height=50", "--scale", "1", "-o", "-"]
        let run = Run(arguments, input: input)
        #expect(run.status == .success)
        #expect(run.output.hasPrefix("<!DOCTYPE html>"))
        #expect(run.output.contains("<title>card</title>"))
        #expect(run.output.contains("<h2><b>a</b> <i>Box</i></h2>"))
        #expect(run.output.contains("<dt>Frame</dt><dd>0 0 91×50</dd>"))
    }

    @Test(
        "A file that cannot be read or written leads to a message with the reason, and a status",
        arguments: [
            (
                ["layout", "/nonexistent/a.json"], "/nonexistent/a.json: no such file or directory",
                .noInput
            ),
            (["layout", "--lines", "/"], "/: is a directory", .noInput),
            (["layout", "--", "--help"], "--help: no such file or directory", .noInput),
            (
                ["render", "-o", "/nonexistent/a.svg"], "/nonexistent/a.svg: no such directory",
                .cannotCreate
            ),
            (["render", "-o", "/"], "/: is a directory", .cannotCreate),
            (
                ["render", "-o", "/dev/null/a.svg"], "/dev/null/a.svg: not in a directory",
                .cannotCreate
            ),
        ] as [([String], String, CommandStatus)]
    )
    func files(arguments: [String], message: String, status: CommandStatus) {
        let run = Run(arguments, input: #"{"root": {"type": "spacer"}}"#)
        #expect(run.errors == "weft: \(message)\n")
        #expect(run.output.isEmpty)
        #expect(run.status == status)
    }

    @Test("The name of a file whose document fails is escaped like any other file name")
    func badFile() throws {
        let name = "weft-\(UUID().uuidString)\n.json"
        let file = FileManager.default.temporaryDirectory.appending(path: name)
        try Data("{".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let run = Run(["explain", file.path])
        #expect(run.errors.hasPrefix("weft: \(file.path.debugDescription): line 1, column 2: "))
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(run.status == .failure)
    }

    @Test("layout names the file of a failing document only if it has no id; explain always does")
    func failingFile() throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "weft-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let cases = [
            (
                "", "null",
                "\(file.path): line 1, column 1: expected a value, found the end of the text"
            ),
            (
                #"{"root": {"type": "stack", "children": 1}}"#, "null",
                "\(file.path): root.children: expected an array of elements, found 1"
            ),
            (
                #"{"id": 5, "root": {"type": "stack", "children": 1}}"#, "5",
                "root.children: expected an array of elements, found 1"
            ),
        ]
        for (text, id, error) in cases {
            try Data(text.utf8).write(to: file)
            let run = Run(["layout", file.path])
            #expect(run.output == "{\"id\":\(id),\"error\":\"\(error)\"}\n")
            #expect(run.errors.isEmpty)
            #expect(run.status == .failure)
            let explanation = Run(["explain", file.path])
            #expect(explanation.errors.hasPrefix("weft: \(file.path): "))
        }
    }

    @Test("A drawing never overwrites its document, whatever name the document goes by")
    func sameFile() throws {
        try inFolder("weft-") { folder in
            let document = folder.appending(path: "document")
            let (hard, soft) = (folder.appending(path: "hard"), folder.appending(path: "soft"))
            try Data(#"{"root": {"type": "spacer"}}"#.utf8).write(to: document)
            try FileManager.default.linkItem(at: document, to: hard)
            try FileManager.default.createSymbolicLink(at: soft, withDestinationURL: hard)
            for target in [document, hard, soft] {
                for subcommand in ["render", "inspect"] {
                    let run = Run([subcommand, document.path, "-o", target.path])
                    #expect(
                        run.errors
                            == "weft: \(target.path): is the document itself: name another file\n"
                    )
                    #expect(run.status == .cannotCreate)
                }
            }
            let other = folder.appending(path: "other")
            #expect(Run(["render", soft.path, "-o", other.path]).status == .success)
            #expect(try Data(contentsOf: document).count < Data(contentsOf: other).count)
        }
    }
}
