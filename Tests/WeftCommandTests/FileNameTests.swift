import Foundation
import Testing
import WeftArguments

@testable import WeftCommand

@Suite("Names of files")
struct FileNameTests {
    /// The beginning of a folder's name, which contains a blank.
    private let name = "weft "

    @Test("A name with a blank is quoted in every message")
    func blanks() throws {
        try inFolder(name) { folder in
            let document = folder.appending(path: "a.json").path
            let quoted = "\"\(document)\""
            let missing = Run(["layout", document])
            #expect(missing.errors == "weft: \(quoted): no such file or directory\n")
            try Data("1".utf8).write(to: URL(fileURLWithPath: document))
            let escaped = quoted.replacing("\"", with: "\\\"")
            let failing = Run(["layout", document])
            #expect(failing.output.hasPrefix("{\"id\":null,\"error\":\"\(escaped): the document: "))
            try Data(#"{"root": {"type": "spacer"}}"#.utf8)
                .write(to: URL(fileURLWithPath: document))
            let same = Run(["render", document, "-o", document])
            #expect(same.errors == "weft: \(quoted): is the document itself: name another file\n")
        }
    }

    @Test("A file that cannot be opened is reported with the system's reason")
    func reasons() throws {
        try inFolder(name) { folder in
            let loop = folder.appending(path: "loop").path
            try FileManager.default.createSymbolicLink(
                atPath: loop,
                withDestinationPath: loop
            )
            let run = Run(["layout", loop])
            #expect(run.errors.hasPrefix("weft: \"\(loop)\": too many levels of symbolic links"))
            #expect(run.status == .noInput)
            let file = folder.appending(path: "a.json")
            try Data("{}".utf8).write(to: file)
            let inside = Run(["layout", "\(file.path)/x"])
            #expect(inside.errors == "weft: \"\(file.path)/x\": not a directory\n")
        }
    }

    @Test("A drawing overwrites another file, but no file is written if the name ends with a slash")
    func places() throws {
        try inFolder(name) { folder in
            let document = folder.appending(path: "a.json")
            try Data(#"{"root": {"type": "spacer"}}"#.utf8).write(to: document)
            let target = folder.appending(path: "a.svg")
            try Data("old".utf8).write(to: target)
            #expect(UnusableFile.foreseeablyUnwritable(target.path) == nil)
            #expect(Run(["render", document.path, "-o", target.path]).status == .success)
            #expect(try String(contentsOf: target, encoding: .utf8).hasPrefix("<svg "))
            let other = folder.appending(path: "b").path
            #expect(UnusableFile.foreseeablyUnwritable(other) == nil)
            let run = Run(["render", document.path, "-o", "\(other)/"])
            #expect(run.errors == "weft: \"\(other)/\": no such directory\n")
            #expect(run.status == .cannotCreate)
            #expect(FileKind(of: other) == .missing)
        }
    }

    @Test(
        "A folder without permissions is still recognised, and its files cannot be used",
        .disabled(if: geteuid() == 0, "Nothing is forbidden to the root user.")
    )
    func closedFolders() throws {
        try inFolder(name) { folder in
            let path = folder.path
            let document = "\(path)/a.json"
            try Data(#"{"root": {"type": "spacer"}}"#.utf8)
                .write(to: URL(fileURLWithPath: document))
            func setPermissions(_ number: Int) throws {
                try FileManager.default
                    .setAttributes([.posixPermissions: number], ofItemAtPath: path)
            }
            try setPermissions(0)
            defer { try? setPermissions(0o700) }
            #expect(FileKind(of: path) == .folder)
            #expect(Run(["layout", path]).errors == "weft: \"\(path)\": is a directory\n")
            #expect(
                Run(["layout", document]).errors == "weft: \"\(document)\": permission denied\n"
            )
            let drawing = Run(["render", "-o", document], input: #"{"root": {"type": "spacer"}}"#)
            #expect(drawing.errors == "weft: \"\(document)\": permission denied\n")
        }
    }

    @Test("Standard input is not written to", arguments: [[], ["-"]])
    func standardInput(operands: [String]) {
        let arguments = ["render"] + operands + ["-o", "/dev/stdin"]
        let run = Run(arguments, input: #"{"root": {"type": "spacer"}}"#)
        #expect(run.errors == "weft: /dev/stdin: is the document itself: name another file\n")
        #expect(run.status == .cannotCreate)
    }

    @Test("Two paths to one file are the same file, even before it exists")
    func sameFiles() throws {
        try inFolder(name) { folder in
            let path = folder.path
            #expect(isSameFile("\(path)/a", "\(path)/b/../a"))
            #expect(!isSameFile("\(path)/a", "\(path)/b"))
            for name in ["a", "b"] { try Data().write(to: folder.appending(path: name)) }
            #expect(!isSameFile("\(path)/a", "\(path)/b"))
            #expect(isSameFile("\(path)/a", "\(path)/./a"))
        }
    }

    @Test("A file that is not UTF-8 cannot be read as text")
    func noText() throws {
        try inFolder(name) { folder in
            let file = folder.appending(path: "a")
            try Data([0x61, 0xFF]).write(to: file)
            let error = #expect(throws: UnusableFile.self) { try readText(at: file.path) }
            #expect(error?.description == "\"\(file.path)\": cannot be read")
            try Data("ä".utf8).write(to: file)
            #expect(try readText(at: file.path) == "ä")
        }
    }
}
