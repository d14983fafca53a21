import RandomLayouts
import TestSupport
import Testing
import Weft

@testable import WeftTree

@Suite("Visiting the nodes of a commit")
struct NodeVisitTests {
    private struct Enough: Error {}

    @Test("All nodes are visited in drawing order, with their frames in the root's coordinates")
    func frames() async throws {
        let leaves = [box(3, 4), box(5, 6), box(7, 8)]
        let inner = DisplayNode(Column(children: leaves.dropFirst().map(\.anyNode)))
        let root = DisplayNode(Column(children: [leaves[0].anyNode, inner.anyNode]))
        let commit = try await DisplayTree(root: root).layout(in: .unbounded)
        var visited: [AnyDisplayNode] = []
        commit.forEachNode { node, frame in
            visited.append(node)
            #expect(frame == commit.frame(of: node))
        }
        let order = [root.anyNode, leaves[0].anyNode, inner.anyNode] + leaves[1...].map(\.anyNode)
        #expect(visited == order)
        #expect(commit.nodes == order)
    }

    @Test("An error thrown by the closure ends the visit")
    func error() async throws {
        let root = DisplayNode(Column(children: (0..<5).map { _ in box().anyNode }))
        let commit = try await DisplayTree(root: root).layout(in: .unbounded)
        var count = 0
        #expect(throws: Enough.self) {
            try commit.forEachNode { _, _ in
                count += 1
                if count == 3 { throw Enough() }
            }
        }
        #expect(count == 3)
    }

    @Test("Visiting a rectangle visits what intersects it", arguments: Seeds.range(30))
    func window(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        try random.edit()
        let commit = try await random.tree.layout(in: random.random.range())
        let windows = (0..<20).map { _ in
            LayoutRect(
                x: random.random.length(-20...400),
                y: random.random.length(-20...700),
                width: random.random.length(0...300),
                height: random.random.length(0...300)
            )
        }
        let places = commit.nodes.map { ($0, commit.frame(of: $0)) }
        for window in windows {
            var visited: [(AnyDisplayNode, LayoutRect?)] = []
            commit.forEachNode(in: window) { visited.append(($0, $1)) }
            let shown = places.filter { $0.1?.intersects(window) == true }
            #expect(visited.elementsEqual(shown, by: ==), "seed \(seed), \(window)")
        }
    }

    @Test(
        "An index made from that of the commit before equals one made from nothing",
        arguments: Seeds.range(60)
    )
    func laterCommits(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        var range = random.random.range()
        for _ in 0..<30 {
            if random.random.chance(80) { try random.edit() }
            if random.random.chance(10) { range = random.random.range() }
            let commit = try await random.tree.layout(in: range)
            if random.random.chance(20) { continue }
            expectWholeIndex(of: commit, "seed \(seed)")
        }
    }

    /// Expects that a commit's index is like one that is made from nothing, as a second one is.
    private func expectWholeIndex(of commit: LayoutCommit, _ comment: Comment? = nil) {
        let (index, copy) = (commit.frameIndex, FrameIndex(of: commit))
        #expect(index.entries.map(\.slot) == copy.entries.map(\.slot), comment)
        #expect(index.entries.map(\.frame.bits) == copy.entries.map(\.frame.bits), comment)
        #expect(index.ends == copy.ends, comment)
    }

    @Test("Where no frame changes, the commits share an index, and elsewhere part of it")
    func sharedIndex() async throws {
        let texts = (0..<400).map { _ in DisplayNode(TextContent("abc")) }
        let rows = texts.map { DisplayNode(Column(children: [$0.anyNode])).anyNode }
        let list = DisplayNode(Column(children: rows))
        let tree = DisplayTree(root: list)
        let first = try await tree.layout(in: SizeRange(width: 100))
        let index = first.frameIndex
        try tree.update { $0[texts[7]].color = 0x0000ff }
        let second = try await tree.layoutIfNeeded()
        #expect(second.frameIndex === index)
        try tree.update { $0[texts[200]].string = "abc\ndef" }
        let third = try await tree.layoutIfNeeded()
        #expect(third.frameIndex !== index)
        expectWholeIndex(of: third)
    }

    @Test("A root that changes its size, but nothing below it, is found where it is")
    func changedRoot() async throws {
        let root = box(10, 10)
        let tree = DisplayTree(root: root)
        let first = try await tree.layout(in: .unbounded)
        #expect(first.hitTest(LayoutPoint(x: 15, y: 5)) == nil)
        try tree.update { $0[root].size?.width = 20 }
        let second = try await tree.layoutIfNeeded()
        #expect(second.hitTest(LayoutPoint(x: 15, y: 5)) == root.anyNode)
    }

    @Test(
        "A search below a node finds what lies there, in its coordinates",
        arguments: Seeds.range(30)
    )
    func below(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        try random.edit()
        let commit = try await random.tree.layout(in: random.random.range())
        for node in commit.nodes {
            let window = LayoutRect(
                x: random.random.length(-20...200),
                y: random.random.length(-20...300),
                width: random.random.length(0...300),
                height: random.random.length(0...300)
            )
            let inner = commit.nodes.filter { inner in
                sequence(first: inner) { commit.supernode(of: $0) }.dropFirst().contains(node)
            }
            let origin = try #require(commit.frame(of: node)?.origin)
            let moved = window.offset(by: origin)
            var visited: [(AnyDisplayNode, LayoutRect?)] = []
            commit.forEachNode(in: window, below: node) { visited.append(($0, $1)) }
            let expected = inner.filter { commit.frame(of: $0)?.intersects(moved) == true }
                .map { ($0, commit.frame(of: $0).flatMap { commit.convert($0, to: node) }) }
            #expect(visited.elementsEqual(expected, by: ==), "seed \(seed), \(window)")
            let hit = inner.reversed().filter {
                commit.frame(of: $0)?.contains(moved.origin) == true
            }
            #expect(commit.nodes(at: window.origin, below: node) == hit, "seed \(seed)")
            #expect(commit.hitTest(window.origin, below: node) == hit.first, "seed \(seed)")
        }
        let stranger = box()
        commit.forEachNode(in: LayoutRect(origin: .zero, size: commit.size), below: stranger) {
            Issue.record("\($0) is not below \(stranger), in \($1)")
        }
        #expect(commit.nodes(at: .zero, below: stranger).isEmpty)
    }

    @Test(
        "A long list is searched as if each frame were looked at",
        arguments: [1, 14, 15, 16, 31, 254, 255, 256, 257, 4_100]
    )
    func longLists(count: Int) throws {
        var random = SplitMix64(seed: UInt64(count))
        // Rows of which every seventh extends beyond the list.
        let rows = (0..<count).map { index in
            box(index.isMultiple(of: 7) ? 400 : 100, random.length(0...9)).anyNode
        }
        let commit = try DisplayNode(Column(children: rows)).layout(in: SizeRange(width: 200))
        let places = commit.nodes.map { ($0, commit.frame(of: $0)) }
        for _ in 0..<40 {
            let top = random.length(-10...commit.size.height + 10)
            let left = random.length(-50...450)
            let window = LayoutRect(x: left, y: top, width: random.length(0...300), height: 20)
            var visited: [(AnyDisplayNode, LayoutRect?)] = []
            commit.forEachNode(in: window) { visited.append(($0, $1)) }
            let overlapping = places.filter { $0.1?.intersects(window) == true }
            #expect(visited.elementsEqual(overlapping, by: ==), "\(window)")
            let point = LayoutPoint(x: left, y: top)
            let hit = places.reversed().filter { $0.1?.contains(point) == true }.map(\.0)
            #expect(commit.nodes(at: point) == hit, "\(point)")
            #expect(commit.hitTest(point) == hit.first, "\(point)")
        }
    }

    @Test("Many tasks may search a commit for the first time at once")
    func firstSearches() async throws {
        let rows = (0..<500).map { _ in box(100, 10).anyNode }
        let commit = try DisplayNode(Column(children: rows)).layout(in: SizeRange(width: 200))
        let found = await withTaskGroup { group in
            for index in 0..<8 {
                group.addTask { commit.hitTest(LayoutPoint(x: 5, y: Double(index) * 500 + 5)) }
            }
            return await group.reduce(into: Set<AnyDisplayNode?>()) { $0.insert($1) }
        }
        #expect(found == Set((0..<8).map { rows[$0 * 50] }))
    }

    @Test("Many tasks may search each commit of a tree for the first time at once")
    func laterSearches() async throws {
        let rows = (0..<60).map { _ in box(100, 10) }
        let groups = stride(from: 0, to: 60, by: 6).map { start in
            DisplayNode(Column(children: rows[start..<start + 6].map(\.anyNode))).anyNode
        }
        let tree = DisplayTree(root: DisplayNode(Column(children: groups)))
        var height = 600.0
        for step in 0..<20 {
            let commit = try await tree.layout(in: SizeRange(width: 100))
            let bottom = LayoutPoint(x: 5, y: height - 1)
            let found = await withTaskGroup { group in
                for _ in 0..<8 { group.addTask { commit.hitTest(bottom) } }
                return await group.reduce(into: Set<AnyDisplayNode?>()) { $0.insert($1) }
            }
            #expect(found == [rows[59].anyNode], "\(step)")
            try tree.update { $0[rows[step * 3]].size?.height += 4 }
            height += 4
        }
    }

    @Test("Searches in a long list take time for what they find, not for all that there is")
    func cost() throws {
        let rows = (0..<20_000).map { _ in box(100, 10).anyNode }
        let commit = try DisplayNode(Column(children: rows)).layout(in: SizeRange(width: 100))
        // The first search prepares the others.
        #expect(commit.hitTest(LayoutPoint(x: 5, y: 5)) == rows[0])
        var count = 0
        let (searches, visit) = leastThreadTimes {
            for step in 0..<20 {
                let top = Double(step) * 9_999
                let window = LayoutRect(x: 0, y: top, width: 100, height: 100)
                commit.forEachNode(in: window) { _, _ in count += 1 }
                count += commit.nodes(at: LayoutPoint(x: 5, y: top)).count
            }
        } _: {
            commit.forEachNode { _, _ in count += 1 }
        }
        #expect(count > 0)
        #expect(searches < visit, "twenty searches of each kind, and one visit of all nodes")
    }
}
