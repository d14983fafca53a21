import RandomLayouts
import StressKit
import TestSupport
import Testing
import Weft
import WeftTesting

@Suite("Mirrors of commits")
struct MirrorTests {
    @Test("A mirror that mounts random commits equals each of them", arguments: Seeds.range(60))
    func randomCommits(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed, leaves: seed % 4 == 0 ? 150 : 12)
        var mirror = LayoutMirror()
        var range = random.random.range()
        for round in 0..<15 {
            for _ in 0...random.random.pick([0, 0, 1, 2]) {
                if random.random.chance(20) { range = random.random.range() }
                try random.edit()
                _ = try await random.tree.layout(in: range)
            }
            let commit = try #require(random.tree.committed)
            let before = mirror
            let transition = mirror.mount(commit)
            var lines = mirror.differences(from: commit)
            lines += contradictions(in: transition)
            if let mounted = before.mounted {
                var back = mirror
                back.apply(transition.inverted)
                lines += back.differences(from: mounted).map { "back: \($0)" }
                if back.mounted?.number != mounted.number { lines.append("another commit") }
            }
            guard lines.isEmpty else {
                Issue.record("seed \(seed), round \(round): \(lines.joined(separator: "\n"))")
                return
            }
        }
    }

    @Test("A transition that begins with another commit is a complaint")
    func foreignTransition() async throws {
        let node = DisplayNode(BoxContent(size: LayoutSize(width: 1, height: 1)))
        let (first, second) = (try node.layout(), try node.layout())
        #expect(first != second && first == first && Set([first, second, first]).count == 2)
        var mirror = LayoutMirror()
        mirror.mount(first)
        mirror.apply(LayoutTransition(from: first, to: second))
        #expect(mirror.complaints == [] && mirror.mounted == second)
        mirror.apply(LayoutTransition(from: first, to: second))
        #expect(mirror.complaints.count == 1)
    }

    /// How many complaints a transition causes, besides the one that it begins with another commit.
    private func complaints(_ mounted: LayoutCommit, _ transition: LayoutTransition) -> Int {
        var mirror = LayoutMirror()
        mirror.mount(mounted)
        mirror.apply(transition)
        return mirror.complaints.count - 1
    }

    @Test("Each step that cannot be carried out is a complaint")
    func impossibleSteps() async throws {
        let column = DisplayNode(Column(children: []))
        let root = DisplayNode(Column(children: [column.anyNode]))
        let tree = DisplayTree(root: root)
        let empty = try await tree.layout(in: .unbounded)
        try tree.update { $0[column].children = [box().anyNode] }
        let filled = try await tree.layout(in: .unbounded)
        let other = try box().layout()
        // A root that is not there is removed.
        #expect(complaints(other, LayoutTransition(from: try box().layout(), to: nil)) == 1)
        // A root is inserted although there is one already.
        #expect(complaints(other, LayoutTransition(from: nil, to: try box().layout())) == 1)
        // All three nodes are mounted already.
        #expect(complaints(filled, LayoutTransition(from: nil, to: filled)) == 3)
        // A node is removed although it has a subnode that the transition does not know.
        #expect(complaints(filled, LayoutTransition(from: empty, to: nil)) == 1)
        // A node is inserted into a supernode that is not mounted.
        #expect(complaints(other, LayoutTransition(from: empty, to: filled)) == 1)
        // A node is taken out of a supernode that is not mounted, or that has none, or another one.
        #expect(complaints(other, LayoutTransition(from: filled, to: empty)) == 1)
        #expect(complaints(empty, LayoutTransition(from: filled, to: empty)) == 1)
        try tree.update { $0[column].children = [box().anyNode] }
        let refilled = try await tree.layout(in: .unbounded)
        #expect(complaints(refilled, LayoutTransition(from: filled, to: empty)) == 1)
        // A node is put behind one that is not there.
        try tree.update { $0[column].children.append(box(0, 0).anyNode) }
        let longer = try await tree.layout(in: .unbounded)
        #expect(complaints(empty, LayoutTransition(from: refilled, to: longer)) == 1)
    }

    @Test("Its differences name whatever it shows otherwise than the commit, and its complaints")
    func differences() async throws {
        let (left, right) = (box(name: "left"), box(10, 20, name: "right"))
        let root = DisplayNode(Column(children: [left.anyNode, right.anyNode]), name: "root")
        let tree = DisplayTree(root: root)
        let first = try await tree.layout(in: .unbounded)
        try tree.update { $0[root].children.swapAt(0, 1) }
        let second = try await tree.layout(in: .unbounded)
        let other = try box(name: "other").layout()
        var mirror = LayoutMirror()
        #expect(
            mirror.differences(from: other) == [
                "the root is nil", "0 nodes are mounted, not 1",
                "BoxContent(other) has the frame nil",
            ]
        )
        mirror.mount(first)
        #expect(mirror.contains(left) && !mirror.contains(other.root))
        #expect(
            mirror.differences(from: second) == [
                "Column(root) has the subnodes [BoxContent(left), BoxContent(right)]",
                "BoxContent(right) has the frame (0, 10) 10×20",
                "BoxContent(left) has the frame (0, 0) 10×10",
            ]
        )
        mirror.apply(LayoutTransition(from: second, to: second))
        #expect(mirror.differences(from: first) == ["\(first) is mounted, not \(second)"])
    }

    private func contradictions(in transition: LayoutTransition) -> [String] {
        let removed = Set(transition.removed.map(\.node))
        let inserted = Set(transition.inserted.map(\.node))
        let moved = Set(transition.moved.map(\.node))
        let reframed = Set(transition.reframed.map(\.node))
        var lines: [String] = []
        if !removed.isDisjoint(with: inserted) { lines.append("removed and inserted at once") }
        if !moved.isDisjoint(with: removed.union(inserted)) { lines.append("moved and more") }
        if !reframed.isDisjoint(with: removed.union(inserted)) { lines.append("reframed and more") }
        if removed.count != transition.removed.count { lines.append("removed twice") }
        if inserted.count != transition.inserted.count { lines.append("inserted twice") }
        if moved.count != transition.moved.count { lines.append("moved twice") }
        return lines
    }
}
