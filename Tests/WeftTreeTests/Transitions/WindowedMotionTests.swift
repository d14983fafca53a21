import RandomLayouts
import TestSupport
import Testing
import Weft

@testable import WeftTree

@Suite("Motions of what a window shows")
struct WindowedMotionTests {
    private static func window(_ random: inout SplitMix64) -> LayoutRect {
        LayoutRect(
            x: random.length(-20...300),
            y: random.length(-20...500),
            width: random.length(0...200),
            height: random.length(0...200)
        )
    }

    @Test(
        "A windowed motion has the ways of the whole one, for what shows at its beginning or end",
        arguments: Seeds.range(40)
    )
    func parts(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        let commits = try await random.history(6)
        for _ in 0..<12 {
            let (from, to) = (random.random.pick(commits), random.random.pick(commits))
            let anchor = random.random.pick([nil, random.random.pick(from.nodes)])
            let window = Self.window(&random.random)
            let whole = LayoutMotion(from: from, to: to, anchor: anchor)
            let part = LayoutMotion(from: from, to: to, in: window, anchor: anchor)
            #expect(part.shift == whole.shift, "seed \(seed)")
            let ways = Dictionary(uniqueKeysWithValues: whole.nodes.map { ($0.node, $0) })
            for moving in part.nodes {
                let way = try #require(ways[moving.node])
                #expect((moving.start, moving.end) == (way.start, way.end), "seed \(seed)")
                #expect(moving.isLeaving == way.isLeaving, "seed \(seed)")
                #expect(moving.presence(at: 0) == way.presence(at: 0), "seed \(seed)")
                #expect(
                    moving.superindex.map { part.nodes[$0].node }
                        == way.superindex.map { whole.nodes[$0].node },
                    "seed \(seed)"
                )
            }
            let shown = Set(part.nodes.map(\.node))
            for node in from.nodes where from.frame(of: node)?.intersects(window) == true {
                #expect(shown.contains(node), "seed \(seed)")
            }
            let end = window.offset(by: whole.shift)
            for node in to.nodes where to.frame(of: node)?.intersects(end) == true {
                #expect(shown.contains(node), "seed \(seed)")
            }
            #expect(
                part.nodes.map(\.node) == whole.nodes.map(\.node).filter(shown.contains),
                "seed \(seed)"
            )
        }
    }

    /// Nodes that lie over each other, each at a horizontal position.
    private struct Layers: NodeContent {
        var layers: [(node: AnyDisplayNode, x: Double)]

        func layoutSpec(thatFits constrainedSize: SizeRange) -> some LayoutElement {
            AbsoluteLayoutSpec {
                for layer in layers { layer.node.layoutPosition(x: layer.x, y: 0) }
            }
        }
    }

    @Test("A node that leaves is in front of a sibling that the window does not show")
    func siblingOutside() async throws {
        let (far, leaving, card) = (box(50, 50).anyNode, box(50, 50).anyNode, box(50, 50).anyNode)
        let board = DisplayNode(Layers(layers: [(far, 900), (leaving, 0), (card, 20)]))
        let tree = DisplayTree(root: board)
        let first = try await tree.layout(in: SizeRange(width: 1_000, height: 100))
        try tree.update { $0[board].layers = [(card, 20), (far, 900)] }
        let second = try await tree.layout(in: SizeRange(width: 1_000, height: 100))
        let window = LayoutRect(x: 0, y: 0, width: 200, height: 100)
        let expected = [board.anyNode, card, far, leaving]
        let motion = LayoutMotion(from: first, to: second, in: window)
        #expect(motion.nodes.map(\.node) == expected)
        let next = motion.retargeted(to: second, at: 0.5, in: window)
        #expect(next.nodes.map(\.node) == expected)
        #expect(next.retargeted(to: second, at: 0.5).nodes.map(\.node) == expected)
    }

    @Test(
        "What a window shows never jumps, however often its motion is interrupted",
        arguments: Seeds.range(40)
    )
    func interruptions(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        let commits = try await random.history(6)
        var motion = LayoutMotion(from: nil, to: commits[0], in: .zero)
        for _ in 0..<16 {
            let progress = random.random.pick([0, 1.0 / 2_048, 0.25, 0.5, 1])
            let (former, target) = (motion.to, random.random.pick(commits))
            let window = Self.window(&random.random)
            let next = motion.retargeted(to: target, at: progress, in: window)
            let moving = Dictionary(uniqueKeysWithValues: next.nodes.map { ($0.node, $0) })
            let shown = motion.shownNodes(at: progress)
            for node in shown.keeping(\.isThere)
            where node.frame.intersects(window) || node.remains != nil {
                #expect(moving[node.node]?.start == node.frame, "seed \(seed)")
                #expect(moving[node.node]?.presence(at: 0) == node.presence, "seed \(seed)")
            }
            for node in shown where !node.isThere {
                #expect(moving[node.node]?.presence(at: 0) ?? 0 == 0, "seed \(seed)")
            }
            let known = Set(shown.map(\.node))
            for node in next.nodes where !known.contains(node.node) {
                let isOld = former?.contains(node.node) == true
                #expect(node.presence(at: 0) == (isOld ? 1 : 0), "seed \(seed)")
                if isOld, progress == 1 {
                    #expect(node.start == former?.frame(of: node.node), "seed \(seed)")
                }
            }
            for node in next.nodes {
                #expect(node.isLeaving != target.contains(node.node), "seed \(seed)")
                if !node.isLeaving { #expect(node.end == target.frame(of: node.node)) }
            }
            for node in target.nodes where target.frame(of: node)?.intersects(window) == true {
                #expect(moving[node] != nil, "seed \(seed)")
            }
            motion = next
        }
    }

    @Test("In a long list, a motion has the nodes in sight and those around them")
    func longList() async throws {
        let rows = (0..<5_000).map { _ in box(100, 20).anyNode }
        let list = DisplayNode(Column(children: rows))
        let tree = DisplayTree(root: list)
        let first = try await tree.layout(in: .unbounded)
        let inserted = box(100, 60).anyNode
        try tree.update { $0[list].children.insert(inserted, at: 2_502) }
        let second = try await tree.layout(in: .unbounded)
        let window = LayoutRect(x: 0, y: 50_000, width: 100, height: 200)
        let motion = LayoutMotion(from: first, to: second, in: window)
        #expect(
            motion.nodes.map(\.node) == [list.anyNode] + rows[2_500...2_501] + [inserted]
                + rows[2_502..<2_510]
        )
        #expect(motion.nodes.dropFirst(4).allSatisfy { $0.end.minY - $0.start.minY == 60 })
        // Scrolled on the way: the rows that come into sight are on their way down as well.
        let lower = window.offset(by: LayoutPoint(x: 0, y: 1_000))
        let later = motion.retargeted(to: second, at: 0.5, in: lower)
        #expect(later.nodes.contains { $0.node == rows[2_555] })
        #expect(later.nodes.count < 16)
    }

    @Test(
        "A windowed motion may go on without a window, with all nodes",
        arguments: Seeds.range(20)
    )
    func widening(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        let commits = try await random.history(3)
        let window = Self.window(&random.random)
        let part = LayoutMotion(from: commits[0], to: commits[1], in: window)
        let whole = LayoutMotion(from: commits[1], to: commits[2])
        #expect(part.retargeted(to: commits[2], at: 1).nodes == whole.nodes, "seed \(seed)")
        let still = part.retargeted(to: commits[1], at: 1)
        #expect(still.nodes.allSatisfy { $0.presence(at: 0) == 1 }, "seed \(seed)")
        #expect(still.nodes.map(\.node) == commits[1].nodes, "seed \(seed)")
    }

    @Test(
        "In a window around everything, a motion is the whole one, however early it is interrupted",
        arguments: [0, 1.0 / 2_048, 1.0 / 1_000, 0.5, 1]
    )
    func wholeWindow(progress: Double) async throws {
        let random = try RandomTree(seed: 7)
        let commits = try await random.history(3)
        let window = LayoutRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
        for former in [nil, commits[2]] {
            let whole = LayoutMotion(from: former, to: commits[0])
                .retargeted(to: commits[1], at: progress)
            let part = LayoutMotion(from: former, to: commits[0], in: window)
                .retargeted(to: commits[1], at: progress, in: window)
            let shown = Set(part.nodes.map(\.node))
            // Nodes without an area show nowhere.
            let expected = whole.nodes.filter { shown.contains($0.node) }
            #expect(
                Set(part.nodes.map { way(of: $0, in: part) })
                    == Set(expected.map { way(of: $0, in: whole) })
            )
        }
    }

    /// The way of a node, as text.
    private func way(of moving: LayoutMotion.MovingNode, in motion: LayoutMotion) -> String {
        let supernode =
            moving.superindex.map { motion.nodes[$0].node.debugDescription } ?? "nothing"
        return "\(moving) at first \(moving.presence(at: 0)) in \(supernode)"
    }
}
