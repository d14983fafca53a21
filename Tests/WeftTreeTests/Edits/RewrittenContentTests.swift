import Testing
import Weft

@Suite("Contents written twice in one edit")
struct RewrittenContentTests {
    private typealias Title = UpdateSubnodesTests.Title

    /// Writes its text to a title, if it has one.
    private struct Writer: NodeContent, Equatable {
        var text: String?
        let title: DisplayNode<Title>

        func updateSubnodes(_ edit: inout TreeEdit) {
            if let text { edit[title].text = text }
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> DisplayNode<Title> { title }
    }

    /// The texts of a title and of its label after an edit that writes to the title, and to a node
    /// above it that writes to the title too.
    private func texts(afterWriting own: String, thenAbove text: String) async throws -> [String] {
        let title = DisplayNode(Title(text: "a"))
        let writer = DisplayNode(Writer(title: title))
        let tree = DisplayTree(root: writer)
        try tree.update { edit in
            edit[title].text = own
            edit[writer].text = text
        }
        let commit = try await tree.layout(in: .unbounded)
        return [commit[title].text, commit[commit[title].label].string]
    }

    @Test("The subnodes of a content that is changed and changed back fit its final value")
    func changedBack() async throws {
        #expect(try await texts(afterWriting: "b", thenAbove: "a") == ["a", "A"])
    }

    @Test("A content first written without a change can still change later in the edit")
    func changedLater() async throws {
        #expect(try await texts(afterWriting: "a", thenAbove: "c") == ["c", "C"])
    }
}
