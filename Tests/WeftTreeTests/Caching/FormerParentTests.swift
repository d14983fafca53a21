import StressKit
import Testing
import Weft

@Suite("Nodes that once had another parent")
struct FormerParentTests {
    /// Two columns with a leaf that has moved from one to the other, and a leaf that nobody edits.
    private struct Sample {
        let moved: DisplayNode<CountingLeaf>
        let untouched = Counter()
        let root: DisplayNode<Column>
        let tree: DisplayTree

        /// - Parameter toFirst: Whether the leaf is moved to the first column.
        init(toFirst: Bool, _ scheduler: LayoutScheduler) async throws {
            let leaf = patientLeaf()
            moved = leaf
            let rest = DisplayNode(CountingLeaf(measured: untouched))
            let columns = [
                DisplayNode(Column(children: [leaf.anyNode, rest.anyNode])),
                DisplayNode(Column(children: [patientLeaf().anyNode])),
            ]
            let order = toFirst ? columns.reversed() : columns
            root = DisplayNode(Column(children: order.map(\.anyNode)))
            tree = DisplayTree(root: root, scheduler: scheduler)
            _ = try await tree.layout(in: .unbounded)
            try tree.update { edit in
                edit[columns[0]].children = [rest.anyNode]
                edit[columns[1]].children.append(leaf.anyNode)
            }
            _ = try await tree.layout(in: .unbounded)
        }
    }

    @Test(
        "An edit of one measures nothing but it and what is above it",
        arguments: [false, true],
        [Cut.serial, Cut(workers: 2, budget: 1, chunk: 1)]
    )
    func oneEdit(toFirst: Bool, cut: Cut) async throws {
        let sample = try await Sample(toFirst: toFirst, cut.scheduler)
        for round in 1...3 {
            let before = sample.untouched.value
            try sample.tree.update { $0[sample.moved].size.height += Double(round) }
            let commit = try await sample.tree.layout(in: .unbounded)
            #expect(commit.statistics.measurements == 3)
            #expect(sample.untouched.value == before)
            #expect(try differencesFromCold(commit, of: sample.root).isEmpty)
        }
    }
}
