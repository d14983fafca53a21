import Testing
import Weft
import WeftTesting

struct ViewElement: Sendable {
    enum Kind: Sendable {
        case text(String)
        case group(StackDirection, [ViewElement])
    }

    var key: String
    var kind: Kind
    var style = LayoutElementStyle()
}

struct ViewGroup: NodeContent, Equatable {
    var direction = StackDirection.vertical
    var children: [AnyDisplayNode] = []

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(direction, children: children)
    }
}

struct Renderer {
    let root = DisplayNode(ViewGroup())
    let tree: DisplayTree
    private var nodes: [String: AnyDisplayNode] = [:]

    init() { tree = DisplayTree(root: root) }

    mutating func show(_ elements: [ViewElement]) throws {
        let known = nodes
        nodes = try tree.update { edit in
            var used: [String: AnyDisplayNode] = [:]
            edit[root].children = elements.map { Self.node(for: $0, known, &used, &edit) }
            return used
        }
    }

    private static func node(
        for element: ViewElement,
        _ known: [String: AnyDisplayNode],
        _ used: inout [String: AnyDisplayNode],
        _ edit: inout TreeEdit
    ) -> AnyDisplayNode {
        let former = used[element.key] == nil ? known[element.key] : nil
        let node: AnyDisplayNode
        switch element.kind {
        case .text(let string):
            let text =
                former.flatMap { DisplayNode<TextContent>(narrowing: $0) }
                ?? DisplayNode(TextContent(""), name: element.key)
            node = text.anyNode
            used[element.key] = node
            if edit[text].string != string { edit[text].string = string }
        case .group(let direction, let children):
            let group =
                former.flatMap { DisplayNode<ViewGroup>(narrowing: $0) }
                ?? DisplayNode(ViewGroup(), name: element.key)
            node = group.anyNode
            used[element.key] = node
            edit[group] = ViewGroup(
                direction: direction,
                children: children.map { self.node(for: $0, known, &used, &edit) }
            )
        }
        if edit[style: node] != element.style { edit[style: node] = element.style }
        return node
    }
}

@Suite("Examples of a renderer")
struct RendererExamples {
    private func text(_ key: String, width: Double? = nil) -> ViewElement {
        ViewElement(
            key: key,
            kind: .text(key),
            style: LayoutElementStyle { if let width { $0.width = width } }
        )
    }

    private func group(_ key: String, _ children: [ViewElement]) -> ViewElement {
        ViewElement(key: key, kind: .group(.horizontal, children))
    }

    @Test("Nodes are kept by their keys, wherever they move and whatever changes")
    func keys() async throws {
        var renderer = Renderer()
        var mirror = LayoutMirror()
        func show(_ elements: [ViewElement]) async throws -> LayoutTransition {
            try renderer.show(elements)
            let commit = try await renderer.tree.layout(in: SizeRange(width: 200))
            let transition = mirror.mount(commit)
            #expect(mirror.differences(from: commit) == [])
            var fresh = Renderer()
            try fresh.show(elements)
            let cold = try fresh.root.layout(in: SizeRange(width: 200))
            #expect(commit.nodes.map(\.name) == cold.nodes.map(\.name))
            #expect(
                commit.nodes.map { commit.frame(of: $0) } == cold.nodes.map { cold.frame(of: $0) }
            )
            return transition
        }
        func names(_ nodes: [LayoutTransition.PlacedNode]) -> [String?] { nodes.map(\.node.name) }
        _ = try await show([text("a"), group("row", [text("b"), text("c")])])
        // A text moves to another parent, and gets a width.
        let moved = try await show([text("b", width: 90), text("a"), group("row", [text("c")])])
        #expect(moved.inserted.isEmpty && moved.removed.isEmpty)
        #expect(moved.moved.map(\.node.name).contains("b"))
        // An element of another kind gets another node, in which its former siblings are.
        let replaced = try await show([group("a", [text("b"), text("c")])])
        #expect(Set(names(replaced.inserted)) == ["a"])
        #expect(Set(names(replaced.removed)) == ["a", "row"])
        // The same again changes nothing.
        let revision = renderer.tree.revision
        try renderer.show([group("a", [text("b"), text("c")])])
        #expect(renderer.tree.revision == revision)
        // The second of two elements with one key gets a node of its own each time.
        for _ in 0..<2 {
            let twice = try await show([text("b"), group("b", [text("b")])])
            #expect(names(twice.inserted) == ["b", "b"])
        }
        #expect(try await show([text("c"), text("b")]).inserted.map(\.node.name) == ["c"])
    }
}
