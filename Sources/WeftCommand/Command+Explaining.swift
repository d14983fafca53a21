import Weft
import WeftArguments
import WeftDocument
import WeftInspector

extension Command {
    /// Prints the hierarchy of a document, or how one element came to its frame.
    mutating func explain(_ arguments: CommandArguments) throws -> CommandStatus {
        let document = try document(arguments)
        let commit = try document.layout()
        if let name = arguments.values["--name"] {
            try print(try explanation(of: name, in: document, commit).outline())
            return .success
        }
        try print(commit.outline(showsRanges: true, showsDiagnostics: true))
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
        let node = try node(name, in: document, commit)
        guard let explanation = try commit.explanation(of: node) else {
            throw CommandFailure(
                message: "\(shown(name)) has no place in the layout",
                status: .failure
            )
        }
        return explanation
    }

    /// The node with a name or, if there is none, the only one that the outline shows under it.
    private func node(
        _ name: String,
        in document: LayoutDocument,
        _ commit: LayoutCommit
    ) throws -> AnyDisplayNode {
        if let node = document[name] { return node }
        let candidates = commit.nodes.filter { $0.name == name }
        if candidates.count == 1 { return candidates[0] }
        let hint =
            candidates.isEmpty
            ? name.hint(of: document.namedNodes.map { shown($0.name) })
            : "; \(candidates.count) are shown as that: give one of them a name"
        throw CommandFailure(
            message: "no leaf, text or node is named \(shown(name))\(hint)",
            status: .failure
        )
    }
}
