import RandomLayouts
import TestSupport
import Testing
import Weft

@testable import WeftTree

@Suite("Motions from what is shown to a commit")
struct LayoutMotionTests {
    @Test("A motion between commits has the frames of their transition", arguments: Seeds.range(40))
    func transition(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        let commits = try await random.history(6)
        for _ in 0..<6 {
            let (from, to) = (random.random.pick(commits), random.random.pick(commits))
            let motion = LayoutMotion(from: from, to: to)
            let transition = LayoutTransition(from: from, to: to)
            let moments = [-0.5, 0, Double.random(in: 0...1, using: &random.random), 1, 1.5]
            for moving in motion.nodes {
                for moment in moments {
                    let expected = transition.frame(of: moving.node, at: moment)
                    #expect(moving.frame(at: moment) == expected, "seed \(seed)")
                }
                #expect(moving.isLeaving != to.contains(moving.node), "seed \(seed)")
                expectRemains(of: moving, from: from, "seed \(seed)")
                #expect(moving.presence(at: 0) == (from.contains(moving.node) ? 1 : 0))
                #expect(moving.presence(at: 1) == (moving.isLeaving ? 0 : 1))
            }
            #expect(Set(motion.nodes.map(\.node)) == Set(from.nodes + to.nodes), "seed \(seed)")
            expectOrder(of: motion, from: from, "seed \(seed)")
        }
    }

    @Test(
        "An immediate node is where the commit has it, with all that is in it, and no other is",
        arguments: Seeds.range(40)
    )
    func immediate(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        let commits = try await random.history(6)
        var motion = LayoutMotion(from: nil, to: commits[0])
        for _ in 0..<8 {
            let progress = random.random.pick([0.25, 0.5, 1])
            let target = random.random.pick(commits)
            let shown = motion.nodes.map(\.node)
            let dragged = random.random.pick(shown)
            let next = motion.retargeted(to: target, at: progress, immediate: [dragged])
            let other = motion.retargeted(to: target, at: progress)
            #expect(next.nodes.map(\.node) == other.nodes.map(\.node), "seed \(seed)")
            var inside: Set = [dragged]
            for node in motion.nodes {
                guard let superindex = node.superindex else { continue }
                if inside.contains(motion.nodes[superindex].node) { inside.insert(node.node) }
            }
            for (way, plain) in zip(next.nodes, other.nodes) where !way.isLeaving {
                if inside.contains(way.node), plain.presence(at: 0) > 0 {
                    #expect(way.start == target.frame(of: way.node), "seed \(seed)")
                } else if plain.presence(at: 0) > 0 {
                    #expect(way == plain, "seed \(seed)")
                }
                #expect(way.end == plain.end, "seed \(seed)")
            }
            motion = next
        }
    }

    @Test("What is drawn at a point is found on the way", arguments: Seeds.range(20))
    func nodesAtPoint(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        let commits = try await random.history(4)
        let motion = LayoutMotion(from: commits[0], to: commits[1])
        for progress in [0, 0.3, 1] {
            let point = LayoutPoint(
                x: random.random.length(0...200),
                y: random.random.length(0...300)
            )
            var found: [AnyDisplayNode] = []
            for moving in motion.nodes
            where moving.frame(at: progress).contains(point) && moving.presence(at: progress) != 0 {
                found.insert(moving.node, at: 0)
            }
            #expect(
                motion.nodes(at: point, progress: progress).map(\.node) == found,
                "seed \(seed)"
            )
            if progress == 1 { #expect(found == motion.to?.nodes(at: point), "seed \(seed)") }
        }
    }

    /// Expects that a node that leaves is shown as the commit before had it.
    private func expectRemains(
        of moving: LayoutMotion.MovingNode,
        from: LayoutCommit,
        _ comment: Comment
    ) {
        guard let remains = moving.remains else { return }
        #expect(remains.environment == from.environment(of: moving.node), comment)
        #expect((remains.payload == nil) == (from.payload(of: moving.node) == nil), comment)
        if let text = remains.content as? TextContent {
            let former = from.content(of: moving.node) as? TextContent
            #expect(former == text, comment)
            let lines = from.payload(of: moving.node, as: TextLayout.self)
            #expect(lines == remains.payload as? TextLayout, comment)
        }
    }

    /// Expects that nodes come after those that they are drawn in and behind the siblings that they
    /// were behind.
    private func expectOrder(of motion: LayoutMotion, from: LayoutCommit, _ comment: Comment) {
        #expect(motion.nodes.filter { !$0.isLeaving }.map(\.node) == motion.to?.nodes, comment)
        var open: [Int] = []
        for (index, moving) in motion.nodes.enumerated() {
            // The nodes that are drawn in a node follow it without a gap.
            while let last = open.last, last != moving.superindex { open.removeLast() }
            #expect(open.last == moving.superindex, comment)
            open.append(index)
            let supernode = moving.superindex.map { motion.nodes[$0].node }
            let commit = moving.isLeaving ? from : motion.to
            #expect(supernode == commit?.supernode(of: moving.node), comment)
        }
        let indices = Dictionary(
            uniqueKeysWithValues: motion.nodes.enumerated().map { ($1.node, $0) }
        )
        for leaving in motion.nodes where leaving.isLeaving {
            let supernode = from.supernode(of: leaving.node)
            let siblings = supernode.map { from.subnodes(of: $0) } ?? [from.root]
            let behind = siblings.prefix { $0 != leaving.node }.last { sibling in
                motion.to?.contains(sibling) != true
                    || motion.to?.supernode(of: sibling) == supernode
            }
            guard let behind, let place = indices[behind], let own = indices[leaving.node] else {
                continue
            }
            #expect(place < own, comment)
            let between = motion.nodes[place..<own].dropFirst()
            // Nothing but what is drawn in the sibling behind it, or in one that has left as well.
            #expect(
                between.allSatisfy { $0.superindex != leaving.superindex || $0.isLeaving },
                comment
            )
        }
    }

    @Test(
        "A motion that is interrupted again and again never jumps, and ends at the last commit",
        arguments: Seeds.range(40)
    )
    func interruption(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        let commits = try await random.history(6)
        var motion = LayoutMotion(from: random.random.pick(commits), to: commits[0])
        for _ in 0..<12 {
            let progress = random.random.pick([0, 0.25, 0.5, 0.875, 1, 1.125])
            let target = random.random.pick(commits)
            let next = motion.retargeted(to: target, at: progress)
            let moving = Dictionary(uniqueKeysWithValues: next.nodes.map { ($0.node, $0) })
            for former in motion.nodes {
                let node = moving[former.node]
                let presence = former.presence(at: progress)
                let isThere = presence >= 1 / 1_024
                #expect((node?.presence(at: 0) ?? 0) == (isThere ? presence : 0), "seed \(seed)")
                if isThere {
                    #expect(node?.frame(at: 0) == former.frame(at: progress), "seed \(seed)")
                }
            }
            for node in target.nodes {
                #expect(moving[node]?.frame(at: 1) == target.frame(of: node), "seed \(seed)")
                #expect(moving[node]?.isLeaving == false, "seed \(seed)")
            }
            #expect(next.nodes.filter { !$0.isLeaving }.map(\.node) == target.nodes)
            motion = next
        }
    }

    @Test("Interrupted at its ends, a motion is like one from a commit", arguments: Seeds.range(20))
    func ends(seed: UInt64) async throws {
        let random = try RandomTree(seed: seed)
        let commits = try await random.history(6)
        for _ in 0..<6 {
            let (first, second) = (random.random.pick(commits), random.random.pick(commits))
            let third = random.random.pick(commits)
            let motion = LayoutMotion(from: first, to: second)
            let finished = motion.retargeted(to: third, at: 1)
            #expect(finished.nodes == LayoutMotion(from: second, to: third).nodes, "seed \(seed)")
            let unbegun = motion.retargeted(to: third, at: 0)
            let direct = LayoutMotion(from: first, to: third)
            let ways = { (motion: LayoutMotion) in
                Set(motion.nodes.map { "\($0.node) \($0.start) \($0.isLeaving)" })
            }
            #expect(ways(unbegun) == ways(direct), "seed \(seed)")
        }
    }

    @Test("Nothing becomes a first commit, which then becomes nothing")
    func appearing() async throws {
        let leaf = box(10, 10)
        let root = DisplayNode(Column(children: [leaf.anyNode]))
        let commit = try root.layout(in: .unbounded)
        let appearing = LayoutMotion(from: nil, to: commit)
        #expect(appearing.nodes.map(\.node) == [root.anyNode, leaf.anyNode])
        #expect(appearing.nodes.map { $0.presence(at: 0.25) } == [0.25, 0.25])
        #expect(appearing.nodes.map { $0.frame(at: 0.25).width } == [10, 10])
        let vanishing = appearing.retargeted(to: nil, at: 0.5)
        #expect(vanishing.nodes.map { $0.presence(at: 0.5) } == [0.25, 0.25])
        #expect(vanishing.nodes.map(\.superindex) == [nil, 0])
        #expect(vanishing.nodes.allSatisfy { $0.remains == commit.remains(of: $0.node) })
        #expect(vanishing.retargeted(to: nil, at: 1).nodes == [])
        #expect(LayoutMotion(from: nil, to: nil).nodes == [])
    }

    @Test("A node that leaves is drawn in front of the sibling it was in front of")
    func order() async throws {
        let boxes = (0..<5).map { box(10, 10, name: "\($0)").anyNode }
        let root = DisplayNode(Column(children: boxes))
        let tree = DisplayTree(root: root)
        let first = try await tree.layout(in: .unbounded)
        try tree.update { $0[root].children = [boxes[4], boxes[2]] }
        let second = try await tree.layout(in: .unbounded)
        let motion = LayoutMotion(from: first, to: second)
        #expect(motion.nodes.compactMap(\.node.name) == ["0", "1", "4", "2", "3"])
        #expect(motion.nodes.dropFirst().allSatisfy { $0.superindex == 0 })
        // Interrupted, they go on leaving; one of them comes back from where it is.
        try tree.update { $0[root].children = [boxes[3]] }
        let third = try await tree.layout(in: .unbounded)
        let next = motion.retargeted(to: third, at: 0.5)
        #expect(next.nodes.compactMap(\.node.name) == ["0", "1", "4", "2", "3"])
        #expect(next.nodes.map(\.isLeaving) == [false, true, true, true, true, false])
        #expect(next.nodes.map { $0.presence(at: 0) } == [1, 0.5, 0.5, 1, 1, 0.5])
        #expect(next.nodes.last?.start.minY == 30)
        #expect(next.nodes.last?.end.minY == 0)
    }

    @Test("What leaves or enters moves along with its supernode, also after an interruption")
    func company() async throws {
        let old = box(10, 10, name: "old")
        let new = box(10, 10, name: "new")
        let spacer = box(10, 100)
        let cell = DisplayNode(Column(children: [old.anyNode]))
        let root = DisplayNode(Column(children: [cell.anyNode]))
        let tree = DisplayTree(root: root)
        let first = try await tree.layout(in: .unbounded)
        try tree.update { $0[root].children.insert(spacer.anyNode, at: 0) }
        let second = try await tree.layout(in: .unbounded)
        try tree.update { $0[cell].children = [new.anyNode] }
        let third = try await tree.layout(in: .unbounded)
        let motion = LayoutMotion(from: first, to: second).retargeted(to: third, at: 0.5)
        let ways = motion.nodes.filter { [old.anyNode, new.anyNode].contains($0.node) }
        #expect(ways.map(\.start.minY) == [50, 50])
        #expect(ways.map(\.end.minY) == [100, 100])
    }

    @Test("What has moved into a node that is not there yet is drawn in that node's place")
    func absentSupernode() async throws {
        let guest = box(10, 10, name: "guest").anyNode
        let cell = DisplayNode(Column(children: []), name: "cell")
        let last = box(10, 10, name: "last").anyNode
        let root = DisplayNode(Column(children: [guest, last]))
        let tree = DisplayTree(root: root)
        let first = try await tree.layout(in: .unbounded)
        try tree.update { edit in
            edit[cell].children = [guest]
            edit[root].children = [last, cell.anyNode]
        }
        let second = try await tree.layout(in: .unbounded)
        try tree.update { $0[root].children = [last] }
        let third = try await tree.layout(in: .unbounded)
        let motion = LayoutMotion(from: first, to: second)
        #expect(motion.nodes.compactMap(\.node.name) == ["last", "cell", "guest"])
        #expect(motion.nodes.map(\.superindex) == [nil, 0, 0, 2])
        let unbegun = motion.retargeted(to: third, at: 0)
        #expect(unbegun.nodes.compactMap(\.node.name) == ["last", "guest"])
        #expect(unbegun.nodes.map(\.superindex) == [nil, 0, 0])
        #expect(unbegun.nodes.last?.isLeaving == true)
    }

    @Test("What leaves is gone at last, however early each motion is interrupted")
    func earlyInterruptions() async throws {
        let leaf = box()
        let root = DisplayNode(Column(children: [leaf.anyNode]))
        let first = try root.layout(in: .unbounded)
        let tree = DisplayTree(root: root)
        try tree.update { $0[root].children = [] }
        let second = try await tree.layout(in: .unbounded)
        var motion = LayoutMotion(from: first, to: second)
        var presences: [Double] = []
        while let last = motion.nodes.last, last.isLeaving, presences.count < 100 {
            presences.append(last.presence(at: 0))
            motion = motion.retargeted(to: second, at: 0.1)
        }
        #expect(presences.count == 66)
        #expect(presences.last.map { $0 > 0.001 && $0 < 0.0011 } == true)
        #expect(motion.nodes.map(\.node) == [root.anyNode])
    }

    @Test("A node that leaves does not keep the commit alive that had it")
    func memory() async throws {
        let leaf = box()
        let root = DisplayNode(Column(children: [leaf.anyNode]))
        let tree = DisplayTree(root: root)
        weak var storage: LayoutCommit.Storage?
        var motion = LayoutMotion(from: nil, to: nil)
        do {
            let first = try await tree.layout(in: .unbounded)
            storage = first.storage
            try tree.update { $0[root].children = [] }
            motion = LayoutMotion(from: first, to: try await tree.layout(in: .unbounded))
        }
        #expect(storage == nil)
        #expect(motion.nodes.last?.remains?.content is BoxContent)
    }
}
