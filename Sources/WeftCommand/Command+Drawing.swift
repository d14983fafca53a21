import Weft
import WeftArguments
import WeftDocument
import WeftInspector

extension Command {
    /// Draws a document.
    mutating func render(_ arguments: CommandArguments) throws -> CommandStatus {
        let mode: SVGOptions.Mode = arguments.flags.contains("--picture") ? .picture : .boxes
        return try draw(arguments) { commit, title in
            commit.svg(SVGOptions(mode: mode, title: title))
        }
    }

    /// Draws a document as a page to explore.
    mutating func inspect(_ arguments: CommandArguments) throws -> CommandStatus {
        try draw(arguments) { commit, title in try commit.html(title: title) }
    }

    /// Writes what is made of a layout and its title to the output that the arguments name.
    private mutating func draw(
        _ arguments: CommandArguments,
        _ drawing: (LayoutCommit, String?) throws -> String
    ) throws -> CommandStatus {
        guard let target = arguments.values["--output"] else {
            throw UsageError("-o is missing: it names the file to write")
        }
        let document = try document(arguments)
        let commit = try document.layout()
        let drawing = try drawing(commit, document.id.title)
        if target == "-" {
            try print(drawing)
        } else {
            if isSameFile(try arguments.file() ?? "/dev/stdin", target) {
                throw CommandFailure(
                    message: "\(shown(target)): is the document itself: name another file",
                    status: .cannotCreate
                )
            }
            do throws(UnusableFile) {
                try write(drawing, to: target)
            } catch {
                throw CommandFailure(message: error.description, status: .cannotCreate)
            }
        }
        if !arguments.flags.contains("--quiet") {
            report(commit.diagnostics, of: document.id.mention)
        }
        return .success
    }
}
