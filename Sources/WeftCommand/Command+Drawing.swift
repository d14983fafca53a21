import Weft
import WeftArguments
import WeftDocument
import WeftInspector
import WeftLayout

extension Command {
    /// Draws a document.
    mutating func render(_ arguments: CommandArguments) throws -> CommandStatus {
        let mode: SVGOptions.Mode = arguments.flags.contains("--picture") ? .picture : .boxes
        return try draw(arguments) { commit, title in
            commit.svg(SVGOptions(mode: mode, title: title))
        }
    }

    /// Draws a document as a page to look around in.
    mutating func inspect(_ arguments: CommandArguments) throws -> CommandStatus {
        try draw(arguments) { commit, title in try commit.html(title: title) }
    }

    /// Writes what is made of a layout and its title to where the arguments say.
    private mutating func draw(
        _ arguments: CommandArguments,
        _ drawing: (LayoutCommit, String?) throws -> String
    ) throws -> CommandStatus {
        guard let target = arguments.values["--output"] else {
            throw UsageError("-o is missing: the file to write")
        }
        let document = try document(arguments)
        let commit = try document.layout()
        let drawing = try drawing(commit, document.id.title)
        if target == "-" {
            try print(drawing)
        } else {
            if isSameFile(try arguments.file() ?? "/dev/stdin", target) {
                throw CommandFailure(
                    message: "\(shown(target)): is the document itself",
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

    /// Prints the hierarchy of a document, or how one element came to its frame.
    mutating func explain(_ arguments: CommandArguments) throws -> CommandStatus {
        let document = try document(arguments)
        let commit = try document.layout()
        if let name = arguments.values["--name"] {
            try print(try explanation(of: name, in: document, commit).outline())
            return .success
        }
        try print(commit.outline(OutlineOptions(showsRanges: true, showsDiagnostics: true)))
        try print("")
        try print(commit.ascii())
        return .success
    }

    /// How a named element came to its frame.
    private func explanation(
        of name: String,
        in document: LayoutDocument,
        _ commit: LayoutCommit
    ) throws -> LayoutExplanation {
        guard let node = document[name] else {
            let hint = name.hint(of: document.namedNodes.map { shown($0.name) })
            throw CommandFailure(
                message: "no element is named \(shown(name))\(hint)",
                status: .failure
            )
        }
        guard let explanation = try commit.explanation(of: node) else {
            throw CommandFailure(
                message: "\(shown(name)) has no place in the layout",
                status: .failure
            )
        }
        return explanation
    }

    /// The document of a file or of standard input, its range and scale as the options say.
    private func document(_ arguments: CommandArguments) throws -> LayoutDocument {
        let changes = try DocumentChanges(arguments)
        var document = try document(at: try arguments.file())
        changes.apply(to: &document)
        return document
    }

    private func document(at path: String?) throws -> LayoutDocument {
        let text = try path.map { try FileHandleSource(path: $0).rest() } ?? input.rest()
        do throws(DocumentError) {
            return try LayoutDocument(parsing: text)
        } catch {
            let place = path.map(shown) ?? "standard input"
            throw CommandFailure(message: "\(place): \(error)", status: .failure)
        }
    }
}

extension JSONValue {
    /// The id of a document as a title; nil if there is none, or an empty one.
    var title: String? {
        switch self {
        case .null, .string(""): nil
        case .string(let id): id
        default: "\(self)"
        }
    }

    /// The id of a document as messages tell it; nil if there is none.
    var mention: String? {
        if case .string(let id) = self { return shown(id) }
        return title.map { "id \($0.withControlsEscaped)" }
    }
}
