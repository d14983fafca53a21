import TestSupport
import Testing
import Weft

@Suite("The main actor's time")
struct MainActorTimeTests {
    #if SANITIZE_THREAD || SANITIZE_ADDRESS
    // Code takes up to ten times as long with a sanitizer.
    private let longestTurn = Duration.milliseconds(200)
    #else
    private let longestTurn = Duration.milliseconds(20)
    #endif

    @Test("A host that changes one of 10,000 nodes takes only short turns of the main actor")
    @MainActor
    func turns() async throws {
        let leaves = (0..<100).map { _ in (0..<99).map { _ in box() } }
        let columns = leaves.map { DisplayNode(Column(children: $0.map(\.anyNode))).anyNode }
        let tree = DisplayTree(root: DisplayNode(Column(children: columns)))
        let range = SizeRange(width: 320)
        var cursor = LayoutCursor()
        #expect(cursor.advance(to: try await tree.layout(in: range)).inserted.count == 10_001)
        var edits: [Duration] = []
        var advances: [Duration] = []
        for round in 0..<50 {
            let leaf = leaves[round * 2][round]
            let size = LayoutSize(width: 20, height: 20)
            edits.append(try threadTime { try tree.update { $0[leaf].size = size } })
            _ = try await tree.layout(in: range)
            advances.append(
                try threadTime {
                    let commit = try #require(tree.committed)
                    let transition = cursor.advance(to: commit)
                    #expect(transition.reframed.contains { $0.node == leaf.anyNode })
                    #expect(transition.removed.isEmpty && transition.inserted.isEmpty)
                }
            )
        }
        // One turn in ten may be slowed by whatever else the machine does. A slowdown that depends
        // on the tree would affect all turns.
        for turns in [edits, advances] {
            let mostlyWithin = turns.sorted()[turns.count * 9 / 10]
            #expect(mostlyWithin < longestTurn, "\(mostlyWithin)")
        }
    }
}
