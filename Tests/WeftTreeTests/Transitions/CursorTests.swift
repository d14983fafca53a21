import RandomLayouts
import TestSupport
import Testing
import Weft
import WeftTesting

@Suite("Mount cursors", .endsEventually)
struct CursorTests {
    @Test("Hosts that pull at random times show what they pull", arguments: Seeds.range(30))
    func randomPulls(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        var hosts = Array(repeating: LayoutMirror(), count: 3)
        var range = random.random.range()
        for round in 0..<25 {
            if random.random.chance(20) { range = random.random.range() }
            try random.edit()
            let commit = try await random.tree.layout(in: range)
            for index in hosts.indices where random.random.chance([90, 40, 10][index]) {
                let former = hosts[index].mounted
                let isStill = hosts[index].differences(from: commit).isEmpty
                let transition = hosts[index].mount(commit)
                let lines = hosts[index].differences(from: commit)
                #expect(lines == [], "seed \(seed), round \(round), host \(index)")
                #expect(transition.isStill == isStill, "seed \(seed), round \(round)")
                #expect(transition.from?.number == former?.number)
                #expect(transition.to?.number == commit.number)
            }
        }
    }

    @Test("Repeated commits in any order lead to the newest", arguments: Seeds.range(20))
    func outOfOrder(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        var commits: [LayoutCommit] = []
        for _ in 0..<10 {
            try random.edit()
            commits.append(try await random.tree.layout(in: random.random.range()))
        }
        var host = LayoutMirror()
        for commit in (commits + commits).shuffled(using: &random.random) {
            let former = host.mounted
            let transition = host.mount(commit)
            let newest = try #require(host.mounted)
            #expect(newest.number == max(former?.number ?? 0, commit.number))
            #expect(host.differences(from: newest) == [], "seed \(seed)")
            if newest.number == former?.number { #expect(transition.isEmpty, "seed \(seed)") }
        }
    }

    @Test("Cursors and transitions between the same commits are equal")
    func equality() throws {
        let node = DisplayNode(BoxContent())
        let (one, other) = (try node.layout(), try node.layout())
        var (first, second) = (LayoutCursor(), LayoutCursor())
        #expect(first == second)
        let mounting = first.advance(to: one)
        #expect(first != second)
        #expect(mounting == second.advance(to: one))
        #expect(first == second)
        let transitions: Set = [
            mounting, mounting.inverted, mounting.inverted.inverted,
            LayoutTransition(from: one, to: other), LayoutTransition(from: one, to: other),
        ]
        #expect(transitions.count == 3)
    }

    @Test("A host may mix the commits that it receives with commits that it pulls")
    func channelAndPulls() async throws {
        let board = DisplayNode(Board(BoardModel(rowCount: 6, leafCount: 3)))
        let tree = DisplayTree(root: board, relayout: .automatic)
        _ = try await tree.layout(in: SizeRange(width: 300))
        let editing = Task {
            var numbers = SplitMix64(seed: 11)
            for _ in 0..<300 {
                try tree.update { $0.change(board, &numbers) }
                await Task.yield()
            }
        }
        var host = LayoutMirror()
        for await commit in tree.commits {
            if let pulled = tree.committed { host.mount(pulled) }
            host.mount(commit)
            let mounted = try #require(host.mounted)
            #expect(mounted.number >= commit.number)
            #expect(host.differences(from: mounted) == [])
            if mounted.revision == 300 { break }
        }
        try await editing.value
    }

    @Test("A host that has failed can restore its cursor and get the steps again")
    func putBack() async throws {
        let leaves = (0..<4).map { _ in box() }
        let root = DisplayNode(Column(children: leaves.map(\.anyNode)))
        let tree = DisplayTree(root: root)
        var cursor = LayoutCursor()
        _ = cursor.advance(to: try await tree.layout(in: .unbounded))
        let kept = cursor
        try tree.update { $0[root].children.removeLast(2) }
        let commit = try await tree.layout(in: .unbounded)
        #expect(cursor.advance(to: commit).removed.count == 2)
        #expect(cursor.advance(to: commit).isEmpty)
        cursor = kept
        #expect(cursor.advance(to: commit).removed.count == 2)
    }

    @Test("Unmounting removes everything, subnodes first")
    func unmounting() async throws {
        let random = try RandomTree(seed: 5)
        let commit = try await random.tree.layout(in: SizeRange(width: 300))
        var cursor = LayoutCursor()
        var host = LayoutMirror()
        host.apply(cursor.advance(to: commit))
        #expect(host.differences(from: commit) == [])
        host.apply(cursor.unmount())
        #expect(host.nodeCount == 0 && host.root == nil)
        #expect(host.complaints == [])
        #expect(cursor.mounted == nil && cursor.unmount().isEmpty)
    }

    @Test("A host may continue with another tree")
    func anotherTree() async throws {
        var host = LayoutMirror()
        for seed in [1, 2, 1, 3] as [UInt64] {
            let commit = try await RandomTree(seed: seed).tree.layout(in: SizeRange(width: 300))
            let former = host.mounted
            let transition = host.mount(commit)
            #expect(host.differences(from: commit) == [])
            #expect(transition.removed.count == former?.nodeCount ?? 0)
            #expect(transition.inserted.count == commit.nodeCount)
        }
    }

    @Test("A commit of another tree is shown even if its number is lower")
    func lowerNumber() async throws {
        let trees = [DisplayTree(root: box()), DisplayTree(root: box())]
        var cursor = LayoutCursor(mounted: try await trees[0].layout(in: .unbounded))
        _ = cursor.advance(to: try await trees[0].layout(in: SizeRange(width: 100)))
        let other = try await trees[1].layout(in: .unbounded)
        #expect(other.number < cursor.mounted?.number ?? 0)
        #expect(cursor.advance(to: other).to == other)
        #expect(cursor.mounted == other)
    }
}
