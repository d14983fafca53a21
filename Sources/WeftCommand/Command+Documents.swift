import WeftArguments
import WeftDocument

extension Command {
    /// Returns the document in a file or in standard input, with the range and scale that the
    /// options set.
    func document(_ arguments: CommandArguments) throws -> LayoutDocument {
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
