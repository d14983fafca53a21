import Testing
import Weft

@Suite("Overlapping accesses in an edit")
struct OverlappingEditTests {
    /// An input of a node that an edit touches.
    enum Input: CaseIterable, Codable {
        case content, style, environment
    }

    /// What is done to the input in the middle of a write.
    enum Access: CaseIterable, Codable {
        case writing, reading
    }

    @Test(
        "Touching a node in the middle of a write to it ends the program with the node's name",
        arguments: Input.allCases,
        Access.allCases
    )
    func overlap(input: Input, access: Access) async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) { [input, access] in
            try intrude(on: input) { edit, node in
                switch (input, access) {
                case (.content, .writing): edit[node].items = []
                case (.content, .reading): _ = edit[node]
                case (.style, .writing): edit[style: node].flexGrow = 1
                case (.style, .reading): _ = edit[style: node]
                case (.environment, .writing): edit[environment: node].displayScale = 2
                case (.environment, .reading): _ = edit[environment: node]
                }
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Grower(basket) was read or written during another write to it"))
    }

    @Test("What was written before a call throws counts if the edit goes on")
    func writesBeforeThrow() async throws {
        func change<Value>(_ value: inout Value, _ change: (inout Value) -> Void) throws {
            change(&value)
            throw Mistake()
        }
        let node = DisplayNode(Grower())
        let tree = DisplayTree(root: node)
        try tree.update { edit in
            try? change(&edit[node]) { $0.items = [7] }
            try? change(&edit[style: node]) { $0.width = 7 }
            try? change(&edit[environment: node]) { $0.displayScale = 7 }
            try? change(&edit.environment) { $0.readingDirection = .rightToLeft }
        }
        let commit = try await tree.layout(in: .unbounded)
        #expect(commit[node].items == [7])
        #expect(commit.size.width == 7)
        #expect(commit.environment(of: node)?.displayScale == 7)
        #expect(commit.environment(of: node)?.readingDirection == .rightToLeft)
    }

    @Test("Writes in sequence are fine, even if a node made between them also writes")
    func sequence() throws {
        let node = DisplayNode(Grower())
        let tree = DisplayTree(root: node)
        try tree.update { edit in
            edit[node].items.append(4)
            _ = DisplayNode(Intruder { $0[node].items = [] })
            edit[node].items.append(5)
            #expect(edit[node].items == [5])
        }
    }
}

/// A content with a list.
private struct Grower: NodeContent {
    var items = [1, 2, 3]

    func layoutSpec(thatFits constrainedSize: SizeRange) -> SpacerLayoutSpec { SpacerLayoutSpec() }
}

/// A content that touches another node when its own node is made.
private struct Intruder: NodeContent {
    let touch: @Sendable (inout TreeEdit) -> Void

    func updateSubnodes(_ edit: inout TreeEdit) { touch(&edit) }

    func layoutSpec(thatFits constrainedSize: SizeRange) -> SpacerLayoutSpec { SpacerLayoutSpec() }
}

/// Writes to an input of a node and, in the middle of that write, makes an intruder that touches
/// the node.
private func intrude(
    on input: OverlappingEditTests.Input,
    _ touch: @escaping @Sendable (inout TreeEdit, DisplayNode<Grower>) -> Void
) throws {
    let node = DisplayNode(Grower(), name: "basket")
    func intrude<Value>(_ value: inout Value) { _ = DisplayNode(Intruder { touch(&$0, node) }) }
    try DisplayTree(root: node).update { edit in
        switch input {
        case .content: intrude(&edit[node])
        case .style: intrude(&edit[style: node])
        case .environment: intrude(&edit[environment: node])
        }
    }
}
