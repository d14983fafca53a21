import RandomLayouts
import TestSupport
import Testing
import Weft

@testable import WeftTree

@Suite("Motions in a window that scrolls with a node")
struct AnchoredMotionTests {
    /// A list of rows below a header, in a screen.
    private struct Screen {
        let header = box(100, 20, name: "header")
        let list = DisplayNode(Column(children: []), name: "list")
        let root: DisplayNode<Column>
        let tree: DisplayTree

        init(_ rows: [DisplayNode<BoxContent>]) throws {
            root = DisplayNode(Column(children: [header.anyNode, list.anyNode]), name: "root")
            tree = DisplayTree(root: root)
            try show(rows)
        }

        func show(_ rows: [DisplayNode<BoxContent>]) throws {
            try tree.update { $0[list].children = rows.map(\.anyNode) }
        }

        func layout() async throws -> LayoutCommit { try await tree.layout(in: .unbounded) }
    }

    private func way(
        of node: some NodeReference,
        in motion: LayoutMotion
    ) throws -> (start: Double, end: Double) {
        let moving = try #require(motion.nodes.first { $0.node == node.anyNode })
        return (moving.start.minY, moving.end.minY)
    }

    @Test("Rows that are put in above the anchor do not move what is in sight")
    func prepending() async throws {
        let rows = (0..<3).map { box(100, 10, name: "row \($0)") }
        let older = (0..<4).map { box(100, 30, name: "older \($0)") }
        let screen = try Screen(rows)
        let first = try await screen.layout()
        try screen.show(older + rows)
        let second = try await screen.layout()
        let motion = LayoutMotion(from: first, to: second, anchor: rows[1])
        #expect(motion.shift == LayoutPoint(x: 0, y: 120))
        for row in rows {
            let way = try way(of: row, in: motion)
            #expect(way.start == way.end)
        }
        for (index, row) in older.enumerated() {
            #expect(
                try way(of: row, in: motion) == (20 + 30 * Double(index), 20 + 30 * Double(index))
            )
        }
        // What is above the new rows moves away, and the nodes around the anchor grow at once.
        #expect(try way(of: screen.header, in: motion) == (120, 0))
        let around = motion.nodes.filter {
            [screen.root.anyNode, screen.list.anyNode].contains($0.node)
        }
        #expect(around.map(\.start) == around.map(\.end))
    }

    @Test("An animation under way goes on for the anchor and what is behind it")
    func interruption() async throws {
        let rows = (0..<3).map { box(100, 10, name: "row \($0)") }
        let typing = box(100, 40, name: "typing")
        let older = box(100, 1_000, name: "older")
        let screen = try Screen(rows)
        let first = try await screen.layout()
        try screen.show([rows[0], typing, rows[1], rows[2]])
        let second = try await screen.layout()
        try screen.show([older, rows[0], typing, rows[1], rows[2]])
        let third = try await screen.layout()
        let motion = LayoutMotion(from: first, to: second)
            .retargeted(to: third, at: 0.25, anchor: rows[2])
        #expect(motion.shift.y == 1_000)
        #expect(try way(of: rows[0], in: motion) == (1_020, 1_020))
        #expect(try way(of: rows[2], in: motion) == (1_050, 1_080))
        // What had entered a quarter goes on entering where it is.
        #expect(try way(of: typing, in: motion) == (1_030, 1_030))
        #expect(motion.nodes.first { $0.node == typing.anyNode }?.presence(at: 0) == 0.25)
        #expect(try way(of: older, in: motion) == (20, 20))
    }

    @Test("Nodes around the anchor that are moved themselves stay around it")
    func movedList() async throws {
        let rows = (0..<3).map { box(100, 10, name: "row \($0)") }
        let screen = try Screen(rows)
        let first = try await screen.layout()
        let newRow = box(100, 10, name: "new")
        try screen.tree.update { $0[screen.header].size = LayoutSize(width: 100, height: 50) }
        try screen.show(rows + [newRow])
        let second = try await screen.layout()
        let motion = LayoutMotion(from: first, to: second, anchor: rows[0])
        #expect(motion.shift.y == 30)
        #expect(try way(of: screen.list, in: motion) == (50, 50))
        #expect(try way(of: newRow, in: motion) == (80, 80))
        #expect(try way(of: screen.header, in: motion) == (30, 0))
    }

    @Test("A node that comes back around the anchor begins where it was leaving")
    func returning() async throws {
        let row = box(100, 10)
        let screen = try Screen([row])
        var commits = [try await screen.layout()]
        try screen.tree.update { $0[screen.root].children = [screen.header, row].map(\.anyNode) }
        commits.append(try await screen.layout())
        try screen.tree.update { edit in
            edit[screen.list].children = [box(100, 70), row].map(\.anyNode)
            edit[screen.root].children = [screen.header.anyNode, screen.list.anyNode]
        }
        commits.append(try await screen.layout())
        let motion = LayoutMotion(from: commits[0], to: commits[1])
            .retargeted(to: commits[2], at: 0.5, anchor: row)
        #expect(motion.shift.y == 70)
        let list = motion.nodes.first { $0.node == screen.list.anyNode }
        #expect(list?.start == LayoutRect(x: 0, y: 90, width: 100, height: 10))
        #expect(list?.end == LayoutRect(x: 0, y: 20, width: 100, height: 80))
    }

    @Test("An anchor that one of the commits lacks is no anchor")
    func missing() async throws {
        let rows = (0..<3).map { _ in box(100, 10) }
        let screen = try Screen([rows[0], rows[1]])
        let first = try await screen.layout()
        try screen.show([rows[2], rows[1]])
        let second = try await screen.layout()
        let plain = LayoutMotion(from: first, to: second)
        for anchor in [rows[0], rows[2], box()] {
            let motion = LayoutMotion(from: first, to: second, anchor: anchor)
            #expect(motion.nodes == plain.nodes)
            #expect(motion.shift == .zero)
        }
        #expect(LayoutMotion(from: nil, to: second, anchor: rows[1]).shift == .zero)
    }

    @Test(
        "Everything begins shifted, and ends as the commit has it",
        arguments: Seeds.range(40)
    )
    func shift(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        let commits = try await random.history(6)
        var motion = LayoutMotion(from: commits[0], to: commits[1])
        for _ in 0..<12 {
            let former = try #require(motion.to)
            let target = random.random.pick(commits)
            let anchor = random.random.pick(former.nodes)
            let progress = random.random.pick([0, 0.25, 0.5, 1])
            let next = motion.retargeted(to: target, at: progress, anchor: anchor)
            let plain = motion.retargeted(to: target, at: progress)
            let around = sequence(first: anchor) { target.supernode(of: $0) }.dropFirst()
            if let end = target.frame(of: anchor), let start = former.frame(of: anchor) {
                #expect(next.shift == end.origin - start.origin, "seed \(seed)")
            } else {
                #expect(next.nodes == plain.nodes, "seed \(seed)")
            }
            #expect(next.nodes.map(\.node) == plain.nodes.map(\.node), "seed \(seed)")
            let shown = Set(motion.shownNodes(at: progress).keeping(\.isThere).map(\.node))
            for (moving, unshifted) in zip(next.nodes, plain.nodes)
            where shown.contains(moving.node) {
                let (new, old) = (moving.start, unshifted.start)
                if !around.contains(moving.node) {
                    #expect(new == old.offset(by: next.shift), "seed \(seed)")
                } else if let start = former.frame(of: moving.node),
                    let end = target.frame(of: moving.node)
                {
                    #expect(new.origin == old.origin + (end.origin - start.origin), "seed \(seed)")
                    let bottom = max(new.minY, old.maxY + next.shift.y)
                    #expect(abs(new.maxY - bottom) < 1e-9, "seed \(seed)")
                }
            }
            for node in next.nodes where !node.isLeaving {
                #expect(node.end == target.frame(of: node.node), "seed \(seed)")
            }
            motion = next
        }
    }
}
