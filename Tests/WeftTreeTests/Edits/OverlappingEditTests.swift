import Testing
import Weft

@Suite("Overlapping accesses in an edit")
struct OverlappingEditTests {
    /// A content that makes a node in the middle of a write to itself.
    private struct Grower: NodeContent {
        var items = [1, 2, 3]

        mutating func grow(_ me: DisplayNode<Grower>) {
            _ = DisplayNode(Intruder(target: me))
            items.append(4)
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            SpacerLayoutSpec()
        }
    }

    /// A content that writes to another node when its own is made.
    private struct Intruder: NodeContent {
        let target: DisplayNode<Grower>

        func updateSubnodes(_ edit: inout TreeEdit) {
            edit[target].items = []
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            SpacerLayoutSpec()
        }
    }

    @Test("A write to a node in the middle of a write to it ends the program")
    func overlap() async {
        await #expect(processExitsWith: .failure) {
            let node = DisplayNode(Grower())
            try DisplayTree(root: node).update { $0[node].grow(node) }
        }
    }

    /// A content that writes to the environment of another node when its own is made.
    private struct Darkener: NodeContent {
        let target: DisplayNode<Grower>

        func updateSubnodes(_ edit: inout TreeEdit) {
            edit[environment: target].displayScale = 2
        }

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            SpacerLayoutSpec()
        }
    }

    @Test("A write to an environment in the middle of a write to it ends the program")
    func overlapOfEnvironments() async {
        await #expect(processExitsWith: .failure) {
            let node = DisplayNode(Grower())
            try DisplayTree(root: node).update { edit in
                darken(&edit[environment: node], with: node)
            }

            func darken(_ overrides: inout EnvironmentOverrides, with node: DisplayNode<Grower>) {
                _ = DisplayNode(Darkener(target: node))
                overrides.displayScale = 3
            }
        }
    }

    private struct Failure: Error {}

    @Test("What was written before a call has thrown counts, if the edit goes on")
    func writesBeforeThrow() async throws {
        func change<Value>(_ value: inout Value, _ change: (inout Value) -> Void) throws {
            change(&value)
            throw Failure()
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

    @Test("One after the other they are fine, also those of a node that is made between them")
    func sequence() throws {
        let node = DisplayNode(Grower())
        let tree = DisplayTree(root: node)
        try tree.update { edit in
            edit[node].items.append(4)
            _ = DisplayNode(Intruder(target: node))
            edit[node].items.append(5)
            #expect(edit[node].items == [5])
        }
    }
}
