import Testing
import Weft

@Suite("Names of unnamed nodes in diagnostics")
struct DiagnosedNameTests {
    private struct Page: NodeContent {
        let title = box()
        let named = box(name: "bar")
        let rows = [box(), box()]

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            StackLayoutSpec(.vertical) {
                title.flexGrow(1).inset(1)
                named.flexGrow(1).inset(1)
                rows[1].flexGrow(1).inset(1)
                DisplayNode<BoxContent>(narrowing: rows[0].anyNode)?.flexGrow(1).inset(1)
            }
        }
    }

    private static let names = ["title", "bar", "rows[1]", "rows[0]"]

    private func elements(in diagnostics: [LayoutDiagnostic]) -> [String] {
        diagnostics.compactMap { diagnostic in
            if case .unusedStyle = diagnostic.kind { diagnostic.element } else { nil }
        }
    }

    @Test("Nodes are named after the properties that hold them, in commits of trees and of nodes")
    func properties() async throws {
        let page = DisplayNode(Page())
        let expected = Self.names.map { "BoxContent(\($0))" }
        for commit in [
            try await DisplayTree(root: page).layout(in: .unbounded),
            try DisplayNode(Page()).layout(in: .unbounded),
        ] {
            #expect(elements(in: commit.diagnostics) == expected)
            #expect(elements(in: commit.diagnostics(of: commit.root)) == expected)
        }
    }

    private struct Doubles: NodeContent {
        let boxes: [DisplayNode<BoxContent>]

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            WrapperLayoutSpec(children: [boxes[0], boxes[1].flexGrow(1)])
        }
    }

    @Test("A name that looks like another node's number is left as it is")
    func numbersAsNames() throws {
        let numbered = box()
        let named = box(name: "\(numbered.id)")
        let content = Doubles(boxes: [numbered, named])
        let commit = try DisplayNode(content).layout(in: .unbounded)
        #expect(elements(in: commit.diagnostics) == [named.debugDescription])
    }

    private struct Nest: NodeContent {
        var children: [AnyDisplayNode] = []

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            WrapperLayoutSpec(children: children.map { $0.flexGrow(1) })
        }
    }

    @Test("A name that looks like its parent's number is left as it is, too")
    func parentsNumberAsName() async throws {
        let parent = DisplayNode(Nest())
        let child = DisplayNode(Nest(), name: "\(parent.id)")
        let tree = DisplayTree(root: parent)
        try tree.update { $0[parent].children = [child.anyNode] }
        let commit = try await tree.layout(in: .unbounded)
        #expect(child.debugDescription == parent.debugDescription)
        #expect(elements(in: commit.diagnostics) == [child.debugDescription])
    }

    @Test("A root without a name is named after its type")
    func root() throws {
        let root = DisplayNode(BoxContent(size: .zero)) { $0.width = -1 }
        let diagnostics = try root.layout(in: .unbounded).diagnostics
        #expect(
            diagnostics == [
                LayoutDiagnostic(
                    .invalidStyle(SpacerLayoutSpec().width(-1).style),
                    of: "BoxContent",
                    path: "BoxContent"
                )
            ]
        )
    }
}
