import Testing
import Weft

struct Message {
    let id: Int
    var text: String
}

struct Chat: NodeContent {
    private(set) var messages: [Message] = []
    private(set) var rows: [DisplayNode<TextContent>] = []

    mutating func show(_ new: [Message]) {
        var known = Dictionary(zip(messages.map(\.id), rows)) { first, _ in first }
        rows = new.map { message in
            known.removeValue(forKey: message.id)
                ?? DisplayNode(TextContent(""), name: "\(message.id)")
        }
        messages = new
    }

    func updateSubnodes(_ edit: inout TreeEdit) {
        for (row, message) in zip(rows, messages) where edit[row].string != message.text {
            edit[row].string = message.text
        }
    }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
        StackLayoutSpec(.vertical, spacing: 4, children: rows)
    }
}

func outermost(of transition: LayoutTransition) -> [AnyDisplayNode] {
    let removed = Set(transition.removed.map(\.node))
    return transition.removed.filter { gone in
        gone.place.supernode.map { !removed.contains($0) } ?? true
    }
    .map(\.node)
}

/// What a toolkit calls a view.
final class Pane {
    var frame = LayoutRect.zero
    var panes: [Pane] = []
    var text = ""
}

struct Mount {
    private var cursor = LayoutCursor()
    private var panes: [AnyDisplayNode: Pane] = [:]
    private(set) var root: Pane?

    mutating func show(_ commit: LayoutCommit) {
        let transition = cursor.advance(to: commit)
        for step in transition.steps {
            switch step {
            case .detach(let node, let supernode, _): take(node, from: supernode)
            case .attach(let node, let supernode, let index): put(node, into: supernode, at: index)
            case .setFrame(let node, let frame): panes[node]?.frame = frame
            case .update(let node): draw(node, as: commit)
            }
        }
        for gone in transition.removed { panes[gone.node] = nil }
        for new in transition.inserted { draw(new.node, as: commit) }
    }

    private mutating func take(_ node: AnyDisplayNode, from supernode: AnyDisplayNode?) {
        let pane = panes[node]
        if let supernode { panes[supernode]?.panes.removeAll { $0 === pane } } else { root = nil }
    }

    private mutating func put(
        _ node: AnyDisplayNode,
        into supernode: AnyDisplayNode?,
        at index: Int
    ) {
        let pane = panes[node] ?? Pane()
        panes[node] = pane
        if let supernode { panes[supernode]?.panes.insert(pane, at: index) } else { root = pane }
    }

    private func draw(_ node: AnyDisplayNode, as commit: LayoutCommit) {
        panes[node]?.text = (commit.content(of: node) as? TextContent)?.string ?? ""
    }
}

@Suite("Nodes made from data, and views, in How-to.md")
struct ChatExamples {
    @Test("Remaining messages keep their nodes, and the outermost removed nodes are found")
    func data() async throws {
        let chat = DisplayNode(Chat())
        let tree = DisplayTree(root: chat)
        func show(_ messages: [Message]) async throws -> LayoutCommit {
            try tree.update { edit in
                edit[chat].show(messages)
            }
            return try await tree.layout(in: SizeRange(width: 200))
        }
        let first = try await show([Message(id: 1, text: "a"), Message(id: 2, text: "b")])
        let second = try await show([Message(id: 2, text: "B"), Message(id: 3, text: "c")])
        _ = try await show([Message(id: 3, text: "c"), Message(id: 3, text: "d")])
        #expect(second[chat].rows[0] == first[chat].rows[1])
        #expect(second[second[chat].rows[0]].string == "B")
        let transition = LayoutTransition(from: first, to: second)
        #expect(outermost(of: transition) == [first[chat].rows[0].anyNode])
        #expect(outermost(of: LayoutTransition(from: second, to: nil)) == [chat.anyNode])
    }

    @Test("Views that follow the steps of each transition show the last commit")
    func mounting() async throws {
        let chat = DisplayNode(Chat())
        let tree = DisplayTree(root: chat)
        var mount = Mount()
        for texts in ["AB", "CABD", "", "B"] {
            let messages = texts.unicodeScalars.map { Message(id: Int($0.value), text: "\($0)") }
            try tree.update { $0[chat].show(messages) }
            let commit = try await tree.layout(in: SizeRange(width: 100))
            mount.show(commit)
            let rows = commit[chat].rows
            #expect(mount.root?.panes.map(\.text) == rows.map { commit[$0].string })
            #expect(mount.root?.panes.map(\.frame) == rows.map { commit.frameInSupernode(of: $0) })
        }
    }

    @Test("A host that takes out the removed views first shows the others in the right order")
    func fading() async throws {
        let chat = DisplayNode(Chat())
        let tree = DisplayTree(root: chat)
        var order: [AnyDisplayNode] = []
        var last: LayoutCommit?
        for texts in ["ABCDEF", "CBD", "DAC", "BCA", "", "FEDCBA", "AF"] {
            let messages = texts.unicodeScalars.map { Message(id: Int($0.value), text: "\($0)") }
            try tree.update { $0[chat].show(messages) }
            let commit = try await tree.layout(in: SizeRange(width: 100))
            let transition = LayoutTransition(from: last, to: commit)
            let removed = outermost(of: transition)
            order.removeAll(where: removed.contains)
            for step in transition.steps {
                switch step {
                case .detach(let node, _, _) where !removed.contains(node):
                    order.removeAll { $0 == node }
                case .attach(let node, _?, let index): order.insert(node, at: index)
                default: break
                }
            }
            #expect(order == commit[chat].rows.map(\.anyNode))
            last = commit
        }
    }
}
