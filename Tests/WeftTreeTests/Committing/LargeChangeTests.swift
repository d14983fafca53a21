import Testing
import WeftLayout

@testable import WeftTree

@Suite("Large changes placed by several tasks")
struct LargeChangeTests {
    private static let wide = SizeRange(width: 300)

    private static var scheduler: LayoutScheduler { Cut(workers: 4, budget: 8, chunk: 8).scheduler }

    @Test("The table gains levels when a tree grows large")
    func moreLevels() async throws {
        let root = DisplayNode(Column(children: [box().anyNode]))
        let scheduler = Self.scheduler
        let tree = DisplayTree(root: root, scheduler: scheduler)
        #expect(try await tree.layout(in: Self.wide).storage.table.height == 0)
        let many = DisplayNode(Column(children: (0..<1_000).map { _ in box().anyNode }))
        try tree.update { $0[root].children.append(many.anyNode) }
        let commit = try await tree.layout(in: Self.wide)
        #expect(commit.storage.table.height == 2)
        #expect(commit.nodeCount == 1_003)
        #expect(scheduler.idle == scheduler.workers)
        #expect(try differencesFromCold(commit, of: root) == [])
    }

    /// A leaf that may report a diagnostic.
    private struct Complainer: LeafContent, Equatable {
        var complains = true

        func measure(
            _ constrainedSize: SizeRange,
            in environment: LayoutEnvironment
        ) -> LeafMeasurement {
            let size = LayoutSize(width: 10, height: 10)
            return complains
                ? LeafMeasurement(size: size, diagnostic: .noIntrinsicSize)
                : LeafMeasurement(size: size)
        }
    }

    @Test("Nodes removed throughout the tree leave the commit, together with their diagnostics")
    func takenOut() async throws {
        let leaves = (0..<60).map { _ in DisplayNode(Complainer()) }
        let columns = leaves.map { leaf in
            DisplayNode(Column(children: [box().anyNode, leaf.anyNode, box().anyNode]))
        }
        let root = DisplayNode(Column(children: columns.map(\.anyNode)))
        let tree = DisplayTree(root: root, scheduler: Self.scheduler)
        // Each layout has another range, so that all columns are placed anew.
        func check(width: Double, nodes: Int, diagnosed: Int) async throws {
            let commit = try await tree.layout(in: SizeRange(width: width))
            #expect(try differencesFromCold(commit, of: root) == [])
            #expect(commit.nodeCount == nodes)
            #expect(commit.storage.table.diagnosedCount == diagnosed)
            let paths = commit.diagnostics.map(\.path)
            #expect(paths.count == diagnosed)
            #expect(paths == commit.nodes.flatMap { commit.diagnostics(of: $0).map(\.path) })
        }
        try await check(width: 300, nodes: 241, diagnosed: 60)
        try tree.update { edit in for column in columns { edit[column].children.removeLast() } }
        try await check(width: 310, nodes: 181, diagnosed: 60)
        try tree.update { edit in
            for column in columns[..<20] { edit[column].children.removeLast() }
            for leaf in leaves[40...] { edit[leaf].complains = false }
        }
        try await check(width: 320, nodes: 161, diagnosed: 20)
        try tree.update { edit in for leaf in leaves { edit[leaf].complains = false } }
        try await check(width: 330, nodes: 161, diagnosed: 0)
    }

    @Test("Answers that are no longer cached are measured again when they are placed")
    func evicted() async throws {
        let questions = (0..<8).map { number in
            Rulebook.Rule(child: 0, widths: 0...199, mode: .measure, width: 100 + Double(number))
        }
        let middle = (0..<40).map { _ in
            let inner = DisplayNode(
                Rulebook(children: [box().anyNode], rules: [Rulebook.Rule(child: 0)])
            )
            let rules = [Rulebook.Rule(child: 0)] + questions
            return DisplayNode(Rulebook(children: [inner.anyNode], rules: rules)).anyNode
        }
        let others = (0..<20).map { _ in box() }
        let root = DisplayNode(Column(children: middle + others.map(\.anyNode)))
        let tree = DisplayTree(root: root, scheduler: Self.scheduler)
        _ = try await tree.layout(in: Self.wide)
        _ = try await tree.layout(in: SizeRange(width: 100))
        try tree.update { edit in for other in others { edit[other].size?.height = 20 } }
        let commit = try await tree.layout(in: Self.wide)
        #expect(commit.statistics.measurementCount > others.count + middle.count)
        #expect(commit.nodeCount == 141)
        #expect(try differencesFromCold(commit, of: root) == [])
    }
}
